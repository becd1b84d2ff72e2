import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A filter in the address. @returns its value (null: not set) and what sets it, replacing the step in the history */
export function useFilter(name: string): [string | null, (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (value: string | null) => {
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      };
      setQuery(change, { replace: true, preventScrollReset: true });
    },
    [name, setQuery],
  );
  return [query.get(name), set];
}
