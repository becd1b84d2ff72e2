import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import {
  differences,
  type Settings,
  type SettingsChange,
  settingsSchema,
} from '../../../../../features/settings/schema.ts';
import { ApiError, answerOf, api } from '../../../../lib/api.ts';
import { number, numbers } from '../parts/form-data.ts';
import { useForm } from '../parts/use-form.ts';
import { useWrite } from '../parts/use-write.ts';
import { noDay, withTyped } from './closed-days.tsx';
import { allDurations, readDurations } from './duration-fields.tsx';
import { readHours } from './opening-hours.tsx';
import { type GivenSettings, newestKey } from './queries.ts';
import { keepText } from '../../parts/keep-text.ts';

type ClosedDay = Settings['closed_days'][number];

/** What is in the form and not saved. */
type Typed = {
  /** What is not as it was when the form was opened. */
  changes: Partial<Settings>;
  /** What is in the fields for one more closed day. */
  day: ClosedDay;
};

/**
 * Everything that is set, in one form. Only what was changed in it is kept and sent, so that what somebody else
 * changes meanwhile stays.
 * @param given the newest settings, which may change while the form is open
 * @returns the settings that the form begins with (`initial`) and those it was opened over (`settings`), the closed
 *   days as they will be saved with the fields for one more, and what `Form` takes
 */
export function useSettingsForm(given: GivenSettings, onDiscard: () => void) {
  const newest: Settings = { ...given, durations: allDurations(given.durations) };
  // What was so when the form was opened, whatever others change meanwhile.
  const [settings, setSettings] = useState(newest);
  const [typed, setTyped] = useState(keptTyping);
  useEffect(() => keepTyping(typed), [typed]);
  const [initial] = useState<Settings>({ ...settings, ...typed.changes });
  const closedDays = typed.changes.closed_days ?? settings.closed_days;
  const save = useSave();
  const read = (data: FormData, days = closedDays) => readSettings(data, settings, days);
  const { shell, problems } = useForm({
    schema: settingsSchema,
    // Whoever types a day and saves means that day too, also without its own button.
    read: (data) => read(data, withTyped(closedDays, typed.day)),
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
      setTyped((now) => withoutSaved(now, typed, saved));
    },
  });
  const setChanges = (changes: SettingsChange) =>
    setTyped(({ day }) => ({ changes: differences(settings, changes), day }));
  const discard = () => {
    keepTyping(nothing);
    onDiscard();
  };
  const isChanged = isAny(typed);
  return {
    initial,
    settings,
    problems,
    isChanged,
    closedDays: {
      days: closedDays,
      typed: typed.day,
      onType: (day: ClosedDay) => setTyped(({ changes }) => ({ changes, day })),
      onChange: (days: ClosedDay[]) => setChanges({ ...typed.changes, closed_days: days }),
    },
    shell: {
      ...shell,
      form: {
        ...shell.form,
        // As it was typed: the schema sees it when it is saved.
        onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
          setChanges(read(new FormData(currentTarget)) as SettingsChange),
      },
      onCancel: isChanged ? discard : undefined,
    },
  };
}

/** What is in the form, as it was typed. */
function readSettings(data: FormData, before: Settings, closed_days: ClosedDay[]) {
  return {
    bays: number(data, 'bays'),
    opening_hours: readHours(data),
    notice_hours: number(data, 'notice_hours'),
    closed_days_on_request: data.get('closed_days_on_request') !== null,
    closed_days,
    durations: readDurations(data),
    // Decided under People, where everybody is seen whom it would keep out.
    second_step_for_staff: before.second_step_for_staff,
    reminder_days: numbers(data, 'reminder_days'),
  };
}

function useSave() {
  const queries = useQueryClient();
  return useWrite({
    work: async (json: Partial<Settings>) => {
      const after = await answerOf(api.staff.settings.$patch({ json }));
      // At once: to the next save, what was so before this one would be somebody else's change.
      queries.setQueryData<GivenSettings>(newestKey, after);
      return after;
    },
    topics: ['settings', 'appointments'],
    done: { title: 'Success', text: 'Settings saved.' },
  });
}

/** What was typed since it was sent stays typed. */
function withoutSaved(now: Typed, sent: Typed, saved: Settings): Typed {
  const { closed_days: days, ...others } = now.changes;
  const areSent = days === sent.changes.closed_days;
  return {
    changes: differences(saved, areSent ? others : { ...others, closed_days: days }),
    day: now.day === sent.day ? noDay : now.day,
  };
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
const nothing: Typed = { changes: {}, day: noDay };

const isAny = ({ changes, day }: Typed) => Object.keys(changes).length > 0 || withTyped([], day).length > 0;

/** @returns what was typed and not saved */
const keptTyping = () => ({ ...nothing, ...JSON.parse(sessionStorage.getItem(place) ?? '{}') }) as Typed;

/** Keeps it through a reload, another tab and signing in again. */
function keepTyping(typed: Typed): void {
  if (isAny(typed)) keepText(place, JSON.stringify(typed));
  else sessionStorage.removeItem(place);
}
