import type { AuthError } from '@supabase/auth-js';

/**
 * For requests that the server refuses the second time: an attempt that got no response may have been carried out.
 * @returns a function to call with each attempt and its error; it says whether the last attempt was the same and got
 *   no response
 */
export function trackUnansweredAttempts(): (attempt: string, error: AuthError | null) => boolean {
  let unanswered: string | undefined;
  return (attempt, error) => {
    const isRepeated = unanswered === attempt;
    unanswered = error && !error.status ? attempt : undefined;
    return isRepeated;
  };
}
