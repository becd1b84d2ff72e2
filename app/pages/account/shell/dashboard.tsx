import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { business, phoneLink } from '../../../../business.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { onDemand, LoadingFallback } from '../../../lib/lazy.tsx';
import { newQueryClient } from '../../../lib/query-client.ts';
import { needsSecondStep } from '../../../lib/second-step.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClientDashboard } from '../client/client-dashboard.tsx';
import { today } from '../parts/days.ts';
import { rememberRecovery } from '../parts/recovery.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Header } from './header.tsx';
import { rememberPlace, useReturn } from './return.ts';
import { useProfile } from './use-profile.ts';
import style from './shell.module.css';

// Clients never load what only staff see. Their own first view is small and comes with the page.
const StaffDashboard = onDemand(() => import('../staff/staff-dashboard.tsx').then((m) => m.StaffDashboard));

/** Waits until it is known whether someone is signed in, and sends everyone else to /auth. */
export function Dashboard() {
  const { user, session, loading } = useAuth();
  const navigate = useNavigate();
  const here = useLocation();
  useReturn();
  const isSignedOut = !loading && (!session || needsSecondStep(session));
  useEffect(() => {
    if (!isSignedOut) return;
    rememberPlace(here);
    void navigate('/auth', { replace: true });
  }, [isSignedOut, navigate, here]);
  // Without the second step the server would refuse every request.
  if (!user || isSignedOut) return <Loading />;
  const { full_name: name } = user.user_metadata;
  return <PersonDashboard key={user.id} userId={user.id} email={user.email ?? ''} name={name} />;
}

function Loading() {
  return (
    <main className={style.loading}>
      <noscript>
        <p>
          The dashboard needs JavaScript. Without it, please call us on{' '}
          <a href={phoneLink(business.phone)}>{business.phone}</a>, or go to our <a href="/">website</a>.
        </p>
      </noscript>
      {/* The style sheet shows this after a while: if the scripts did not load, none of them can. */}
      <p className={style.late}>
        This is taking longer than usual. <a href="/dashboard">Load the page again</a>
      </p>
      <Skeleton label="Loading your dashboard..." lines={6} />
    </main>
  );
}

/** The user as the session knows them, until their profile has loaded. */
type Person = { userId: string; email: string; name: string | null };

/** Keeps users apart: another one may sign in by an emailed link in another tab while this page is open. */
function PersonDashboard(person: Person) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardBody {...person} />
    </QueryClientProvider>
  );
}

function DashboardBody({ userId, email, name }: Person) {
  const { profile, viewer, failure, retry } = useProfile(userId);
  useEffect(() => {
    document.addEventListener('keydown', pressOnce);
    return () => document.removeEventListener('keydown', pressOnce);
  }, []);
  // Someone who opens the dashboard does not want to replace the forgotten password.
  useEffect(() => rememberRecovery(''), []);
  useNewDay();
  const OwnDashboard = viewer?.user_type === 'client' ? ClientDashboard : StaffDashboard;
  return (
    <div className={style.room}>
      <Header
        email={profile?.email ?? email}
        name={profile ? profile.full_name : name}
        userType={viewer?.user_type}
      />
      {/* One notice for both cases: a second one would not know which changes the first has missed. */}
      {(failure || viewer) && <ConnectionNotice />}
      {failure && <EmptyState text={failure} action={<Button onClick={retry}>Try again</Button>} />}
      {!failure && !viewer && <Loading />}
      {viewer && (
        <LoadingFallback value={<Loading />}>
          <OwnDashboard viewer={viewer} profile={profile} />
        </LoadingFallback>
      )}
    </div>
  );
}

/** Renders everything again when a new day begins in Chesterfield: a page may stay open for many nights. */
function useNewDay(): void {
  const [, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), 30_000);
    return () => clearInterval(timer);
  }, []);
}

/**
 * Lets a held Enter press only once. A browser repeats the key thirty times a second, and every action moves the focus
 * to the next row's button: held for a second, Enter confirmed ten appointments.
 */
function pressOnce(event: KeyboardEvent): void {
  const isLineBreak = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isLineBreak) event.preventDefault();
}
