import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../../../../features/people/data.server.ts';
import { staffTypes } from '../../../../../features/profiles/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { useAuth } from '../../../../lib/auth.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useConfirmation } from '../../parts/use-confirmation.tsx';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useWrite } from '../parts/use-write.ts';
import { settingsKey, useSettings } from '../settings/queries.ts';
import style from './people.module.css';

/** Whether all staff must use two-step verification; asks before it keeps anyone out. */
export function SecondStepRule() {
  return (
    <Loaded query={useSettings()} loading="Loading the rule..." lines={2}>
      {({ second_step_for_staff: isOn }) => <Rule isOn={isOn} />}
    </Loaded>
  );
}

function Rule({ isOn }: { isOn: boolean }) {
  const own = useAuth().user?.id;
  const { mutate, isPending } = useRule();
  const { run, pending } = useAction('We could not check who has turned it on. Please try again.');
  const [without, setWithout] = useState<Person[]>([]);
  const { ask, question } = useConfirmation(
    {
      title: 'Keep them out until they turn it on?',
      description: `No two-step verification yet: ${without.map(nameOf).join(', ')}. They will only be able to open their own account, where they can turn it on.`,
      no: 'Cancel',
      yes: 'Require it now',
      look: 'danger',
    },
    () => mutate(true),
  );
  const turnOn = () =>
    run(async () => {
      const found = await staffWithout();
      setWithout(found);
      // The administrator's own account comes first: the server says so.
      if (found.length === 0 || found.some(({ user_id }) => user_id === own)) mutate(true);
      else ask();
      return null;
    });
  const isBusy = isPending || pending;
  const change = (isWanted: boolean) => (isWanted ? void turnOn() : mutate(false));
  return (
    <>
      <label className={style.rule}>
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isBusy}
          onChange={(event) => {
            // A disabled checkbox would lose the focus.
            if (!isBusy) change(event.target.checked);
          }}
        />
        <span>
          All staff must use two-step verification
          <span className={style.hint}>Until they turn it on, staff can only open their own account.</span>
        </span>
      </label>
      {question}
    </>
  );
}

function useRule() {
  const queries = useQueryClient();
  return useWrite({
    work: async (second_step_for_staff: boolean) => {
      const settings = await confirmOutcome(
        answerOf(api.staff.settings.$patch({ json: { second_step_for_staff } })),
        () => answerOf(api.staff.settings.$get()),
        (now) => now.second_step_for_staff === second_step_for_staff,
      );
      queries.setQueryData(settingsKey, settings);
    },
    topics: ['settings'],
    failed: { title: 'Not changed', text: 'Please try again in a moment.' },
  });
}

/** Colleagues who can sign in and have no second step. */
async function staffWithout(): Promise<Person[]> {
  const pages = await Promise.all(
    staffTypes.map((user_type) =>
      answerOf(api.admin.people.$get({ query: { q: '', user_type, limit: '200' } })),
    ),
  );
  return pages.flatMap(({ rows }) => rows).filter((each) => !each.disabled && !each.has_second_step);
}

const nameOf = ({ full_name, email }: Person) => full_name ?? email;
