import type { Person } from '../../../../features/people/data.server.ts';
import { answerOf, api } from '../../../lib/api.ts';

/** Something that an administrator does to an account. */
export type PersonAct = {
  person: Person;
  /** What is asked first; absent where a slip does no harm. */
  question?: { title: string; meaning: string; yes: string };
  run: () => Promise<unknown>;
};

type Kind = Person['user_type'];
const account = api.admin.people[':id'];
const kinds: Record<Kind, string> = {
  client: 'a client',
  employee: 'an employee',
  admin: 'an administrator',
};
const meanings: Record<Kind, string> = {
  client: 'They will reach nothing of the garage but their own vehicles and appointments.',
  employee: 'They will see and change every client, vehicle, appointment and enquiry.',
  admin: 'They will see and change everything, also people, settings and who did what.',
};

/** The change counts with the person's next request. */
export function changeKind(person: Person, kind: Kind): PersonAct {
  return {
    person,
    question: {
      title: `Make ${person.email} ${kinds[kind]}?`,
      meaning: meanings[kind],
      yes: `Make ${kinds[kind]}`,
    },
    run: () => answerOf(account.$patch({ param: { id: person.user_id }, json: { user_type: kind } })),
  };
}

export function disable(person: Person): PersonAct {
  return {
    person,
    question: {
      title: `Disable ${person.email}?`,
      meaning: 'They are signed out everywhere and cannot sign in again until the account is enabled.',
      yes: 'Disable',
    },
    run: () => answerOf(account.$patch({ param: { id: person.user_id }, json: { disabled: true } })),
  };
}

export function enable(person: Person): PersonAct {
  return {
    person,
    run: () => answerOf(account.$patch({ param: { id: person.user_id }, json: { disabled: false } })),
  };
}

/** They can sign in again at once. */
export function signOut(person: Person): PersonAct {
  return { person, run: () => answerOf(account.sessions.$delete({ param: { id: person.user_id } })) };
}

export function removeSecondStep(person: Person): PersonAct {
  return {
    person,
    question: {
      title: `Remove two-step verification of ${person.email}?`,
      meaning: 'Their password alone lets them in then. Do this only when you are sure who is asking.',
      yes: 'Remove two-step',
    },
    run: () => answerOf(account['second-step'].$delete({ param: { id: person.user_id } })),
  };
}
