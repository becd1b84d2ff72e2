import { answerOf, api } from '../../../../lib/api.ts';
import type { Client, Reminder } from '../parts/types.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useWrite } from '../parts/use-write.ts';

/** Stops one reminder of a client (`true`) or undoes the stop. */
export function useDismiss({ id }: Pick<Reminder, 'id'>, client: Pick<Client, 'id'>) {
  const dismiss = useWrite({
    work: (dismissed: boolean) =>
      confirmOutcome(
        answerOf(api.staff.reminders[':id'].dismiss.$post({ param: { id }, json: { dismissed } })),
        async () => {
          const { reminders } = await answerOf(api.staff.clients[':id'].$get({ param: { id: client.id } }));
          // A reminder that was planned again has another id.
          return { dismissed: reminders.some((each) => each.id === id && each.dismissed_at !== null) };
        },
        (now) => now.dismissed === dismissed,
      ),
    topics: ['clients', 'reminders'],
    done: (_, dismissed) =>
      dismissed
        ? {
            title: 'Reminder stopped',
            text: 'Nothing more will be sent about this date.',
            action: { label: 'Undo', run: () => dismiss.mutate(false) },
          }
        : { title: 'Reminder is back' },
    failed: { title: 'Error', text: 'The reminder could not be changed. Please try again.' },
  });
  return dismiss;
}
