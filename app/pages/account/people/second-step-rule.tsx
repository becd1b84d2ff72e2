import { answerOf, api } from '../../../lib/api.ts';
import { useWrite } from '../staff/parts/use-write.ts';
import { useSettings } from '../staff/settings/queries.ts';
import style from './people.module.css';

/** Whether all staff must use two-step verification. */
export function SecondStepRule() {
  const { data } = useSettings();
  const { mutate, isPending } = useWrite({
    work: (second_step_for_staff: boolean) =>
      answerOf(api.staff.settings.$patch({ json: { second_step_for_staff } })),
    topics: ['settings'],
    failed: { title: 'Not changed', text: 'Please try again in a moment.' },
  });
  return (
    <label className={style.rule}>
      <input
        type="checkbox"
        checked={data?.second_step_for_staff ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate(event.target.checked)}
      />
      <span>
        All staff must use two-step verification
        <span className={style.hint}>
          Whoever has not turned it on reaches nothing but their own account until they do.
        </span>
      </span>
    </label>
  );
}
