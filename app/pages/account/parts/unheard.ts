import type { AuthError } from '@supabase/auth-js';

/**
 * For what the server refuses the second time: an attempt that got no answer may have been carried out.
 * @returns what to tell of each attempt and its error; it says whether the attempt before was the same and got no answer
 */
export function unheardAttempts(): (attempt: string, error: AuthError | null) => boolean {
  let unheard: string | undefined;
  return (attempt, error) => {
    const isRepeated = unheard === attempt;
    unheard = error && !error.status ? attempt : undefined;
    return isRepeated;
  };
}
