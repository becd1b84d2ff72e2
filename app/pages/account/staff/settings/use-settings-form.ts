import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import {
  differences,
  type Settings,
  type SettingsChange,
  type settingsChangeSchema,
  settingsSchema,
} from '../../../../../features/settings/schema.ts';
import { answerOf, api, isOutcomeUnknown } from '../../../../lib/api.ts';
import { saveInTab, readFromTab } from '../../../../lib/tab-storage.ts';
import { versionsOf } from '../parts/conflict.tsx';
import { number, numbers } from '../parts/form-data.ts';
import { useForm } from '../parts/use-form.ts';
import { useWrite } from '../parts/use-write.ts';
import { readDurations } from './duration-fields.tsx';
import { readHours } from './opening-hours.tsx';
import { noDay, type TypedDays, withTyped } from './typed-days.ts';

type ClosedDay = Settings['closed_days'][number];

/** What is in the form and not saved. */
type Typed = {
  /** The settings that differ from when the form was opened. */
  changes: Partial<Settings>;
  /** What is in the fields for more closed days. */
  day: TypedDays;
};

/**
 * All the settings in one form. Only changed ones are kept and sent, so that what someone else changes meanwhile
 * stays.
 * @param given the settings as they are now; the server notices what others change afterwards
 * @returns the settings that the form begins with (`initial`) and those it was opened over (`settings`), the closed
 *   days as they will be saved with the fields for more, and what `Form` takes
 */
export function useSettingsForm(given: Settings, onDiscard: () => void) {
  // The settings when the form was opened, whatever others change meanwhile.
  const [settings, setSettings] = useState(given);
  // These may have been saved: each is sent again, and finding it there is not a change by someone else.
  const unanswered = useRef<Partial<Settings>[]>([]);
  const [typed, setTyped] = useState(keptTyping);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
    keepTyping(typed);
  }, [typed]);
  const [initial] = useState<Settings>({ ...settings, ...typed.changes });
  const closedDays = typed.changes.closed_days ?? settings.closed_days;
  const save = useSave();
  const read = (data: FormData, days = closedDays) => readSettings(data, settings, days);
  const { shell, problems } = useForm({
    schema: settingsSchema,
    // A user who types a day and saves means that day too, even without pressing its own button.
    read: (data) => read(data, withTyped(closedDays, typed.day)),
    submit: async (checked) => {
      const sent = unanswered.current;
      const change = { ...differences(settings, checked), ...sameOf(checked, Object.assign({}, ...sent)) };
      const saveOver = (seen: Settings) => save.mutateAsync({ ...change, seen: sameOf(seen, change) });
      const after = await saveOver(settings).catch((refused: unknown) => {
        const theirs = versionsOf(refused)?.theirs as Partial<Settings> | undefined;
        if (isOutcomeUnknown(refused)) sent.push(change);
        if (theirs && isOwn(theirs, sent)) return saveOver({ ...settings, ...theirs });
        // From now on the user has seen theirs: saving again is deliberate.
        setSettings({ ...settings, ...theirs });
        throw refused;
      });
      unanswered.current = [];
      const saved = { ...settings, ...sameOf(after, change) };
      setSettings(saved);
      setTyped((now) => withoutSaved(now, typed, saved));
      // A user who has gone to another tab meanwhile would find it as not saved.
      keepTyping(withoutSaved(latest.current, typed, saved));
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
      saved: settings.closed_days,
      typed: typed.day,
      onType: (day: TypedDays) => setTyped(({ changes }) => ({ changes, day })),
      onChange: (days: ClosedDay[]) => setChanges({ ...typed.changes, closed_days: days }),
    },
    shell: {
      ...shell,
      form: {
        ...shell.form,
        // As it was typed: the schema checks it on saving.
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
    // Decided under People, which shows everyone whom it would keep out.
    second_step_for_staff: before.second_step_for_staff,
    reminder_days: numbers(data, 'reminder_days'),
    // A setting missing here would be saved as its default.
  } satisfies Record<keyof Settings, unknown>;
}

function useSave() {
  return useWrite({
    work: (json: z.output<typeof settingsChangeSchema>) => answerOf(api.staff.settings.$patch({ json })),
    topics: ['settings', 'appointments'],
    done: { title: 'Success', text: 'Settings saved.' },
  });
}

/** Text typed since the form was sent stays typed. */
function withoutSaved(now: Typed, sent: Typed, saved: Settings): Typed {
  const { closed_days: days, ...others } = now.changes;
  const areSent = days === sent.changes.closed_days;
  return {
    changes: differences(saved, areSent ? others : { ...others, closed_days: days }),
    day: now.day === sent.day ? noDay : now.day,
  };
}

/** Whether all the settings found were sent from here. */
function isOwn(found: Partial<Settings>, sent: Partial<Settings>[]): boolean {
  return Object.entries(found).every(([name, value]) =>
    sent.some(
      (change) =>
        name in change && Object.keys(differences(change as Settings, { [name]: value })).length === 0,
    ),
  );
}

/** @returns those of the settings that the change names */
function sameOf(settings: Settings, change: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name in change));
}

const draftKey = 'garage-draft-settings';
const nothing: Typed = { changes: {}, day: noDay };

const isAny = ({ changes, day }: Typed) => Object.keys(changes).length > 0 || withTyped([], day).length > 0;

/** @returns what was typed and not saved */
const keptTyping = () => readFromTab(draftKey, nothing);

/** Keeps it through a reload, another tab and signing in again. */
function keepTyping(typed: Typed): void {
  if (isAny(typed)) saveInTab(draftKey, JSON.stringify(typed));
  else sessionStorage.removeItem(draftKey);
}
