import { counted } from '../../../../../features/amount-words.ts';
import type { Person } from '../../../../../features/people/data.server.ts';
import { kindWords } from '../../../../../features/people/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';

type Kind = Person['user_type'];

/** Something that an administrator does to an account. */
export type PersonAction = {
  person: Person;
  /** The question asked first; absent if a slip does no harm. */
  question?: { title: string; meaning: string; yes: string };
  /** What the account becomes, if that changes. */
  kind?: Kind;
  run: () => Promise<unknown>;
};

const account = api.admin.people[':id'];
const meanings: Record<Kind, string> = {
  client: 'will see nothing but their own vehicles and appointments.',
  employee: 'will see and change every client, vehicle, appointment and enquiry.',
  admin: 'will see and change everything, including people and settings, and read the audit log.',
};

/** For an administrator, becoming an employee is a loss. */
const lessThanAdmin =
  'will lose access to people, settings and the audit log, but keep every client, vehicle, appointment and enquiry.';

/** If the response is lost, the button may by then offer the opposite, which asks no question first. */
function change({ user_id: id, email }: Person, json: Partial<Pick<Person, 'user_type' | 'disabled'>>) {
  const wanted = Object.entries(json) as [keyof typeof json, unknown][];
  return confirmOutcome<Person | undefined>(
    answerOf(account.$patch({ param: { id }, json })),
    async () => {
      const { rows } = await answerOf(api.admin.people.$get({ query: { q: email, limit: '200' } }));
      return rows.find(({ user_id }) => user_id === id);
    },
    (now) => now !== undefined && wanted.every(([name, value]) => now[name] === value),
  );
}

/** The change takes effect with the person's next request. */
export function changeKind(person: Person, kind: Kind): PersonAction {
  const name = kindWords[kind];
  const meaning = person.user_type === 'admin' && kind === 'employee' ? lessThanAdmin : meanings[kind];
  return {
    person,
    kind,
    question: {
      title: `Make ${name}?`,
      meaning: `${person.email} ${meaning}${kind === 'client' ? handedBack(person) : ''}`,
      yes: `Make ${name}`,
    },
    run: () => change(person, { user_type: kind }),
  };
}

/** Signs the person out everywhere and keeps them out until `enable`. */
export function disable(person: Person): PersonAction {
  return {
    person,
    question: {
      title: 'Disable this account?',
      meaning: `${person.email} will be signed out everywhere and cannot sign in until you enable the account.${handedBack(person)}`,
      yes: 'Disable',
    },
    run: () => change(person, { disabled: true }),
  };
}

/** `2 open appointments of theirs will be unassigned`, which staff have to give to others; empty if there are none. */
function handedBack({ open_appointments: appointments, open_enquiries: enquiries }: Person): string {
  const work = [
    appointments > 0 && counted(appointments, 'open appointment'),
    enquiries > 0 && counted(enquiries, 'open enquiry', 'open enquiries'),
  ].filter((words) => words !== false);
  return work.length > 0
    ? ` ${work.join(' and ')} of theirs will be unassigned, for you to give to others.`
    : '';
}

/** Lets a disabled person in again, without asking first; their former work stays unassigned. */
export function enable(person: Person): PersonAction {
  return { person, run: () => change(person, { disabled: false }) };
}

/** They can sign in again at once. */
export function signOut(person: Person): PersonAction {
  return { person, run: () => answerOf(account.sessions.$delete({ param: { id: person.user_id } })) };
}

/** For someone who has lost the phone that shows their codes. */
export function removeSecondStep(person: Person): PersonAction {
  return {
    person,
    question: {
      title: 'Remove two-step verification?',
      meaning: `The password alone will let ${person.email} in. Make sure you know who is asking for this.`,
      yes: 'Remove two-step',
    },
    run: () => answerOf(account['second-step'].$delete({ param: { id: person.user_id } })),
  };
}
