import { eraseClientSchema, nameToType } from '../../../../../features/privacy/schema.ts';
import { everythingOfAClient } from '../../../../../features/profiles/topics.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { text } from '../parts/form-data.ts';
import type { Client } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import parts from '../parts/parts.module.css';
import style from './clients.module.css';

/** The last question before a client is erased: what goes, what stays, and the name to be typed. */
export function EraseClient({ client, onCancel }: { client: Client; onCancel: () => void }) {
  const { change } = useUrl();
  const erase = useWrite({
    work: (json: { name: string }) =>
      answerOf(api.admin.clients[':id'].erase.$post({ param: { id: client.id }, json })),
    topics: everythingOfAClient,
    done: { title: 'Client erased', text: 'What is kept for tax does not identify anyone.' },
  });
  const {
    shell: { form, summary, pending },
    problems,
  } = useForm({
    schema: eraseClientSchema(client),
    read: (data) => ({ name: text(data, 'name') ?? '' }),
    submit: (checked) => erase.mutateAsync(checked),
    done: () => change({ client: null, edit: null }, { replace: true }),
  });
  return (
    <form {...form} className={parts.stack}>
      <ErrorSummary title="The client was not erased" problems={summary} />
      <p>
        <strong>{nameToType(client)}</strong> will be erased at once. This cannot be undone.
      </p>
      <div>
        <h3 className={parts.section}>What goes</h3>
        <ul className={style.points}>
          <li>Name, contact details, notes, enquiries, messages and reminders</li>
          <li>Registrations, VINs, mileages and what was said about the work</li>
          <li>The client’s account, if there is one: they are signed out</li>
          <li>Upcoming appointments are cancelled, and nobody is told</li>
        </ul>
      </div>
      <div>
        <h3 className={parts.section}>What stays, for six years</h3>
        <ul className={style.points}>
          <li>What work was done, on which day and for how much</li>
          <li>Make, model and year of the car</li>
        </ul>
      </div>
      <TextField
        required
        label={`Type “${nameToType(client)}” to erase this client`}
        name="name"
        autoComplete="off"
        spellCheck={false}
        error={problems['name']}
      />
      <div className={parts.row}>
        <Button small look="primary" data-first-focus onClick={onCancel}>
          Cancel
        </Button>
        <Button small look="danger" type="submit" pending={pending}>
          Erase client
        </Button>
      </div>
    </form>
  );
}
