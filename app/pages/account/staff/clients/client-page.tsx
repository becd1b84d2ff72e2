import { Button } from '../../../../ui/button.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { shownInstantDay } from '../../parts/days.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { UnsavedText, useForgetDrafts } from '../parts/unsaved-text.tsx';
import { useUrl } from '../parts/use-url.ts';
import { clientName } from '../parts/words.ts';
import parts from '../parts/parts.module.css';
import { ClientContacts, contactsDraft } from './client-contacts.tsx';
import { ClientData } from './client-data.tsx';
import { ClientMessages } from '../messages/client-messages.tsx';
import { ClientEnquiries } from './client-enquiries.tsx';
import { ClientReminders } from './client-reminders.tsx';
import { ClientVehicles } from './client-vehicles.tsx';
import { EnteredTwice } from './entered-twice.tsx';
import { ClientAppointments, ClientServices } from './client-work.tsx';
import { useClient } from './queries.ts';
import style from './clients.module.css';

/** Everything about one client on one page. */
export function ClientPage({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const query = useClient(id);
  return (
    <div className={parts.stack}>
      <p>
        <DashboardLink to={{ client: null }}>All clients</DashboardLink>
      </p>
      <Loaded query={query} loading="Loading the client..." lines={12}>
        {(all) =>
          all.client.erased_at === null ? <Everything {...all} isAdmin={isAdmin} /> : <Gone {...all} />
        }
      </Loaded>
    </div>
  );
}

type All = NonNullable<ReturnType<typeof useClient>['data']>;

function Everything({ client, has_account: hasAccount, isAdmin, ...all }: All & { isAdmin: boolean }) {
  const { change } = useUrl();
  return (
    <>
      <PanelHead title={clientName(client.full_name)}>
        <Button small look="primary" onClick={() => change({ do: 'book' })}>
          Book for this client
        </Button>
      </PanelHead>
      <h2 className="visually-hidden">Everything about this client</h2>
      <div className={style.page}>
        <ClientContacts client={client} hasAccount={hasAccount} />
        <ClientVehicles clientId={client.id} vehicles={all.vehicles} />
        <ClientAppointments appointments={all.appointments} />
        <ClientServices services={all.services} />
        <ClientReminders
          client={client}
          isDisabled={all.is_disabled}
          reminders={all.reminders}
          vehicles={all.vehicles}
        />
        <div className={parts.stack}>
          <ClientMessages clientId={client.id} />
          <ClientEnquiries enquiries={all.enquiries} />
        </div>
        {isAdmin && <EnteredTwice client={client} hasAccount={hasAccount} />}
        {isAdmin && <ClientData client={client} />}
      </div>
    </>
  );
}

function Gone(all: All) {
  const { merged_into: stays } = all.client;
  if (stays === null) return <WhatIsKept {...all} />;
  return (
    <>
      <PanelHead title="Merged client" />
      <p>
        This entry was merged into another client.{' '}
        <DashboardLink to={{ client: stays }}>Open that client</DashboardLink>
      </p>
      <UnsavedText draft={contactsDraft(all.client.id)} />
    </>
  );
}

/** For an erased client: what was done, when and for how much. */
function WhatIsKept({ client, appointments, services }: All) {
  useForgetDrafts(client.id);
  return (
    <>
      <PanelHead title={clientName(client.full_name)} />
      <p className={parts.muted}>
        Erased on {shownInstantDay(client.erased_at ?? '')}. Tax law requires the work and its cost to be kept
        for six years. Nothing here identifies the person.
      </p>
      <h2 className="visually-hidden">What is kept of this client</h2>
      <div className={style.page}>
        <ClientAppointments appointments={appointments} />
        <ClientServices services={services} />
      </div>
    </>
  );
}
