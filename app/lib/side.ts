import type { UserType } from '../../features/profiles/schema.ts';
import { readJson } from './keep-text.ts';

/** Which side of the garage a person is on, and the id of their profile. */
export type Side = { id: string; user_type: UserType };

const place = 'garage-side';

/** Remembers the side of the person who is signed in, for their next visit. */
export function rememberSide(userId: string, { id, user_type }: Side): void {
  try {
    localStorage.setItem(place, JSON.stringify({ userId, id, user_type }));
  } catch {
    // Without it, the next visit waits for the profile.
  }
}

/**
 * @returns the side from this person's last visit, so that the dashboard requests its content together with the
 *   profile, which has the last word; undefined if it is another person's
 */
export function rememberedSide(userId: string): Side | undefined {
  const { userId: whose, ...side } = readJson<Partial<Side & { userId: string }>>(
    () => localStorage.getItem(place),
    {},
  );
  return whose === userId ? (side as Side) : undefined;
}

/** Forgets the side, as everything else about a person who signs out. */
export function forgetSide(): void {
  localStorage.removeItem(place);
}
