import { type NewClient, newClientSchema } from '../../../../../features/profiles/staff-schema.ts';
import { answerOf, api, isApiError } from '../../../../lib/api.ts';
import { Form } from '../parts/form.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { ClientFields, readClient } from './client-fields.tsx';

/** Add New Client, with or without an email address. */
export function NewClientForm({ onDone }: { onDone: () => void }) {
  const { change } = useUrl();
  const add = useWrite({
    work: (json: NewClient) => answerOf(api.staff.clients.$post({ json })),
    topics: ['clients', 'appointments'],
    done: { title: 'Success', text: 'Client added.' },
  });
  const { shell, problems, error } = useForm({
    schema: newClientSchema,
    draft: 'garage-draft-client',
    read: readClient,
    submit: (checked) => add.mutateAsync(checked),
    // Back then leads to where the form was opened, not to an empty form, which would invite a second entry.
    done: ({ id }) => change({ do: null, tab: 'clients', client: id }, { replace: true }),
  });
  const known = knownClient(error);
  return (
    <Form {...shell} action="Add New Client" onCancel={onDone}>
      {known && (
        <p>
          <DashboardLink resetQuery to={{ tab: 'clients', client: known.id }}>
            Open {known.full_name ?? 'the client'} with this address
          </DashboardLink>
        </p>
      )}
      <ClientFields
        problems={problems}
        withNotes
        offerHolder={({ id, name }) => (
          <DashboardLink resetQuery to={{ tab: 'clients', client: id }}>
            Open {name}
          </DashboardLink>
        )}
      />
    </Form>
  );
}

/** If another client already has the email address, the answer names them (docs/api.md). */
function knownClient(error: unknown): { id: string; full_name: string | null } | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const body = error.body as
    | { error?: { details?: { theirs?: { id: string; full_name: string | null } } } }
    | undefined;
  return body?.error?.details?.theirs;
}
