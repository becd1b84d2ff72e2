import { answerOf, api } from '../../../../lib/api.ts';
import { useWrite } from '../parts/use-write.ts';

/** Stops one reminder (`true`) or takes the stop back. */
export function useDismiss(id: string) {
  const dismiss = useWrite({
    work: (dismissed: boolean) =>
      answerOf(api.staff.reminders[':id'].dismiss.$post({ param: { id }, json: { dismissed } })),
    topics: ['clients', 'reminders'],
    done: (_, dismissed) =>
      dismissed
        ? {
            title: 'Reminder stopped',
            text: 'Nothing more is sent about this date.',
            action: { label: 'Undo', run: () => dismiss.mutate(false) },
          }
        : { title: 'Reminder is back' },
    failed: { title: 'Error', text: 'The reminder could not be changed. Please try again.' },
  });
  return dismiss;
}
