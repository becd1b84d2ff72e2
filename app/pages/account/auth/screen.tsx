import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { onFirstTouch } from '../../../lib/first-touch.ts';
import { lazyPreloaded } from '../../../lib/lazy.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ByMail } from './by-mail.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignOut } from './sign-out.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';
import { type View, viewOf } from './view.ts';
import { Welcome } from './welcome.tsx';

// Nobody meets these before they have typed something.
const NewPassword = lazyPreloaded(async () => (await import('./new-password.tsx')).NewPassword);
const SecondStep = lazyPreloaded(async () => (await import('./second-step.tsx')).SecondStep);

/**
 * Views shown even if a session is stored. Someone whose password was changed by another person, and who asks for
 * a new one, may still have a session stored here that has ended.
 */
const staying: View['name'][] = ['link', 'sign-out', 'forgot'];

/** The state of a history entry opened from the sign-in view, so that Back returns to that view. */
const fromWelcome = 'from-welcome';

/** The sign-in page: one sheet that shows whatever has to happen next. */
export function Screen() {
  const { view, show, back } = useView();
  const entrance = useSignInFlow(view !== undefined && !staying.includes(view.name));
  // The dashboard loads while the user types, instead of after they have signed in.
  useEffect(() => onFirstTouch(() => void import('../dashboard.tsx').catch(() => {})), []);
  return (
    <AuthLayout>
      <CurrentView view={view ?? { name: 'welcome' }} {...{ show, back, entrance }} />
    </AuthLayout>
  );
}

type CurrentViewProps = {
  view: View;
  show: (view: View) => void;
  /** Leaves a view that was opened while signing in. */
  back: () => void;
  entrance: ReturnType<typeof useSignInFlow>;
};

function CurrentView({ view, show, back, entrance }: CurrentViewProps) {
  const { gate, enter, recovered } = entrance;
  const enterAndLeave: typeof enter = async (...attempt) => {
    const isIn = await enter(...attempt);
    if (isIn) show({ name: 'welcome' });
    return isIn;
  };
  const leaveRecovered = () => {
    recovered();
    // A used-up link that was opened again has led to the form by way of `forgot`, which stays for other people.
    if (view.name !== 'welcome') show({ name: 'welcome' });
  };
  if (view.name === 'sign-out') return <SignOut />;
  if (view.name === 'link') return <ConfirmLink {...view} enter={enter} show={show} />;
  if (gate === 'second-step') return <SecondStep enter={enter} />;
  if (gate === 'new-password') return <NewPassword done={leaveRecovered} />;
  if (view.name === 'forgot') return <ByMail purpose="recovery" enter={enterAndLeave} back={back} />;
  if (view.name === 'by-mail') return <ByMail purpose="email" enter={enter} back={back} />;
  return <Welcome enter={enter} show={show} />;
}

/** The prerendered page knows no query, so the first render in the browser must not use it either. */
function useView() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const view = isHydrated ? viewOf(query) : undefined;
  const show = ({ name }: View) => {
    const address = name === 'welcome' ? '/auth' : `/auth?${name}`;
    // Back then returns to the sign-in view. A link's token has been used: it must not stay in the history.
    if (view?.name === 'welcome') void navigate(address, { state: fromWelcome });
    else void navigate(address, { replace: true });
  };
  const back = () => (state === fromWelcome ? void navigate(-1) : show({ name: 'welcome' }));
  return { view, show, back };
}
