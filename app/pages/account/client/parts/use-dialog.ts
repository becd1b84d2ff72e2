import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

type OpenedHere = { dialogOpened?: boolean } | null;

/**
 * The open dialog, which stands in the address (`?dialog=edit-vehicle&id=…`), so that Back closes it and a
 * link to it works.
 * @returns `name` and `id` of the open dialog, `open`, and `close`, which closes this dialog and no later one
 */
export function useDialog() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: OpenedHere };
  const openedHere = state?.dialogOpened === true;
  const latest = useRef(key);
  useEffect(() => void (latest.current = key), [key]);
  const open = useCallback(
    (name: string, more: Record<string, string> = {}) => {
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries({ dialog: name, ...more })) after.set(key, value);
        return after;
      };
      setQuery(change, { state: { dialogOpened: true }, preventScrollReset: true });
    },
    [setQuery],
  );
  const close = useCallback(() => {
    // An answer may come when its window is closed already: one more step back would leave the page under it.
    if (latest.current !== key) return;
    // A dialog that was opened here leaves no trace in the history; one from a link has nothing behind it.
    if (openedHere) return void navigate(-1);
    const change = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      for (const name of ['dialog', 'id', 'vehicle', 'type']) after.delete(name);
      return after;
    };
    setQuery(change, { replace: true, preventScrollReset: true });
  }, [key, navigate, openedHere, setQuery]);
  return { name: query.get('dialog'), id: query.get('id'), query, open, close };
}
