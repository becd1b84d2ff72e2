import { business } from '../../../../business.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What stands in place of a screen that failed, or of a part that could not be loaded. */
export function Failure() {
  return (
    <main>
      <EmptyState
        text={`Something went wrong on this page. What you have saved is safe. If it happens again, please ring us on ${business.phone}.`}
        action={<Button onClick={() => location.reload()}>Load the page again</Button>}
      />
    </main>
  );
}
