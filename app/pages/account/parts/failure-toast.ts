import { useEffect } from 'react';
import { type ApiError, isApiError } from '../../../lib/api.ts';
import { showToast, currentErrorText } from '../../../ui/toast.tsx';

/** Specification, section 8. */
export const dashboardFailed = 'Failed to load dashboard data. Please refresh the page.';

/** These errors explain themselves, and loading again would not help. */
const speaking: ApiError['code'][] = [
  'not_found',
  'invalid_input',
  'conflict',
  'not_signed_in',
  'not_allowed',
  'second_step_needed',
];

/**
 * Shows a toast when something cannot be loaded (specification, section 8), once until it can be. It never replaces
 * another error: someone who pressed a button must read that it failed, and the content shows this failure itself.
 */
export function useFailureToast(error: Error | null, text: string): void {
  const isNews = error !== null && !isApiError(error, ...speaking);
  useEffect(() => {
    if (isNews && [undefined, text].includes(currentErrorText()))
      showToast({ title: 'Error', text, bad: true });
  }, [isNews, text]);
}
