import { answerOf, api } from '../../../../lib/api.ts';
import type { Answer, NewQuote } from '../../../../../features/quotes/schema.ts';
import type { Quote } from '../parts/types.ts';
import { notSaved, useWrite } from '../parts/use-write.ts';
import { stopOffering } from '../appointments/undoable.ts';

const topics: ['appointments'] = ['appointments'];
const failed = { title: 'Error', text: notSaved };

/** Asks the client to agree to a price. The form shows what went wrong. */
export function useAddQuote(byPhone: boolean) {
  return useWrite({
    work: (quote: NewQuote) => answerOf(api.staff.quotes.$post({ json: quote })).finally(stopOffering),
    topics,
    done: {
      title: 'Success',
      text: byPhone ? 'Price noted. Please ask the client on the phone.' : 'The client has been asked.',
    },
  });
}

/** Records what the client said on the phone. */
export function useRecordAnswer() {
  return useWrite({
    work: ({ id, answer }: Pick<Quote, 'id'> & { answer: Answer }) =>
      answerOf(api.staff.quotes[':id'].answer.$post({ param: { id }, json: { answer } })).finally(
        stopOffering,
      ),
    topics,
    done: (_, { answer }) => ({ title: 'Success', text: `Noted: the client ${answer}.` }),
    failed,
  });
}

/** Withdraws a question that the client has not answered. */
export function useWithdrawQuote() {
  return useWrite({
    work: ({ id }: Pick<Quote, 'id'>) =>
      answerOf(api.staff.quotes[':id'].withdraw.$post({ param: { id } })).finally(stopOffering),
    topics,
    done: { title: 'Success', text: 'Price withdrawn. The client can no longer agree to it.' },
    failed,
  });
}
