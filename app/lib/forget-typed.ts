/** Where the latest forgetting stands, for all tabs, and in each tab's own storage the one that it has seen. */
const mark = 'garage-forgotten';

/** Forgets what was typed and not saved, in every tab of this browser: it is not for whoever signs in here next. */
export function forgetTyped(): void {
  localStorage.setItem(mark, crypto.randomUUID());
  forgetAsTold();
}

/**
 * Lets this tab forget when another one does, or did while this one was between two pages and could not hear of it.
 * @returns what ends that
 */
export function forgetWithOtherTabs(): () => void {
  forgetAsTold();
  addEventListener('storage', forgetAsTold);
  return () => removeEventListener('storage', forgetAsTold);
}

function forgetAsTold(): void {
  const latest = localStorage.getItem(mark);
  if (latest === null || latest === sessionStorage.getItem(mark)) return;
  sessionStorage.clear();
  sessionStorage.setItem(mark, latest);
}
