import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { onFirstTouch } from '../../../lib/first-touch.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ByMail } from './by-mail.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { NewPassword } from './new-password.tsx';
import { SecondStep } from './second-step.tsx';
import { Sheet } from './sheet.tsx';
import { SignOut } from './sign-out.tsx';
import { useEntrance } from './use-entrance.ts';
import { type View, viewOf } from './view.ts';
import { Welcome } from './welcome.tsx';

/**
 * Views that come first even where a session is stored. Somebody whose password another person has changed, and who
 * asks for a new one, may still have a session here, though it has ended.
 */
const staying: View['name'][] = ['link', 'sign-out', 'forgot'];

/** The state of a history entry that was opened from the sign-in view, so that Back leads to it. */
const fromWelcome = 'from-welcome';

/** The sign-in page: one sheet, and on it whatever has to happen next. */
export function Screen() {
  const { view, show, back } = useView();
  const entrance = useEntrance(view !== undefined && !staying.includes(view.name));
  // It comes while somebody types, instead of after they have signed in.
  useEffect(() => onFirstTouch(() => void import('../dashboard.tsx').catch(() => {})), []);
  return (
    <Sheet>
      <Part view={view ?? { name: 'welcome' }} {...{ show, back, entrance }} />
    </Sheet>
  );
}

type PartProps = {
  view: View;
  show: (view: View) => void;
  /** From a view that was opened while signing in. */
  back: () => void;
  entrance: ReturnType<typeof useEntrance>;
};

function Part({ view, show, back, entrance }: PartProps) {
  const { gate, enter, recovered } = entrance;
  const enterAndLeave: typeof enter = async (...attempt) => {
    const isIn = await enter(...attempt);
    if (isIn) show({ name: 'welcome' });
    return isIn;
  };
  if (view.name === 'sign-out') return <SignOut />;
  if (view.name === 'link') return <ConfirmLink {...view} enter={enter} show={show} />;
  if (gate === 'second-step') return <SecondStep enter={enter} />;
  if (gate === 'new-password') return <NewPassword done={recovered} />;
  if (view.name === 'forgot') return <ByMail purpose="recovery" enter={enterAndLeave} back={back} />;
  if (view.name === 'by-mail') return <ByMail purpose="email" enter={enter} back={back} />;
  return <Welcome enter={enter} show={show} />;
}

/** The prerendered page knows no address, so the first view in the browser must not know it either. */
function useView() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const view = isHydrated ? viewOf(query) : undefined;
  const show = ({ name }: View) => {
    const address = name === 'welcome' ? '/auth' : `/auth?${name}`;
    // From there Back leads to signing in again. A link's token has been used: it must not stay in the history.
    if (view?.name === 'welcome') void navigate(address, { state: fromWelcome });
    else void navigate(address, { replace: true });
  };
  const back = () => (state === fromWelcome ? void navigate(-1) : show({ name: 'welcome' }));
  return { view, show, back };
}
