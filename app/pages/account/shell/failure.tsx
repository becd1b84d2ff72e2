import { business } from '../../../../business.ts';
import { isStorageAvailable } from '../../../lib/tab-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

const failed = `Something went wrong on this page. What you have saved is safe. If it happens again, please ring us on ${business.phone}.`;
const blocked = `To sign in, this browser must keep data for our site, but it refuses to. Please allow cookies for this site, or free some space if this device is full, and load the page again. Or ring us on ${business.phone}.`;

/** Replaces a screen that failed, or a part that could not be loaded; `text` says why, if that is known. */
export function Failure({ text }: { text?: string }) {
  return (
    <EmptyState
      text={text ?? (isStorageAvailable() ? failed : blocked)}
      action={<Button onClick={() => location.reload()}>Load the page again</Button>}
    />
  );
}
