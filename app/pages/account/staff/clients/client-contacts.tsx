import { useState } from 'react';
import { type ClientChange, clientChangeSchema } from '../../../../../features/profiles/staff-schema.ts';
import { hasReminderConsent } from '../../../../../features/reminders/consent.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { shownInstantDay } from '../../parts/days.ts';
import { Form } from '../parts/form.tsx';
import { ReachFacts } from '../parts/reach-facts.tsx';
import type { Client } from '../parts/types.ts';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import parts from '../parts/parts.module.css';
import { ClientFields, readClient } from './client-fields.tsx';
import { consentWords } from './consent-words.ts';

/** Name, contacts, consent and the staff's own notes. */
export function ClientContacts({ client, hasAccount }: { client: Client; hasAccount: boolean }) {
  const { get, change } = useUrl();
  const isEditing = get('edit') === 'client';
  const edit = (
    <Button small onClick={() => change({ edit: 'client' })}>
      Edit
    </Button>
  );
  return (
    <Card title="Contact and notes" actions={!isEditing && edit}>
      {isEditing ? (
        <ContactForm
          client={client}
          hasAccount={hasAccount}
          onDone={() => change({ edit: null }, { replace: true })}
        />
      ) : (
        <Contacts client={client} hasAccount={hasAccount} />
      )}
    </Card>
  );
}

function Contacts({ client, hasAccount }: { client: Client; hasAccount: boolean }) {
  const { staff_notes, created_at } = client;
  return (
    <dl className={parts.facts}>
      <ContactFacts client={client} hasAccount={hasAccount} />
      <dt>Reminders</dt>
      <dd>{consentWords(client)}</dd>
      <dt>Member since</dt>
      <dd>{shownInstantDay(created_at)}</dd>
      <dt>Notes</dt>
      <dd className={parts.text}>{staff_notes ?? '–'}</dd>
    </dl>
  );
}

/** How to reach a client, and whether they sign in, for a list of facts. */
export function ContactFacts({ client, hasAccount }: { client: Client; hasAccount: boolean }) {
  return (
    <>
      <ReachFacts client={client} />
      <dt>Account</dt>
      <dd>{hasAccount ? 'Signs in with this email address' : 'None yet; entered by staff'}</dd>
    </>
  );
}

/** Where the form for a client's name and contacts keeps its draft. */
export const contactsDraft = (clientId: string) => `garage-draft-client-${clientId}`;

function ContactForm({
  client,
  hasAccount,
  onDone,
}: {
  client: Client;
  hasAccount: boolean;
  onDone: () => void;
}) {
  const save = useWrite({
    work: (json: ClientChange) =>
      answerOf(api.staff.clients[':id'].$patch({ param: { id: client.id }, json })),
    topics: ['clients', 'appointments'],
    done: { title: 'Success', text: 'Client saved.' },
  });
  const [agreedAtFirst] = useState(hasReminderConsent(client));
  const { shell, problems } = useVersionedForm({
    fields,
    row: client,
    schema: clientChangeSchema,
    read: (data) => changedOnly(withoutFixed(readClient(data), hasAccount), agreedAtFirst),
    submit: (change, version) => save.mutateAsync({ ...change, version }),
    onDone,
    draft: contactsDraft(client.id),
  });
  return (
    <Form {...shell} action="Save" onCancel={onDone}>
      <ClientFields
        initial={{ ...client, reminders_agreed: agreedAtFirst }}
        problems={problems}
        isEmailFixed={hasAccount}
        withNotes
      />
    </Form>
  );
}

/** The tick for reminders is sent only if it was changed: the client may have said no meanwhile. */
function changedOnly<Fields extends { reminders_agreed: boolean }>(fields: Fields, atFirst: boolean) {
  const { reminders_agreed, ...others } = fields;
  return reminders_agreed === atFirst ? others : fields;
}

/** Only its owner changes the email address of an account. */
function withoutFixed({ email, ...others }: ReturnType<typeof readClient>, hasAccount: boolean) {
  return hasAccount ? others : { ...others, email };
}

const fields = {
  full_name: { label: 'Full name' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  staff_notes: { label: 'Notes' },
};
