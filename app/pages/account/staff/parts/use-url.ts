import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What to put into the address: a text sets a parameter, null or an empty text removes it. */
export type UrlChange = Record<string, string | null>;

/**
 * The address's query, where the dashboard keeps tab, filters, page and open dialog, so that Back and a
 * shared link work. What is searched for (`q`) is handled like them but kept beside the address, in the step of
 * the browser's history: it may be a registration or a name, and addresses are stored and passed on.
 * @returns `get(name)`, and `change(patch)`, which adds a step to the browser's history unless `replace` is set
 */
export function useUrl() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const params = useMemo(() => paramsOf(search, state), [search, state]);
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const change = useCallback(
    (patch: UrlChange, how: { replace?: boolean } = {}) => {
      const place = placeOf(changed(params, patch));
      void navigate(place.to, {
        state: place.state,
        replace: how.replace === true,
        preventScrollReset: true,
      });
    },
    [navigate, params],
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

/** @returns where a query leads to: the address without what is searched for, and the history's state with it */
export function placeOf(params: URLSearchParams): { to: { search: string }; state: { q: string } | null } {
  const q = params.get('q');
  return { to: { search: changed(params, { q: null }).toString() }, state: q ? { q } : null };
}

/** The reverse of `placeOf`. */
export function paramsOf(search: string, state: unknown): URLSearchParams {
  const hasSearch = typeof state === 'object' && state !== null && 'q' in state;
  return changed(new URLSearchParams(search), { q: hasSearch ? String(state.q) : null });
}
