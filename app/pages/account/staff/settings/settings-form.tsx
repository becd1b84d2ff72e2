import type { Settings } from '../../../../../features/settings/schema.ts';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Form } from '../parts/form.tsx';
import parts from '../parts/parts.module.css';
import { ClosedDays } from './closed-days.tsx';
import { DurationFields } from './duration-fields.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { problemIn } from './problem-in.ts';
import { useSettingsForm } from './use-settings-form.ts';

type SettingsFormProps = { settings: Settings; onDiscard: () => void };

/** All the settings in one form. */
export function SettingsForm({ settings: given, onDiscard }: SettingsFormProps) {
  const form = useSettingsForm(given, onDiscard);
  const { initial, settings, closedDays, isChanged, shell, problems } = form;
  return (
    <Form {...shell} action="Save settings">
      <Card title="Opening hours">
        <OpeningHours hours={initial.opening_hours} saved={settings.opening_hours} problems={problems} />
      </Card>
      <Card title="Bays and notice">
        <div className={parts.pair}>
          <TextField
            required
            label="Bays"
            name="bays"
            inputMode="numeric"
            defaultValue={initial.bays}
            hint="How many cars can be worked on at once."
            error={problems['bays']}
          />
          <TextField
            required
            label="Notice in hours"
            name="notice_hours"
            inputMode="numeric"
            defaultValue={initial.notice_hours}
            hint="Clients can move or cancel appointments themselves until this long before. After that, they are asked to phone."
            error={problems['notice_hours']}
          />
        </div>
      </Card>
      <Card title="Reminders">
        <TextField
          required
          label="Days before an MOT or a service is due"
          name="reminder_days"
          defaultValue={initial.reminder_days.join(', ')}
          hint="When we write to the owner, if they have agreed to reminders. For example: 60, 30, 7."
          error={problemIn(problems, 'reminder_days')}
        />
      </Card>
      <Card title="Closed days">
        <div className={parts.stack}>
          <ClosedDays {...closedDays} problems={problems} />
          <label className={parts.check}>
            <input
              type="checkbox"
              name="closed_days_on_request"
              defaultChecked={initial.closed_days_on_request}
            />
            Clients may ask for a closed day; the garage then confirms or declines
          </label>
        </div>
      </Card>
      <Card title="How long each type of work usually takes">
        <DurationFields usual={initial.durations} problems={problems} />
      </Card>
      {isChanged && (
        <p className={parts.muted} data-unsaved>
          Not saved yet
        </p>
      )}
    </Form>
  );
}
