import type { Profile } from '../shell/use-profile.ts';

export function StaffDashboard({ profile }: { profile: Profile }) {
  return <p>{profile.full_name}</p>;
}
