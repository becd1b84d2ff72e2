import { useEffect, useMemo, useRef } from 'react';
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
   * Once it is saved: closes the form. Not called when the form is gone already, and another place may be open; where
   * it was opened again meanwhile and holds the same, that one is closed.
   */
  done?: (saved: Saved) => void;
  /** Where in this tab's storage the typed text is kept through a reload and signing in again. */
  draft?: string;
  /** What is edited: kept with the draft, so that the draft overwrites nothing that others saved after it. */
  base?: object | undefined;
};

/**
 * A form whose text stays where it was typed: the browser holds the fields, this checks them with the
 * endpoint's own schema and shows its complaints, or the server's.
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
  // What else was opened or closed while it was sent stays so: the address is another one by now.
  const close = useRef(done);
  useEffect(() => void (close.current = done));
  const sent = useRef<Texts>([]);
  useFormDraft(form, draft, base, close);
  const { errors, error, pending, onSubmit } = useSend({
    schema,
    read(element) {
      sent.current = textsOf(element);
      return read(new FormData(element));
    },
    send: submit,
    saved(answer, element) {
      const again = element.isConnected ? undefined : shownAt(draft ?? '');
      // Something else was typed there: it is another one's draft by now.
      if (again && !again.holds(sent.current)) return;
      if (draft) sessionStorage.removeItem(draft);
      if (element.isConnected) close.current?.(answer);
      // At the same place stands the same kind of form.
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

/** The same list until the complaints change, because the summary takes the focus when they do. */
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

/** @returns the id of the field that is complained of, undefined where there is none to type into */
function fieldId(form: HTMLFormElement | null, name: string): string | undefined {
  const fields = [...(form?.elements ?? [])].filter((field) => !field.matches('[type="hidden"]'));
  return fields.find(isFor(name))?.id || undefined;
}
