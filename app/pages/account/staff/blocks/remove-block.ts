import { answerOf, api } from '../../../../lib/api.ts';
import { useWrite } from '../parts/use-write.ts';

/** Removes a blocked time. Use it in what outlives the blocked time: the notice may arrive before the response. */
export function useRemoveBlock() {
  return useWrite({
    work: (id: string) => answerOf(api.staff.blocks[':id'].$delete({ param: { id } })),
    topics: ['appointments'],
    done: { title: 'Success', text: 'Blocked time removed.' },
    failed: { title: 'Remove failed', text: 'We could not remove the blocked time. Please try again.' },
  });
}
