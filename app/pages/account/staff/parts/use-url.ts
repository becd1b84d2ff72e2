import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changed, type UrlChange } from '../../parts/url-change.ts';
import { stepsOver, withoutForm } from './windows.ts';

type Place = { to: { search: string }; state: UrlChange };
type How = { replace?: boolean; fresh?: boolean };

/**
 * The address's query, where the dashboard keeps tab, filters, page and open dialog, so that Back and a
 * shared link work.
 * @returns the query (`params`), `get(name)`, and `change(patch)`, which adds a step to the browser's history unless
 *   `replace` is set; `fresh` leaves everything else in the query behind, as another tab does
 */
export function useUrl() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const params = useMemo(() => paramsOf(search, state), [search, state]);
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const change = useCallback(
    (patch: UrlChange, how: How = {}) => {
      const place = placeAfter(params, patch, how);
      if (isOnItsWay(params, place)) return;
      void navigate(place.to, {
        state: place.state,
        replace: how.replace === true,
        preventScrollReset: staysOn(params, place),
      });
    },
    [navigate, params],
  );
  return { params, get, change };
}

/** @returns where a change of the query leads to, `how` as in `useUrl` */
export function placeAfter(
  params: URLSearchParams,
  patch: UrlChange,
  { replace = false, fresh = false }: How,
) {
  const after = changed(fresh ? new URLSearchParams() : params, withoutForm(patch));
  const steps = stepsOver(params, after, replace);
  return placeOf(changed(after, { over: steps > 0 ? String(steps) : null }));
}

/** What makes another page of the dashboard; whatever else changes lies over it, beside it or in its lists. */
const pages = ['tab', 'client', 'print'];

/**
 * Whether a place is on the page that is open, which keeps its scroll then. Another one begins at its top: with its
 * data there already, nothing else would bring its heading into sight.
 */
export function staysOn(params: URLSearchParams, { to }: Place): boolean {
  const after = new URLSearchParams(to.search);
  return pages.every((name) => params.get(name) === after.get(name));
}

/**
 * Handled like the others but kept beside the address, in the step of the browser's history. What is searched for
 * (`q`) and where a page of a list begins (`cursor`) may be a registration or a name, and addresses are stored and
 * passed on; the way through a list's pages (`trail`) and how many steps a window lies over its page (`over`) are
 * nobody else's.
 */
const beside = ['q', 'cursor', 'trail', 'over'];

/** @returns where a query leads to: the address, and the history's state with what is kept beside it */
export function placeOf(params: URLSearchParams): Place {
  const kept = [...params].filter(([name]) => beside.includes(name));
  return { to: { search: changed(params, noneBeside).toString() }, state: Object.fromEntries(kept) };
}

/** The reverse of `placeOf`. */
export function paramsOf(search: string, state: unknown): URLSearchParams {
  const kept = beside.map((name) => {
    const value: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
    return [name, typeof value === 'string' ? value : null];
  });
  return changed(new URLSearchParams(search), Object.fromEntries(kept) as UrlChange);
}

/**
 * Whether the browser is there already and the page is not yet. Then the second half of a double click, or a key
 * that is held, must add no further step to the history: Escape and Back would have to undo it too.
 */
export function isOnItsWay(params: URLSearchParams, { to, state }: Place): boolean {
  // Where React Router keeps the state of a step.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  const there = paramsOf(to.search, state).toString();
  return params.toString() !== there && paramsOf(window.location.search, usr).toString() === there;
}

const noneBeside: UrlChange = Object.fromEntries(beside.map((name) => [name, null]));
