import { quoteSchema } from '../../../../../features/quotes/schema.ts';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { Form } from '../parts/form.tsx';
import { pence, text } from '../parts/form-data.ts';
import type { Appointment } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useAddQuote } from './mutations.ts';

/** Asks the client to agree to work and its price before it is done. */
export function QuoteForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const byPhone = appointment.client.email === null;
  const ask = useAddQuote(byPhone);
  const { shell, problems } = useForm({
    schema: quoteSchema,
    read: (data) => ({
      appointment_id: appointment.id,
      work: text(data, 'work') ?? '',
      price: pence(data, 'price'),
    }),
    submit: (quote) => ask.mutateAsync(quote),
    done: onDone,
    draft: `garage-draft-quote-${appointment.id}`,
  });
  return (
    <Form {...shell} action={byPhone ? 'Note the price' : 'Ask the client'} onCancel={onDone}>
      <TextArea
        required
        label="Work"
        name="work"
        rows={3}
        error={problems['work']}
        hint={`${byPhone ? 'Whoever rings' : 'The client'} will read this. Say what you found and what you suggest.`}
      />
      <TextField
        required
        label="Price in pounds"
        name="price"
        inputMode="decimal"
        error={problems['price']}
        hint={`VAT included, on top of the estimate. ${byPhone ? noEmail : byEmail}`}
      />
    </Form>
  );
}

const noEmail = 'This client has no email address: please ask on the phone.';
const byEmail = 'The client gets an email and can answer in their dashboard.';
