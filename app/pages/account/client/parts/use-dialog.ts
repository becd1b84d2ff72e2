import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changed } from '../../parts/url-change.ts';
import { useOncePerHistoryEntry } from '../../parts/use-once-per-history-entry.ts';

type OpenedHere = { dialogOpened?: boolean } | null;

/**
 * The open dialog, kept in the address (`?dialog=edit-vehicle&id=…`), so that Back closes it and a
 * link to it works.
 * @returns `name` and `id` of the open dialog, `open`, and `close`, which closes only this dialog, never a later one
 */
export function useDialog() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: OpenedHere };
  const openedHere = state?.dialogOpened === true;
  const onceHere = useOncePerHistoryEntry();
  const open = (name: string, more: Record<string, string> = {}) => {
    // The second half of a double click: it would add a step to the history that has to be closed too.
    const there = new URLSearchParams(window.location.search);
    if (changed(there, { dialog: name, ...more }).toString() === there.toString()) return;
    setQuery((before) => changed(before, { dialog: name, ...more }), {
      state: { dialogOpened: true },
      preventScrollReset: true,
    });
  };
  const close = () =>
    onceHere(() => {
      // A dialog opened here leaves no trace in the history; one opened by a link has no page before it.
      if (openedHere) return void navigate(-1);
      const closed = { dialog: null, id: null, vehicle: null, type: null };
      setQuery((before) => changed(before, closed), { replace: true, preventScrollReset: true });
    });
  return { name: query.get('dialog'), id: query.get('id'), query, open, close };
}
