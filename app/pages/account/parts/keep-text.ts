/** Keeps a text in this tab's storage. Where that is full or refuses, a reload forgets it; nobody loses the page for it. */
export function keepText(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // What is typed stands in its field all the same.
  }
}
