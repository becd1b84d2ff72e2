import { useEffect } from 'react';
import { type ApiError, isOf } from '../../../lib/api.ts';
import { showToast, toldTrouble } from '../../../ui/toast.tsx';

/** Specification, section 8. */
export const dashboardFailed = 'Failed to load dashboard data. Please refresh the page.';

/** These say themselves what is wrong, and loading again would not help. */
const speaking: ApiError['code'][] = [
  'not_found',
  'invalid_input',
  'conflict',
  'not_signed_in',
  'not_allowed',
  'second_step_needed',
];

/**
 * A toast when something cannot be loaded (specification, section 8); once, until it could be. It takes no place from
 * what else went wrong: whoever pressed a button has to read that it was not done, and this stands in its place as well.
 */
export function useFailureToast(error: Error | null, text: string): void {
  const isNews = error !== null && !isOf(error, ...speaking);
  useEffect(() => {
    if (isNews && [undefined, text].includes(toldTrouble())) showToast({ title: 'Error', text, bad: true });
  }, [isNews, text]);
}
