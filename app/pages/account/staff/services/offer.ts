/** The value that a field offers after work; empty if the vehicle's own already comes from this work or later work. */
export function unlessLater<T extends string | number>(offered: T, now: T | null): T | '' {
  return now !== null && now >= offered ? '' : offered;
}
