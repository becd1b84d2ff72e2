import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf, api, isApiError } from '../../../lib/api.ts';
import { authClient, endSession } from '../../../lib/auth-client.ts';
import { needsSecondStep } from '../../../lib/second-step.ts';
import { rememberedViewer, rememberViewer, type Viewer } from '../../../lib/viewer.ts';
import { showToast } from '../../../ui/toast.tsx';

/** Specification, section 8. */
const createFails = 'Failed to create user profile. Please contact support.';
const loadFails = 'Failed to load user profile. Please try again.';

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** The props of a dashboard: at first perhaps without the profile. */
export type DashboardProps = { viewer: Viewer; profile: Profile | undefined };

const loadProfile = () => answerOf(api.profile.$get());

/** Loads the profile; on the first visit there is none yet, and one is created. */
async function loadOrCreateProfile(): Promise<Profile> {
  try {
    return await loadProfile();
  } catch (error) {
    if (isApiError(error, 'not_found')) return createProfile();
    if (isApiError(error, 'second_step_needed')) await endUnknowing();
    throw new Error(loadFails, { cause: error });
  }
}

/**
 * Ends a session that does not know about the second step, because the response to turning it on was lost: the user
 * would never be asked for the code.
 */
async function endUnknowing(): Promise<void> {
  const { data } = await (await authClient()).getSession();
  if (!data.session || needsSecondStep(data.session)) return;
  await endSession();
  showToast({
    title: 'Please sign in again',
    text: 'Two-step verification is on, so you need a code from your app.',
  });
}

async function createProfile(): Promise<Profile> {
  try {
    return await answerOf(api.profile.$post());
  } catch (error) {
    throw new Error(createFails, { cause: error });
  }
}

/**
 * The profile of the signed-in person, or the sentence that says why there is none.
 * @returns `viewer` too, which is known at once for anyone who was here before
 */
export function useProfile(userId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['profile', userId],
    queryFn: loadOrCreateProfile,
    meta: { topics: ['clients'] },
  });
  const [before] = useState(() => rememberedViewer(userId));
  // Once there is a profile, a failed refetch changes nothing on the screen.
  const failed = data ? null : error;
  useEffect(() => {
    if (failed) showToast({ title: 'Error', text: failed.message, bad: true });
  }, [failed]);
  useEffect(() => {
    if (data) rememberViewer(userId, data);
  }, [userId, data]);
  const viewer = data ?? (failed ? undefined : before);
  return { profile: data, viewer, failure: failed?.message, retry: () => void refetch() };
}
