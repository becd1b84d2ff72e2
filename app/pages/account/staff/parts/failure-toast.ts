import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { showToast } from '../../../../ui/toast.tsx';

/** How often somebody has asked for another try. */
let asked = 0;
let latest = { text: '', at: 0 };
/** As long as a toast stays: several parts of a screen that fail together are one piece of news. */
const newsMs = 4000;
/** These say themselves what is wrong, and loading again would not help. */
const speaking: ApiError['code'][] = ['not_found', 'invalid_input', 'not_signed_in'];

/** Lets what has failed be told once more, because somebody asked for another try. */
export function askAgain(): void {
  asked += 1;
  latest = { text: '', at: 0 };
}

/**
 * A toast when something cannot be loaded (specification, section 8). Tries that nobody asked for and that fail like
 * the one before are not told again.
 */
export function useFailureToast({ error, isSuccess, errorUpdateCount }: UseQueryResult, text: string): void {
  const told = useRef(-1);
  const isSilent = error === null || (error instanceof ApiError && speaking.includes(error.code));
  const failures = isSilent ? 0 : errorUpdateCount;
  useEffect(() => {
    if (isSuccess) told.current = -1;
    if (failures === 0 || told.current === asked) return;
    told.current = asked;
    if (text === latest.text && Date.now() - latest.at < newsMs) return;
    latest = { text, at: Date.now() };
    showToast({ title: 'Error', text, bad: true });
  }, [failures, isSuccess, text]);
}
