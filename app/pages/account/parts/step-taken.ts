import { isUnsure } from '../../../lib/api.ts';

/**
 * A step whose answer was lost may have been taken, and the next one stand on its button: whoever is told of a failure
 * presses there again. So what came of it is asked for first.
 * @param ask what there is now
 * @returns the answer, or what there is now where that is what was wanted
 * @throws {ApiError} as the step's own sending did, where it was not taken or nobody can tell
 */
export async function stepTaken<After>(
  answer: Promise<After>,
  ask: () => Promise<After>,
  isTaken: (now: After) => boolean,
): Promise<After> {
  try {
    return await answer;
  } catch (error) {
    const now = isUnsure(error) ? await ask().catch(() => null) : null;
    if (now === null || !isTaken(now)) throw error;
    return now;
  }
}

/**
 * As `stepTaken`, of what is deleted: its row has gone by then, and the next one's button has the focus.
 * @param ask the rows that there are now
 */
export async function rowDeleted(
  answer: Promise<unknown>,
  ask: () => Promise<{ rows: { id: string }[] }>,
  id: string,
): Promise<void> {
  const isGone = async () => (await ask()).rows.every((row) => row.id !== id);
  await stepTaken<unknown>(answer, isGone, (now) => now === true);
}
