import { keepText } from './keep-text.ts';
import { forgetSide } from './side.ts';

/** Where the latest forgetting stands, for all tabs, and in each tab's own storage the one that it has seen. */
const mark = 'garage-forgotten';

/** Whose it is that was typed since. */
const typist = 'garage-typist';

/** Forgets what was typed and not saved, in every tab of this browser, and whose side it was: neither is for whoever signs in here next. */
export function forgetTyped(): void {
  localStorage.setItem(mark, crypto.randomUUID());
  localStorage.removeItem(typist);
  forgetSide();
  forgetAsTold();
}

/**
 * Forgets what somebody else has typed in this browser, whose session has ended without their signing out here.
 * @param userId who is signed in now
 */
export function forgetTypedByOthers(userId: string): void {
  const before = localStorage.getItem(typist);
  if (before === userId) return;
  if (before !== null) forgetTyped();
  localStorage.setItem(typist, userId);
}

/**
 * Lets this tab forget when another one does, or did while this one was between two pages and could not hear of it.
 * @returns what ends that
 */
export function forgetWithOtherTabs(): () => void {
  forgetAsTold();
  // A page that slept in the browser's memory has heard nothing meanwhile.
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, forgetAsTold);
  return () => {
    for (const event of events) removeEventListener(event, forgetAsTold);
  };
}

function forgetAsTold(): void {
  const latest = localStorage.getItem(mark);
  if (latest === null || latest === sessionStorage.getItem(mark)) return;
  sessionStorage.clear();
  keepText(mark, latest);
}
