import type { UrlChange } from '../../parts/url-change.ts';

/** The parameters in the address while a dialog or sheet is open over a tab: a form, or the details of something. */
const overlayParams = ['do', 'appointment', 'vehicle', 'record', 'print'];

/** Takes every dialog out of the query, with the parameters that belong only to dialogs. */
export const nothingOpen: UrlChange = Object.fromEntries(
  [...overlayParams, 'job', 'from', 'at', 'act', 'over'].map((name) => [name, null]),
);

/**
 * @returns the change; if it opens or closes a dialog, without the form open in the one before (`act`): otherwise an
 *   appointment’s Edit would open the Edit of its car, and of the next appointment
 */
export const withoutForm = (patch: UrlChange): UrlChange =>
  overlayParams.some((name) => name in patch) ? { act: null, ...patch } : patch;

/**
 * Closing a dialog goes back to the page under it, so that Back never leads to that page twice.
 * @param before the query, with `over`: how many steps of the browser's history lay over the page
 * @param replace whether the change is not a step of its own
 * @returns how many lie over it after the change; 0 if no dialog is open, or the page is not the step before it
 */
export function stepsOver(before: URLSearchParams, after: URLSearchParams, replace: boolean): number {
  if (!isOpen(after) || underOf(before) !== underOf(after)) return 0;
  const steps = Number(before.get('over'));
  if (replace) return steps;
  return isOpen(before) && steps === 0 ? 0 : steps + 1;
}

const isOpen = (query: URLSearchParams) => overlayParams.some((name) => query.has(name));

function underOf(query: URLSearchParams): string {
  const under = new URLSearchParams([...query].filter(([name]) => !(name in nothingOpen)));
  under.sort();
  return under.toString();
}
