import { send } from '../../../lib/api.ts';
import { useAction } from './use-action.ts';

/**
 * A button that saves a file from the server.
 * @param failed the sentence if the server gives none, under `title`
 * @returns `save(path, fileName)`, and `pending`
 */
export function useDownload(failed: string, title?: string) {
  const { run, pending } = useAction(failed, { title });
  const save = (path: string, fileName: string) =>
    void run(async () => {
      await download(path, fileName);
      return null;
    });
  return { save, pending };
}

/**
 * Fetches a file with the session's token and hands it to the browser to save.
 * @throws {ApiError}
 */
async function download(path: string, fileName: string): Promise<void> {
  const answer = await send(path);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
