import type { Profile } from '../shell/use-profile.ts';

/** Name, phone, e-mail, password, sessions: the same for everybody. */
export function AccountTab({ profile }: { profile: Profile }) {
  return <p>{profile.email}</p>;
}
