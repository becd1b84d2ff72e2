import { useAuth } from '../../../lib/auth.tsx';

/** Tells password managers whose password a form changes: a browser may have several stored for this site. */
export function HiddenUsernameField() {
  const { user } = useAuth();
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      aria-hidden="true"
      tabIndex={-1}
      readOnly
      value={user?.email ?? ''}
    />
  );
}
