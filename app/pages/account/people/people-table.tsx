import type { Person } from '../../../../features/people/data.server.ts';
import { userTypes } from '../../../../features/profiles/schema.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { shownInstant } from '../parts/days.ts';
import { usePersonActs } from './use-person-acts.ts';
import style from './people.module.css';

const words = { client: 'Client', employee: 'Employee', admin: 'Administrator' };

/** One line for each account with what can be done about it. */
export function PeopleTable({ rows }: { rows: Person[] }) {
  return (
    <Table
      caption="People"
      rows={rows}
      rowKey={(person) => person.user_id}
      columns={[
        { label: 'Name', cell: (person) => <Name person={person} /> },
        { label: 'Kind', cell: (person) => <Kind person={person} /> },
        { label: 'State', cell: (person) => <State person={person} /> },
        {
          label: 'Last sign-in',
          cell: (person) => (person.last_sign_in_at ? shownInstant(person.last_sign_in_at) : 'Never'),
        },
        { label: 'Sessions', numeric: true, cell: (person) => person.sessions },
        { label: 'Actions', cell: (person) => <Actions person={person} /> },
      ]}
    />
  );
}

function Name({ person }: { person: Person }) {
  return (
    <span className={style.name}>
      <span>{person.full_name ?? 'Unnamed'}</span>
      <span className={style.email}>{person.email}</span>
    </span>
  );
}

/** The change counts with the person's next request. */
function Kind({ person }: { person: Person }) {
  const { pending, change } = usePersonActs(person);
  return (
    <select
      className={style.kind}
      aria-label={`Kind of ${person.email}`}
      value={person.user_type}
      disabled={pending}
      onChange={(event) =>
        change({ user_type: userTypes.find((kind) => kind === event.target.value) ?? person.user_type })
      }
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

function Actions({ person }: { person: Person }) {
  const { pending, change, signOut, removeSecondStep } = usePersonActs(person);
  const action = person.disabled ? 'Enable' : 'Disable';
  return (
    <div className={style.actions}>
      {person.sessions > 0 && (
        <Button small disabled={pending} onClick={signOut} aria-label={`End sessions of ${person.email}`}>
          End sessions
        </Button>
      )}
      {person.has_second_step && (
        <Button
          small
          disabled={pending}
          onClick={removeSecondStep}
          aria-label={`Remove two-step of ${person.email}`}
        >
          Remove two-step
        </Button>
      )}
      <Button
        small
        look={person.disabled ? 'plain' : 'danger'}
        disabled={pending}
        onClick={() => change({ disabled: !person.disabled })}
        aria-label={`${action} ${person.email}`}
      >
        {action}
      </Button>
    </div>
  );
}
