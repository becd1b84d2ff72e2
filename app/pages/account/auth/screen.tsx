import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
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
 * Views that have something to do first, also where a session is stored. Whoever is told that somebody has changed
 * their password, and asks for another, has one here that has ended.
 */
const staying: View['name'][] = ['link', 'sign-out', 'forgot'];

/** The sign-in page: one sheet, and on it whatever has to happen next. */
export function Screen() {
  const [view, setView] = useView();
  const entrance = useEntrance(view !== undefined && !staying.includes(view.name));
  return (
    <Sheet>
      <Part view={view ?? { name: 'welcome' }} setView={setView} entrance={entrance} />
    </Sheet>
  );
}

type PartProps = { view: View; setView: (view: View) => void; entrance: ReturnType<typeof useEntrance> };

function Part({ view, setView, entrance }: PartProps) {
  const { gate, enter, recovered } = entrance;
  const back = () => setView({ name: 'welcome' });
  const enterAndLeave: typeof enter = async (...attempt) => {
    const isIn = await enter(...attempt);
    if (isIn) back();
    return isIn;
  };
  if (view.name === 'sign-out') return <SignOut />;
  if (view.name === 'link') return <ConfirmLink {...view} enter={enter} show={setView} />;
  if (gate === 'second-step') return <SecondStep enter={enter} />;
  if (gate === 'new-password') return <NewPassword done={recovered} />;
  if (view.name === 'forgot') return <ByMail purpose="recovery" enter={enterAndLeave} back={back} />;
  if (view.name === 'by-mail') return <ByMail purpose="email" enter={enter} back={back} />;
  return <Welcome enter={enter} show={setView} />;
}

/** The prerendered page knows no address, so the first view in the browser must not know it either. */
function useView() {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<View>();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const show = (next: View) => {
    // A link's token has been used: it must not stay in the address.
    if (location.search) history.replaceState(history.state, '', '/auth');
    setChosen(next);
  };
  return [chosen ?? (isHydrated ? viewOf(query) : undefined), show] as const;
}
