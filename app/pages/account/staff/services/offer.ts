/** What a field offers after work; nothing where what the vehicle says already comes from this work or later work. */
export function unlessLater<T extends string | number>(offered: T, now: T | null): T | '' {
  return now !== null && now >= offered ? '' : offered;
}
