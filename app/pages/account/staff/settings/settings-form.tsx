import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import {
  differences,
  type Settings,
  type SettingsChange,
  settingsSchema,
} from '../../../../../features/settings/schema.ts';
import { ApiError, answerOf, api } from '../../../../lib/api.ts';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Form } from '../parts/form.tsx';
import { number, numbers } from '../parts/form-data.ts';
import { useForm } from '../parts/use-form.ts';
import { type GivenSettings, newestKey } from './queries.ts';
import { useWrite } from '../parts/use-write.ts';
import parts from '../parts/parts.module.css';
import { ClosedDays, noDay, withTyped } from './closed-days.tsx';
import { allDurations, DurationFields, readDurations } from './duration-fields.tsx';
import { problemIn } from './problem-in.ts';
import { OpeningHours, readHours } from './opening-hours.tsx';

type SettingsFormProps = { settings: GivenSettings; onDiscard: () => void };

/**
 * Everything that is set, in one form. Only what was changed in it is kept and sent, so that what somebody else
 * changes meanwhile stays.
 */
export function SettingsForm({ settings: given, onDiscard }: SettingsFormProps) {
  const newest: Settings = { ...given, durations: allDurations(given.durations) };
  // What was so when the form was opened, whatever others change meanwhile.
  const [settings, setSettings] = useState(newest);
  const [typed, setTyped] = useState(keptTyping);
  useEffect(() => keepTyping(typed), [typed]);
  const isChanged = Object.keys(typed).length > 0;
  const [initial] = useState<Settings>({ ...settings, ...typed });
  const closedDays = typed.closed_days ?? settings.closed_days;
  const [typedDay, setTypedDay] = useState(noDay);
  const queries = useQueryClient();
  const save = useWrite({
    work: async (json: Partial<Settings>) => {
      const after = await answerOf(api.staff.settings.$patch({ json }));
      // At once: to the next save, what was so before this one would be somebody else's change.
      queries.setQueryData<GivenSettings>(newestKey, after);
      return after;
    },
    topics: ['settings', 'appointments'],
    done: { title: 'Success', text: 'Settings saved.' },
  });
  const read = (data: FormData, closed_days = closedDays) => ({
    bays: number(data, 'bays'),
    opening_hours: readHours(data),
    notice_hours: number(data, 'notice_hours'),
    closed_days_on_request: data.get('closed_days_on_request') !== null,
    closed_days,
    durations: readDurations(data),
    // Decided under People, where everybody is seen whom it would keep out.
    second_step_for_staff: settings.second_step_for_staff,
    reminder_days: numbers(data, 'reminder_days'),
  });
  const { shell, problems } = useForm({
    schema: settingsSchema,
    // Whoever types a day and saves means that day too, also without its own button.
    read: (data) => read(data, withTyped(closedDays, typedDay)),
    submit: async (checked) => {
      const change = differences(settings, checked);
      if (change.closed_days)
        change.closed_days = withTheirs(change.closed_days, settings.closed_days, newest.closed_days);
      const overtaken = overtakenBy(newest, settings, change);
      if (Object.keys(overtaken.fields).length > 0) {
        // Known now: whoever saves again means it.
        setSettings({ ...settings, ...overtaken.theirs });
        throw new ApiError('changed_meanwhile', 'Somebody else has changed the settings.', overtaken.fields);
      }
      await save.mutateAsync(change);
      const saved = { ...settings, ...change };
      setSettings(saved);
      setTypedDay((now) => (now === typedDay ? noDay : now));
      setTyped(({ closed_days: days, ...now }) =>
        differences(saved, days === typed.closed_days ? now : { ...now, closed_days: days }),
      );
    },
  });
  // As it was typed: the schema sees it when it is saved.
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(differences(settings, read(new FormData(currentTarget)) as SettingsChange));
  const changeClosedDays = (days: Settings['closed_days']) =>
    setTyped(differences(settings, { ...typed, closed_days: days }));
  const discard = () => {
    sessionStorage.removeItem(place);
    onDiscard();
  };
  return (
    <Form
      {...shell}
      form={{ ...shell.form, onInput }}
      action="Save settings"
      onCancel={isChanged ? discard : undefined}
    >
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
            hint="Up to this long before, clients can move or cancel by themselves; later they are asked to phone."
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
          hint="When its owner is written to, if they agreed to it: for example 60, 30, 7."
          error={problemIn(problems, 'reminder_days')}
        />
      </Card>
      <Card title="Closed days">
        <div className={parts.stack}>
          <ClosedDays
            days={closedDays}
            typed={typedDay}
            onType={setTypedDay}
            onChange={changeClosedDays}
            problems={problems}
          />
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

/** What somebody else has set to something else since this form was opened, and what is said of it. */
function overtakenBy(newest: Settings, before: Settings, mine: Partial<Settings>) {
  const mineStill = differences(newest, { ...mine, closed_days: undefined });
  const theirs = Object.entries(differences(before, newest)).filter(([name]) => name in mineStill);
  const fields = theirs.map(([name, value]) => {
    const what = `${name.replaceAll('_', ' ')}${typeof value === 'number' ? ` to ${value}` : ''}`;
    return [name, `Somebody else has changed ${what} meanwhile. Save again to have it your way.`];
  });
  return { theirs: Object.fromEntries(theirs), fields: Object.fromEntries(fields) as Record<string, string> };
}

type ClosedDay = Settings['closed_days'][number];

/** Days that somebody else has closed or opened since this form was opened stay so. */
function withTheirs(mine: ClosedDay[], before: ClosedDay[], theirs: ClosedDay[]): ClosedDay[] {
  const has = (days: ClosedDay[], { date, reason }: ClosedDay) =>
    days.some((day) => day.date === date && day.reason === reason);
  const added = mine.filter((day) => !has(before, day));
  const removed = before.filter((day) => !has(mine, day));
  const kept = theirs.filter((day) => !has(removed, day) && added.every(({ date }) => date !== day.date));
  return [...kept, ...added].toSorted((one, other) => one.date.localeCompare(other.date));
}

const place = 'garage-draft-settings';

/** @returns what was changed and not saved */
const keptTyping = () => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Settings>;

/** Keeps it through a reload, another tab and signing in again. */
function keepTyping(typed: Partial<Settings>): void {
  if (Object.keys(typed).length > 0) sessionStorage.setItem(place, JSON.stringify(typed));
  else sessionStorage.removeItem(place);
}
