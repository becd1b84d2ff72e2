import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What to put into the address: a text sets a parameter, null or an empty text removes it. */
export type UrlChange = Record<string, string | null>;

/**
 * The address's query, where the dashboard keeps tab, filters, page and open dialog, so that Back and a
 * shared link work.
 * @returns `get(name)`, and `change(patch)`, which adds a step to the browser's history unless `replace` is set
 */
export function useUrl() {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const change = useCallback(
    (patch: UrlChange, how: { replace?: boolean } = {}) => {
      setParams((before) => changed(before, patch), {
        replace: how.replace === true,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return { params, get, change };
}

/** @returns a copy of the query with the change carried out */
export function changed(params: URLSearchParams, patch: UrlChange): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
