/** Keeps a text in this tab's storage. Where that is full or refuses, a reload forgets it; nobody loses the page for it. */
export function keepText(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // What is typed stands in its field all the same.
  }
}

/** @returns what is kept at a place, as JSON; `otherwise` where nothing is, or nothing that can be read */
export const readKept = <Kept>(place: string, otherwise: Kept): Kept =>
  readJson(() => sessionStorage.getItem(place), otherwise);

/**
 * Reads what was kept and may be broken: a draft that is lost is no reason to lose the screen, on every load.
 * @param read gives the JSON; nothing: `otherwise`
 */
export function readJson<Kept>(read: () => string | null | undefined, otherwise: Kept): Kept {
  try {
    return (JSON.parse(read() ?? 'null') as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
