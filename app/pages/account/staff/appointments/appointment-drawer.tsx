import { useUrl } from '../parts/use-url.ts';
import { Loaded } from '../../parts/loaded.tsx';
import parts from '../parts/parts.module.css';
import { AuditEntries } from './audit-entries.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CancelForm } from './cancel-form.tsx';
import { EditForm } from './edit-form.tsx';
import { MoveForm } from './move-form.tsx';
import { QuoteForm } from '../quotes/quote-form.tsx';
import { QuoteList } from '../quotes/quote-list.tsx';
import { useAppointment } from './queries.ts';

/** One appointment: what it is, what can be done with it, and what was done. `act` in the address opens a form. */
export function AppointmentDrawer({ id }: { id: string }) {
  const { get, change } = useUrl();
  const query = useAppointment(id);
  const back = () => change({ act: null }, { replace: true });
  return (
    <Loaded query={query} loading="Loading the appointment..." lines={8}>
      {({ appointment, acts, services, quotes, about_client: aboutClient, can_be_missed: canBeMissed }) => (
        <div className={parts.stack}>
          <AppointmentFacts {...{ appointment, services, aboutClient }} isBeingChanged={get('act') !== ''} />
          <QuoteList quotes={quotes} />
          {get('act') === 'edit' && <EditForm appointment={appointment} onDone={back} />}
          {get('act') === 'move' && <MoveForm appointment={appointment} onDone={back} />}
          {get('act') === 'cancel' && <CancelForm appointment={appointment} onDone={back} />}
          {get('act') === 'price' && <QuoteForm appointment={appointment} onDone={back} />}
          {!get('act') && <AppointmentActions {...{ appointment, canBeMissed }} />}
          <AuditEntries acts={acts} />
        </div>
      )}
    </Loaded>
  );
}
