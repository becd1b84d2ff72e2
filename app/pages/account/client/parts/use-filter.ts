import { useSearchParams } from 'react-router';
import { changed } from '../../parts/url-change.ts';

/** A filter in the address. @returns its value (null: not set) and a setter, which replaces the step in the history */
export function useFilter(name: string): [string | null, (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (value: string | null) =>
    setQuery((before) => changed(before, { [name]: value }), { replace: true, preventScrollReset: true });
  return [query.get(name), set];
}
