import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api, messageOf } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast.tsx';
import style from './people.module.css';

const key = ['people', 'second-step'];

/** Whether all staff must use two-step verification. */
export function SecondStepRule() {
  const queries = useQueryClient();
  const rule = useQuery({ queryKey: key, queryFn: () => answerOf(api.admin.people['second-step'].$get()) });
  const { mutate, isPending } = useMutation({
    mutationFn: (required: boolean) => answerOf(api.admin.people['second-step'].$put({ json: { required } })),
    onSuccess: (answer) => queries.setQueryData(key, answer),
    onError: (error) =>
      showToast({ title: 'Not changed', text: messageOf(error, 'Please try again in a moment.'), bad: true }),
  });
  return (
    <label className={style.rule}>
      <input
        type="checkbox"
        checked={rule.data?.required ?? false}
        disabled={!rule.data || isPending}
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
