/** Whether this browser can store what signing in needs. It cannot if it blocks all cookies or has no room left. */
export function isStorageAvailable(): boolean {
  try {
    const trial = 'garage-trial';
    localStorage.setItem(trial, '');
    localStorage.removeItem(trial);
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/** Keeps a text in this tab's storage. If storage is full or refused, a reload loses the text; the page still works. */
export function saveInTab(storageKey: string, text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The text is still in its field.
  }
}

/**
 * @returns the JSON value kept under a key; `otherwise` if there is none, or one of another shape: an earlier version
 *   of this program may have stored it
 */
export function readFromTab<Kept>(storageKey: string, otherwise: Kept): Kept {
  const kept = readJson<unknown>(() => sessionStorage.getItem(storageKey), otherwise);
  return isLike(kept, otherwise) ? (kept as Kept) : otherwise;
}

/** Whether everything in `expected` has a counterpart of the same type. */
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
 * Reads a kept value that may be broken: a lost draft must not break the screen on every load.
 * @param read gives the JSON; if it gives nothing, the result is `otherwise`
 */
export function readJson<Kept>(read: () => string | null | undefined, otherwise: Kept): Kept {
  try {
    return (JSON.parse(read() ?? 'null') as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
