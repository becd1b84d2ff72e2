import { readFromTab, saveInTab } from '../../../lib/tab-storage.ts';

const storageKey = 'garage-recovery';

/**
 * Keeps which session began with a forgotten password, until a new one is chosen: the link has been used up, so the
 * form must come back after a reload, or after a phone has discarded the tab while its authenticator app was open.
 * @param sessionId empty: none, or the user has left the form for the dashboard
 */
export function rememberRecovery(sessionId: string): void {
  if (sessionId) saveInTab(storageKey, JSON.stringify(sessionId));
  else sessionStorage.removeItem(storageKey);
}

/** The id of the session that this tab remembers; empty if there is none. */
export const rememberedRecovery = (): string => readFromTab(storageKey, '');
