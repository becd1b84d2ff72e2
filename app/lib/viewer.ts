import type { UserType } from '../../features/profiles/schema.ts';
import { readJson } from './tab-storage.ts';

/** The signed-in person, as far as the dashboard must know before the profile has loaded. */
export type Viewer = { id: string; user_type: UserType };

const storageKey = 'garage-side';

/** Remembers the signed-in person, for their next visit. */
export function rememberViewer(userId: string, { id, user_type }: Viewer): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ userId, id, user_type }));
  } catch {
    // Without it, the next visit waits for the profile.
  }
}

/**
 * @returns what their last visit left, so that the dashboard requests its content together with the
 *   profile, which has the last word; undefined if it is another person's
 */
export function rememberedViewer(userId: string): Viewer | undefined {
  const { userId: whose, ...viewer } = readJson<Partial<Viewer & { userId: string }>>(
    () => localStorage.getItem(storageKey),
    {},
  );
  return whose === userId ? (viewer as Viewer) : undefined;
}

/** Forgets the viewer, like everything else about a person who signs out. */
export function forgetViewer(): void {
  localStorage.removeItem(storageKey);
}
