import type { UrlChange } from './use-url.ts';

/** What stands in the address while a window is open over a tab: a form, or something's details. */
const windows = ['do', 'appointment', 'vehicle', 'record'];

/** Takes every window out of the address, with what only they look at. */
export const nothingOpen: UrlChange = Object.fromEntries(
  [...windows, 'from', 'at', 'act'].map((name) => [name, null]),
);

/**
 * Closing a window goes back to the page under it, so that Back never leads to that page twice.
 * @param change `before` and `after`: the query; `steps`: of the browser's history that lay over the page before;
 *   `replace`: whether this is no step of its own
 * @returns how many steps lie over the page now; 0 where no window is open, or the page is not the step before it
 */
export function stepsOver(change: {
  before: URLSearchParams;
  after: URLSearchParams;
  steps: number;
  replace: boolean;
}): number {
  const { before, after, steps, replace } = change;
  if (!isOpen(after) || underOf(before) !== underOf(after)) return 0;
  if (replace) return steps;
  return isOpen(before) && steps === 0 ? 0 : steps + 1;
}

const isOpen = (query: URLSearchParams) => windows.some((name) => query.has(name));

function underOf(query: URLSearchParams): string {
  const under = new URLSearchParams([...query].filter(([name]) => !(name in nothingOpen) && name !== 'over'));
  under.sort();
  return under.toString();
}
