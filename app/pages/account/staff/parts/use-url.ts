import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changed, type UrlChange } from '../../parts/url-change.ts';
import { stepsOver, withoutForm } from './overlay-params.ts';

type Place = { to: { search: string }; state: UrlChange };
type How = { replace?: boolean; resetQuery?: boolean };

/**
 * The address's query, where the dashboard keeps tab, filters, page and open dialog, so that Back and a
 * shared link work.
 * @returns the query (`params`), `get(name)`, and `change(patch)`, which adds a step to the browser's history unless
 *   `replace` is set; `resetQuery` drops everything else from the query, as changing tabs does
 */
export function useUrl() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const params = useMemo(() => paramsOf(search, state), [search, state]);
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const change = useCallback(
    (patch: UrlChange, how: How = {}) => {
      const place = placeAfter(params, patch, how);
      if (isAlreadyNavigating(params, place)) return;
      void navigate(place.to, {
        state: place.state,
        replace: how.replace === true,
        preventScrollReset: isSamePage(params, place),
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
  { replace = false, resetQuery = false }: How,
) {
  const after = changed(resetQuery ? new URLSearchParams() : params, withoutForm(patch));
  const steps = stepsOver(params, after, replace);
  return placeOf(changed(after, { over: steps > 0 ? String(steps) : null }));
}

/** The parameters that make another page of the dashboard; others only change what is over it, beside it or in it. */
const pages = ['tab', 'client', 'print'];

/**
 * Whether a place is on the open page, which then keeps its scroll position. Another page begins at its top: if its
 * data is already there, nothing else would bring its heading into view.
 */
export function isSamePage(params: URLSearchParams, { to }: Place): boolean {
  const after = new URLSearchParams(to.search);
  return pages.every((name) => params.get(name) === after.get(name));
}

/**
 * Handled like the other parameters, but kept beside the address, in the step of the browser's history. A search (`q`)
 * and the beginning of a page of a list (`cursor`) may be a registration or a name, and addresses are stored and passed
 * on. The way through a list's pages (`trail`) and how many steps a dialog lies over its page (`over`) concern nobody
 * else.
 */
const stateParams = ['q', 'cursor', 'trail', 'over'];

/** @returns where a query leads to: the address, and the history's state with what is kept beside it */
export function placeOf(params: URLSearchParams): Place {
  const kept = [...params].filter(([name]) => stateParams.includes(name));
  return { to: { search: changed(params, noStateParams).toString() }, state: Object.fromEntries(kept) };
}

/** The reverse of `placeOf`. */
export function paramsOf(search: string, state: unknown): URLSearchParams {
  const kept = stateParams.map((name) => {
    const value: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
    return [name, typeof value === 'string' ? value : null];
  });
  return changed(new URLSearchParams(search), Object.fromEntries(kept) as UrlChange);
}

/**
 * Whether the browser is already there but the page is not. Then the second half of a double click, or a key that is
 * held down, must not add another step to the history: Escape and Back would have to undo it too.
 */
export function isAlreadyNavigating(params: URLSearchParams, { to, state }: Place): boolean {
  // Where React Router keeps the state of a step.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  const there = paramsOf(to.search, state).toString();
  return params.toString() !== there && paramsOf(window.location.search, usr).toString() === there;
}

const noStateParams: UrlChange = Object.fromEntries(stateParams.map((name) => [name, null]));
