import { isOutcomeUnknown } from '../../../lib/api.ts';

/**
 * A step whose response was lost may have been taken, and its button may already offer the next step: a user who reads
 * that it failed presses the button again. So the current state is checked first.
 * @param ask fetches the current state
 * @returns the answer, or the current state if that is what was wanted
 * @throws {ApiError} the error of the step itself, if it was not taken or nobody can tell
 */
export async function confirmOutcome<After>(
  answer: Promise<After>,
  ask: () => Promise<After>,
  isDone: (now: After) => boolean,
): Promise<After> {
  try {
    return await answer;
  } catch (error) {
    const now = isOutcomeUnknown(error) ? await ask().catch(() => null) : null;
    if (now === null || !isDone(now)) throw error;
    return now;
  }
}

/**
 * As `confirmOutcome`, for a deletion: by then the row has gone, and the next row's button has the focus.
 * @param ask fetches the current rows
 */
export async function confirmDeleted(
  answer: Promise<unknown>,
  ask: () => Promise<{ rows: { id: string }[] }>,
  id: string,
): Promise<void> {
  const isGone = async () => (await ask()).rows.every((row) => row.id !== id);
  await confirmOutcome<unknown>(answer, isGone, (now) => now === true);
}
