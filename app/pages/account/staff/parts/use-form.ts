import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, messageOf } from '../../../../lib/api.ts';
import type { FieldProblem } from '../../../../ui/error-summary.tsx';

export type FormOptions<S extends z.ZodMiniType> = {
  schema: S;
  /** Turns what was typed into what the schema checks. */
  read: (data: FormData) => unknown;
  /** Sends it. Its errors are shown in the form. */
  submit: (checked: z.output<S>) => Promise<unknown>;
  /** Where in this tab's storage the typed text is kept through a reload and signing in again. */
  draft?: string;
};

const failed = 'We could not save this. Please try again.';

/**
 * A form whose text stays where it was typed: the browser holds the fields, this checks them with the
 * endpoint's own schema and shows its complaints, or the server's.
 * @returns `form` for the form element, `problems` by field name, `summary` for the list above the form
 */
export function useForm<S extends z.ZodMiniType>({ schema, read, submit, draft }: FormOptions<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  useDraft(form, draft);

  const send = async (data: FormData) => {
    setError(null);
    setGeneral(null);
    const { data: checked, error: complaint } = schema.safeParse(read(data));
    if (complaint) return setProblems(problemsOf(complaint.issues));
    setProblems({});
    setPending(true);
    try {
      await submit(checked);
      if (draft) sessionStorage.removeItem(draft);
    } catch (reason) {
      setError(reason);
      const fields = reason instanceof ApiError ? reason.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) setGeneral(messageOf(reason, failed));
    } finally {
      setPending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void send(new FormData(event.currentTarget));
  };
  return {
    form: { ref: form, onSubmit, noValidate: true },
    problems,
    error,
    pending,
    summary: useSummary(problems, general),
  };
}

function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[path.map(String).join('.')] ??= message;
  return problems;
}

/** The same list until the complaints change, because the summary takes the focus when they do. */
function useSummary(problems: Record<string, string>, general: string | null): FieldProblem[] {
  return useMemo(
    () => [...(general ? [general] : []), ...Object.values(problems)].map((text) => ({ text })),
    [problems, general],
  );
}

function useDraft(form: React.RefObject<HTMLFormElement | null>, place: string | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !place) return undefined;
    restore(element, place);
    const keep = () =>
      sessionStorage.setItem(
        place,
        JSON.stringify([...new FormData(element)].filter(([, value]) => typeof value === 'string')),
      );
    const forget = () => sessionStorage.removeItem(place);
    element.addEventListener('input', keep);
    element.addEventListener('reset', forget);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', forget);
    };
  }, [form, place]);
}

function restore(form: HTMLFormElement, place: string): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
  for (const [name, value] of Array.isArray(kept) ? kept : []) {
    const control = form.elements.namedItem(String(name));
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isField || control.type === 'radio' || control.type === 'checkbox') continue;
    control.value = String(value);
    // Fields that depend on a choice see what was chosen.
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
