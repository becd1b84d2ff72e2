import { privateMeta } from '../../lib/meta.ts';
import { Screen } from './auth/screen.tsx';
import { AppProviders } from './shell/app-providers.tsx';
import { Failure } from './shell/failure.tsx';

export const handle = { scripts: true };
export const meta = () =>
  privateMeta('Sign in', 'Sign in to manage vehicles, book appointments and see what was done.', [
    'client login',
    'garage account',
    'book a service online',
  ]);

/** /auth: signing in and up, forgotten passwords, the links in our messages, and signing out. */
export default function Page() {
  return (
    <AppProviders>
      <Screen />
    </AppProviders>
  );
}

export function ErrorBoundary() {
  return <Failure />;
}
