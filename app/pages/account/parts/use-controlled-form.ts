import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { FieldProblem } from '../../../ui/error-summary.tsx';
import { useDraft } from './use-draft.ts';
import { useSend } from './use-send.ts';

export type ControlledForm<Values extends Record<string, string>, S extends z.ZodMiniType, Saved> = {
  /** The name of the draft in this tab's storage, which survives a reload and signing in again. */
  draft: string;
  /** The values of untouched fields. */
  initial: Values;
  /** The endpoint's own rules. */
  schema: S;
  /** By a field's name, others whose errors go when it is changed: they may be about what it was before. */
  alsoAbout?: Record<string, string[]>;
  /** Turns what was typed into what the schema checks. */
  read: (values: Values) => unknown;
  /** Sends it; the draft is forgotten when this succeeds. */
  send: (checked: z.output<S>) => Promise<Saved>;
  /** Runs after saving, while the form stays busy. */
  saved: (saved: Saved) => Promise<void>;
  /** Tells the user what went wrong, in addition to the errors at the fields. */
  failed: (error: unknown) => void;
};

/**
 * A form whose fields depend on each other. The typed text survives errors, a reload and signing in again.
 * @returns `field(name)` to spread on a field, `problems` for the summary above, `submit` for the form
 */
export function useControlledForm<Values extends Record<string, string>, S extends z.ZodMiniType, Saved>(
  options: ControlledForm<Values, S, Saved>,
) {
  const { draft, initial, schema, alsoAbout = {}, read, send, saved, failed } = options;
  const [values, change, forget] = useDraft(draft, initial);
  const { errors, setErrors, pending, onSubmit } = useSend({
    schema,
    read: () => read(values),
    send,
    saved(answer) {
      // Before the lists are loaded again: the user may meanwhile close the dialog and open it for the next entry.
      forget();
      return saved(answer);
    },
    failed,
  });
  const set = (changes: Partial<Values>) => {
    change(changes);
    const names = Object.keys(changes);
    setErrors((before) => without(before, [...names, ...names.flatMap((name) => alsoAbout[name] ?? [])]));
  };

  const field = (name: keyof Values & string) => ({
    id: idOf(draft, name),
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value } as Partial<Values>),
  });
  const problems = useMemo(() => problemsOf(errors, draft), [errors, draft]);
  return { values, set, field, errors, problems, pending, submit: onSubmit };
}

/** `aria-describedby` separates ids with spaces, so an id must not contain any. */
const idOf = (draft: string, name: string) => `${draft}-${name}`.replaceAll(' ', '-');

/** The error of a field goes as soon as the field is changed; the new value is checked when the form is sent. */
function without(errors: Record<string, string>, names: string[]): Record<string, string> {
  if (!names.some((name) => name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function problemsOf(errors: Record<string, string>, draft: string): FieldProblem[] {
  return Object.entries(errors).map(([name, text]) => ({ id: idOf(draft, name), text }));
}
