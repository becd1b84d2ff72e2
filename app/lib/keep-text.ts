/** Whether this browser keeps what signing in needs: told to block all cookies, or with no room left, it refuses. */
export function canKeep(): boolean {
  try {
    const trial = 'garage-trial';
    localStorage.setItem(trial, '');
    localStorage.removeItem(trial);
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/** Keeps a text in this tab's storage. Where that is full or refuses, a reload forgets it; nobody loses the page for it. */
export function keepText(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // What is typed stands in its field all the same.
  }
}

/**
 * @returns what is kept at a place, as JSON; `otherwise` where nothing is, or nothing of its shape: an earlier version of
 *   this program may have kept it
 */
export function readKept<Kept>(place: string, otherwise: Kept): Kept {
  const kept = readJson<unknown>(() => sessionStorage.getItem(place), otherwise);
  return isLike(kept, otherwise) ? (kept as Kept) : otherwise;
}

/** Whether everything in `expected` has its counterpart of the same type. */
function isLike(kept: unknown, expected: unknown): boolean {
  if (typeOf(kept) !== typeOf(expected)) return false;
  if (typeof expected !== 'object') return true;
  return Object.entries(expected ?? {}).every(([name, value]) =>
    isLike(Reflect.get(Object(kept), name), value),
  );
}

/** Tells null, lists and objects apart too. */
const typeOf = (value: unknown) => Object.prototype.toString.call(value);

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
