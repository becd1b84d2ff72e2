import type { User } from '@supabase/auth-js';
import { useAuth } from '../../../lib/auth.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PanelHead } from '../shell/tab-frame.tsx';
import type { Profile } from '../shell/use-profile.ts';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import style from './account.module.css';

/** Name, phone, email, password, second step and sessions: the same for every user. */
export function AccountTab({ profile }: { profile: Profile | undefined }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className={style.tab}>
      <PanelHead title="Account" />
      {profile ? (
        <Cards user={user} profile={profile} />
      ) : (
        <Skeleton label="Loading your account..." lines={6} />
      )}
    </div>
  );
}

function Cards({ user, profile }: { user: User; profile: Profile }) {
  return (
    <>
      <div className={style.cards}>
        <PersonCard profile={profile} />
        <SecondStepCard user={user} isStaff={profile.user_type !== 'client'} />
        <PasswordCard />
        <EmailCard user={user} address={profile.email} />
      </div>
      <SessionsCard />
    </>
  );
}
