import { saveInTab } from './tab-storage.ts';
import { forgetViewer } from './viewer.ts';

/** Key of the latest clearing: in the shared storage for all tabs, in each tab's own storage the last one it saw. */
const mark = 'garage-forgotten';

/** Key of the person who has typed since then. */
const typist = 'garage-typist';

/** Forgets unsaved typing in every tab of this browser, and who they were: neither is for the next person here. */
export function clearDrafts(): void {
  localStorage.setItem(mark, crypto.randomUUID());
  localStorage.removeItem(typist);
  forgetViewer();
  clearIfRequested();
}

/**
 * Forgets what someone else typed in this browser, if their session ended without their signing out here.
 * @param userId who is signed in now
 */
export function clearDraftsOfOthers(userId: string): void {
  const before = localStorage.getItem(typist);
  if (before === userId) return;
  if (before !== null) clearDrafts();
  localStorage.setItem(typist, userId);
}

/**
 * Clears this tab when another tab does so, or has done so while this tab was between two pages and could not notice.
 * @returns a function that stops this
 */
export function syncClearedDrafts(): () => void {
  clearIfRequested();
  // A page in the back/forward cache receives no events until it is shown again.
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, clearIfRequested);
  return () => {
    for (const event of events) removeEventListener(event, clearIfRequested);
  };
}

function clearIfRequested(): void {
  const latest = localStorage.getItem(mark);
  if (latest === null || latest === sessionStorage.getItem(mark)) return;
  sessionStorage.clear();
  saveInTab(mark, latest);
}
