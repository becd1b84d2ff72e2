import { download } from '../../../lib/api.ts';
import { useAction } from './use-action.ts';

/**
 * A button that saves a file of the server's.
 * @param failed the sentence when the server gives none, under `title`
 * @returns `save(path, fileName)`, and `pending`
 */
export function useDownload(failed: string, title?: string) {
  const { run, pending } = useAction(failed, title);
  const save = (path: string, fileName: string) =>
    void run(async () => {
      await download(path, fileName);
      return null;
    });
  return { save, pending };
}
