import { Button } from '../../../../ui/button.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { Go } from '../parts/go.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useUrl } from '../parts/use-url.ts';
import { clientName } from '../parts/words.ts';
import parts from '../parts/parts.module.css';
import { ClientContacts } from './client-contacts.tsx';
import { ClientMessages } from '../messages/client-messages.tsx';
import { ClientEnquiries } from './client-enquiries.tsx';
import { ClientReminders } from './client-reminders.tsx';
import { ClientVehicles } from './client-vehicles.tsx';
import { ClientAppointments, ClientServices } from './client-work.tsx';
import { useClient } from './queries.ts';
import style from './clients.module.css';

/** Everything about one client on one page. */
export function ClientPage({ id }: { id: string }) {
  const { change } = useUrl();
  const query = useClient(id);
  return (
    <div className={parts.stack}>
      <p>
        <Go to={{ client: null }}>All clients</Go>
      </p>
      <Loaded query={query} loading="Loading the client..." lines={12}>
        {(all) => (
          <>
            <PanelHead title={clientName(all.client.full_name)}>
              <Button small look="primary" onClick={() => change({ do: 'book' })}>
                Book for this client
              </Button>
            </PanelHead>
            <h2 className="visually-hidden">Everything about this client</h2>
            <div className={style.page}>
              <ClientContacts client={all.client} hasAccount={all.has_account} />
              <ClientVehicles clientId={id} vehicles={all.vehicles} />
              <ClientAppointments appointments={all.appointments} services={all.services} />
              <ClientServices services={all.services} />
              <ClientReminders client={all.client} reminders={all.reminders} vehicles={all.vehicles} />
              <ClientMessages clientId={id} />
              <ClientEnquiries enquiries={all.enquiries} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
