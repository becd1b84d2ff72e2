import { useState } from 'react';
import { carName } from '../../../../../features/vehicles/names.ts';
import { type Merge, mergeSchema } from '../../../../../features/profiles/staff-schema.ts';
import { everythingOfAClient } from '../../../../../features/profiles/topics.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ChosenClient } from '../parts/chosen-client.ts';
import { ClientPicker } from '../parts/client-picker.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Form } from '../parts/form.tsx';
import type { Client } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { clientName } from '../parts/words.ts';
import parts from '../parts/parts.module.css';
import { ContactFacts } from './client-contacts.tsx';
import { useClient } from './queries.ts';
import style from './clients.module.css';

/** For an administrator: how to merge this entry and another one for the same person. */
export function EnteredTwice({ client, hasAccount }: { client: Client; hasAccount: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Entered twice?">
      <div className={parts.stack}>
        <p className={parts.muted}>
          A client who rang first and made an account later may be listed twice.{' '}
          {hasAccount
            ? 'This client has an account, so keep this entry: open the other one and merge it into this one.'
            : 'Merging brings everything together.'}
        </p>
        {!hasAccount && (
          <div className={parts.row}>
            <Button small onClick={() => setOpen(true)}>
              Merge into another client
            </Button>
          </div>
        )}
      </div>
      <Dialog title="Merge clients" open={isOpen} onClose={() => setOpen(false)}>
        <MergeForm client={client} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function MergeForm({ client, onCancel }: { client: Client; onCancel: () => void }) {
  const { change } = useUrl();
  const [chosen, setChosen] = useState<ChosenClient>({ kind: 'none' });
  const merge = useWrite({
    work: (json: Merge) => answerOf(api.admin.clients[':id'].merge.$post({ param: { id: client.id }, json })),
    topics: everythingOfAClient,
    done: { title: 'Clients merged', text: 'Everything is now with the client you chose.' },
  });
  const { shell, problems } = useForm({
    schema: mergeSchema,
    read: () => (chosen.kind === 'known' ? { client_id: chosen.clientId } : {}),
    submit: (checked) => merge.mutateAsync(checked),
    done: ({ id }) => change({ client: id, edit: null }, { replace: true }),
  });
  return (
    <Form {...shell} action="Merge clients" look="danger" onCancel={onCancel}>
      <p>
        Everything under <strong>{clientName(client.full_name)}</strong> moves to the client you choose. This
        cannot be undone.
      </p>
      <ul className={style.points}>
        <li>Cars, appointments, records, enquiries and messages move; a car that both have is kept once.</li>
        <li>
          Name, phone, email and agreement to reminders stay as that client has them; a missing phone or email
          is filled in.
        </li>
        <li>Whatever differs here is added to the notes.</li>
      </ul>
      <ClientPicker chosen={chosen} onChoose={setChosen} problems={problems} onlyKnown />
      {chosen.kind === 'known' && <WhoStays id={chosen.clientId} />}
    </Form>
  );
}

/** Two clients may have the same name: shows what tells this one from others. */
function WhoStays({ id }: { id: string }) {
  return (
    <Loaded query={useClient(id)} loading="Loading the client..." lines={4}>
      {(chosen) => <Facts {...chosen} />}
    </Loaded>
  );
}

type Known = NonNullable<ReturnType<typeof useClient>['data']>;

function Facts({ client, vehicles, has_account: hasAccount }: Known) {
  const cars = vehicles.map((car) => carName(car)).join(', ');
  return (
    <dl className={parts.facts}>
      <ContactFacts client={client} hasAccount={hasAccount} />
      <dt>Cars</dt>
      <dd>{cars || '–'}</dd>
    </dl>
  );
}
