import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type * as z from 'zod/mini';
import { messageOf } from '../../../../lib/api.ts';
import type { FieldProblem } from '../../../../ui/error-summary.tsx';
import { isFor } from '../../parts/typed.ts';
import { useSend } from '../../parts/use-send.ts';
import { shownAt, type Texts, textsOf, useFormDraft } from './form-draft.ts';
import { notSaved } from './use-write.ts';

export type FormOptions<S extends z.ZodMiniType, Saved = unknown> = {
  schema: S;
  /** Turns what was typed into what the schema checks. */
  read: (data: FormData) => unknown;
  /** Sends it. Its errors are shown in the form. */
  submit: (checked: z.output<S>) => Promise<Saved>;
  /**
   * Closes the form once it is saved. Not called if the form has already gone, because another place may be open; if it
   * was opened again meanwhile and holds the same text, that form is closed.
   */
  done?: (saved: Saved) => void;
  /** Where this tab's storage keeps the typed text through a reload and signing in again. */
  draft?: string;
  /** The row being edited: kept with the draft, so that the draft overwrites nothing that others saved after it. */
  base?: object | undefined;
};

/**
 * A form whose text stays where it was typed: the browser holds the fields, and this hook checks them with the
 * endpoint's own schema and shows its errors, or the server's.
 * @returns `shell` to spread on `Form`, `problems` by field name, and the last `error`
 */
export function useForm<S extends z.ZodMiniType, Saved>({
  schema,
  read,
  submit,
  done,
  draft,
  base,
}: FormOptions<S, Saved>) {
  const form = useRef<HTMLFormElement>(null);
  // The latest one: the address may have changed during the request, and whatever was opened or closed must stay so.
  const close = useRef(done);
  useEffect(() => void (close.current = done));
  const sent = useRef<Texts>([]);
  useFormDraft(form, draft, base, close);
  useLatestTexts(form);
  const { errors, error, pending, onSubmit } = useSend({
    schema,
    read(element) {
      sent.current = textsOf(element);
      return read(new FormData(element));
    },
    send: submit,
    saved(answer, element) {
      const again = element.isConnected ? undefined : shownAt(draft ?? '');
      // Something else was typed there: by now it is a different draft.
      if (again && !again.holds(sent.current)) return;
      if (draft) sessionStorage.removeItem(draft);
      if (element.isConnected) close.current?.(answer);
      // Forms at the same place are of the same kind.
      again?.close.current?.(answer as never);
    },
  });
  const general = error !== null && Object.keys(errors).length === 0 ? messageOf(error, notSaved) : null;
  return {
    shell: {
      form: { ref: form, onSubmit, noValidate: true },
      summary: useSummary(form, errors, general),
      pending,
    },
    problems: errors,
    error,
  };
}

/**
 * Shows what others have changed in fields where nobody has typed. For a field that began with text, React does not:
 * it sets that text as if someone had typed it, after which a browser ignores a new default.
 */
function useLatestTexts(form: React.RefObject<HTMLFormElement | null>): void {
  const defaults = useRef(new Map<Element, string>());
  useLayoutEffect(() => {
    if (form.current) showLatestTexts(form.current, defaults.current);
  });
}

/** @param defaults what each field showed at first when this last ran */
function showLatestTexts(form: HTMLFormElement, defaults: Map<Element, string>): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === defaults.get(field)) field.value = field.defaultValue;
    defaults.set(field, field.defaultValue);
  }
}

/** The same list until the errors change, because the summary takes the focus when they do. */
function useSummary(
  form: React.RefObject<HTMLFormElement | null>,
  problems: Record<string, string>,
  general: string | null,
): FieldProblem[] {
  return useMemo(() => {
    const ofFields = Object.entries(problems).map(([name, text]) => ({
      id: fieldId(form.current, name),
      text,
    }));
    return general ? [{ text: general }, ...ofFields] : ofFields;
  }, [form, problems, general]);
}

/** @returns the id of the field with the error, undefined if there is none to type into */
function fieldId(form: HTMLFormElement | null, name: string): string | undefined {
  const fields = [...(form?.elements ?? [])].filter((field) => !field.matches('[type="hidden"]'));
  return fields.find(isFor(name))?.id || undefined;
}
