import { bayNumbers } from '../../../../../features/appointments/bays.ts';
import { startTimes } from '../../../../../features/appointments/times.ts';
import { blockSchema, endTimes, type NewBlock, wholeDay } from '../../../../../features/blocks/schema.ts';
import { blockTitle } from '../../../../../features/blocks/words.ts';
import { isDate } from '../../../../../features/date-words.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Select, TextField } from '../../../../ui/field.tsx';
import { today } from '../../parts/days.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Form } from '../parts/form.tsx';
import { number, text } from '../parts/form-data.ts';
import parts from '../parts/parts.module.css';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { useSettings } from '../settings/queries.ts';

/** Block time: for a day off, a half day, or a bay that is out of use. The address may name the day (`at`). */
export function BlockForm({ onDone }: { onDone: () => void }) {
  return (
    // Without the number of bays, nobody could choose one: all of them would be blocked.
    <Loaded query={useSettings()} loading="Loading the bays...">
      {({ bays }) => <Fields bays={bays} onDone={onDone} />}
    </Loaded>
  );
}

function Fields({ bays, onDone }: { bays: number; onDone: () => void }) {
  const { get } = useUrl();
  const block = useWrite({
    work: (json: NewBlock) => answerOf(api.staff.blocks.$post({ json })),
    topics: ['appointments'],
    done: (blocked) => ({ title: 'Success', text: `Time blocked: ${blockTitle(blocked)}.` }),
  });
  const { shell, problems } = useForm({
    schema: blockSchema,
    draft: 'garage-draft-block',
    read: readBlock,
    submit: (checked) => block.mutateAsync(checked),
    done: onDone,
  });
  const day = isDate(get('at')) && get('at') >= today() ? get('at') : today();
  return (
    <Form {...shell} action="Block time" onCancel={onDone}>
      <p>
        Neither clients nor staff can book work into a blocked time. Please move what is booked then first.
      </p>
      <div className={parts.pair}>
        <TextField
          required
          type="date"
          label="Day"
          name="first_date"
          min={today()}
          defaultValue={day}
          error={problems['first_date']}
        />
        <TextField
          type="date"
          label="Until"
          name="last_date"
          min={today()}
          hint="For several days, the last of them."
          error={problems['last_date']}
        />
      </div>
      <div className={parts.pair}>
        <TimeSelect
          label="From"
          name="start_time"
          times={startTimes}
          initial={wholeDay.start_time}
          problems={problems}
        />
        <TimeSelect
          label="To"
          name="end_time"
          times={endTimes}
          initial={wholeDay.end_time}
          problems={problems}
        />
      </div>
      {bays > 1 && (
        <Select label="Bay" name="bay" error={problems['bay']}>
          <option value="">All bays</option>
          {bayNumbers(bays).map((bay) => (
            <option key={bay} value={bay}>
              Bay {bay}
            </option>
          ))}
        </Select>
      )}
      <TextField
        required
        label="Reason"
        name="reason"
        hint="Only staff see this, such as: Ramp inspection."
        error={problems['reason']}
      />
    </Form>
  );
}

type TimeSelectProps = {
  label: string;
  name: string;
  times: string[];
  initial: string;
  problems: Record<string, string>;
};

function TimeSelect({ label, name, times, initial, problems }: TimeSelectProps) {
  return (
    <Select label={label} name={name} defaultValue={initial} error={problems[name]}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  );
}

const readBlock = (data: FormData) => ({
  first_date: text(data, 'first_date'),
  last_date: text(data, 'last_date'),
  start_time: text(data, 'start_time'),
  end_time: text(data, 'end_time'),
  bay: number(data, 'bay'),
  reason: text(data, 'reason') ?? '',
});
