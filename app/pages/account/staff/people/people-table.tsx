import type { Person } from '../../../../../features/people/data.server.ts';
import { colleagueName } from '../../../../../features/profiles/names.ts';
import { userTypes } from '../../../../../features/profiles/schema.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../../../../features/date-words.ts';
import {
  changeKind,
  disable,
  enable,
  type PersonAction,
  removeSecondStep,
  signOut,
} from './person-actions.ts';
import { usePersonAction } from './use-person-action.ts';
import { Email } from '../parts/email.tsx';
import { ListTable } from '../parts/list-table.tsx';
import parts from '../parts/parts.module.css';
import style from './people.module.css';

const words = { client: 'Client', employee: 'Employee', admin: 'Administrator' };

type ActsProps = { person: Person; isPending: boolean; start: (act: PersonAction) => void };

/** One line for each account, with what can be done about it. */
export function PeopleTable({ rows }: { rows: Person[] }) {
  const { pending, start, question, isAsking, answer } = usePersonAction();
  const actionsFor = (person: Person) => ({ person, start, isPending: pending === person.user_id });
  return (
    <>
      <ListTable
        caption="People"
        rows={rows}
        rowKey={(person) => person.user_id}
        columns={[
          { label: 'Name', cell: (person) => <Name person={person} /> },
          { label: 'Role', cell: (person) => <Kind {...actionsFor(person)} /> },
          { label: 'State', cell: (person) => <State person={person} /> },
          {
            label: 'Last sign-in',
            cell: (person) => (person.last_sign_in_at ? formatInstant(person.last_sign_in_at) : 'Never'),
          },
          // On narrower screens, the button to end them shows that there are some.
          { label: 'Sessions', wideOnly: true, numeric: true, cell: (person) => person.sessions },
          { label: 'Actions', hasButtons: true, cell: (person) => <Actions {...actionsFor(person)} /> },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        title={question?.title ?? ''}
        description={question?.meaning}
        no="Cancel"
        yes={question?.yes}
        look="danger"
        onAnswer={answer}
      />
    </>
  );
}

function Name({ person }: { person: Person }) {
  return (
    <span className={style.name}>
      <span>{colleagueName(person)}</span>
      <Email address={person.email} />
    </span>
  );
}

function Kind({ person, isPending, start }: ActsProps) {
  return (
    <select
      className={parts.control}
      aria-label={`Role of ${person.email}`}
      value={person.user_type}
      aria-busy={isPending}
      onChange={({ target }) => {
        const kind = userTypes.find((each) => each === target.value);
        // A disabled select would lose the focus to the button that disables the account.
        if (kind && !isPending) start(changeKind(person, kind));
      }}
    >
      {userTypes.map((kind) => (
        <option key={kind} value={kind}>
          {words[kind]}
        </option>
      ))}
    </select>
  );
}

function State({ person }: { person: Person }) {
  if (person.disabled) return <Badge variant="destructive">Disabled</Badge>;
  if (!person.confirmed) return <Badge variant="secondary">Unconfirmed</Badge>;
  return <Badge variant="outline">{person.has_second_step ? 'Two-step' : 'Active'}</Badge>;
}

function Actions({ person, isPending, start }: ActsProps) {
  const { email, disabled } = person;
  return (
    <div className={style.actions}>
      {person.sessions > 0 && (
        <Button
          small
          pending={isPending}
          onClick={() => start(signOut(person))}
          aria-label={`End sessions of ${email}`}
        >
          End sessions
        </Button>
      )}
      {person.has_second_step && (
        <Button
          small
          pending={isPending}
          onClick={() => start(removeSecondStep(person))}
          aria-label={`Remove two-step of ${email}`}
        >
          Remove two-step
        </Button>
      )}
      <Button
        small
        look={disabled ? 'plain' : 'danger'}
        pending={isPending}
        onClick={() => start(disabled ? enable(person) : disable(person))}
        aria-label={`${disabled ? 'Enable' : 'Disable'} ${email}`}
      >
        {disabled ? 'Enable' : 'Disable'}
      </Button>
    </div>
  );
}
