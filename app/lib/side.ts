import type { UserType } from '../../features/profiles/schema.ts';
import { readJson } from './keep-text.ts';

/** On which side of the garage somebody is, and whose profile that is. */
export type Side = { id: string; user_type: UserType };

const place = 'garage-side';

/** Notes the side of whoever is signed in, for their next visit. */
export function rememberSide(userId: string, { id, user_type }: Side): void {
  try {
    localStorage.setItem(place, JSON.stringify({ userId, id, user_type }));
  } catch {
    // Without it the next visit waits for the profile.
  }
}

/**
 * @returns what was noted at their last visit, so that the dashboard asks for its content together with the profile,
 *   which has the last word; undefined after another person's
 */
export function rememberedSide(userId: string): Side | undefined {
  const { userId: whose, ...side } = readJson<Partial<Side & { userId: string }>>(
    () => localStorage.getItem(place),
    {},
  );
  return whose === userId ? (side as Side) : undefined;
}

/** Forgets it, as everything about somebody who signs out. */
export function forgetSide(): void {
  localStorage.removeItem(place);
}
