import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, messageOf } from '../../../../lib/api.ts';
import type { FieldProblem } from '../../../../ui/error-summary.tsx';
import { complaintsOf } from '../../parts/typed.ts';

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

  const send = async (element: HTMLFormElement) => {
    setError(null);
    setGeneral(null);
    const { data: checked, error: complaint } = schema.safeParse(read(new FormData(element)));
    const found = complaintsOf(element, complaint?.issues);
    if (checked === undefined || Object.keys(found).length > 0) return setProblems(found);
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
    if (!pending) void send(event.currentTarget);
  };
  return {
    form: { ref: form, onSubmit, noValidate: true },
    problems,
    error,
    pending,
    summary: useSummary(problems, general),
  };
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
    const waiting = new Map(keptAt(place));
    let again: ReturnType<typeof setTimeout> | undefined;
    // Once more after what it typed has been drawn: what there is to choose from may hang on it.
    const fill = () => {
      clearTimeout(again);
      if (restore(element, waiting)) again = setTimeout(fill);
    };
    fill();
    // Some fields and choices come later: with another choice, or with an answer of the server.
    const observer = new MutationObserver(fill);
    observer.observe(element, { childList: true, subtree: true });
    const keep = () => sessionStorage.setItem(place, JSON.stringify([...waiting, ...textsOf(element)]));
    const forget = () => sessionStorage.removeItem(place);
    element.addEventListener('input', keep);
    element.addEventListener('reset', forget);
    return () => {
      observer.disconnect();
      clearTimeout(again);
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', forget);
    };
  }, [form, place]);
}

type Texts = [name: string, value: string][];

const textsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');

function keptAt(place: string): Texts {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
  return Array.isArray(kept) ? (kept as Texts) : [];
}

/** @returns what a form's draft holds for a field, before the form is drawn */
export const keptText = (place: string, name: string): string | undefined => new Map(keptAt(place)).get(name);

/**
 * Types what is waiting into the fields that are there by now; when there is nothing to type, chooses.
 * @returns whether it has typed
 */
function restore(form: HTMLFormElement, waiting: Map<string, string>): boolean {
  let hasTyped = false;
  for (const [name, value] of waiting) {
    const control = form.elements.namedItem(name);
    // What is hidden came with the form's beginning; kept on, it would bring back what was taken back since.
    if (control instanceof HTMLInputElement && control.type === 'hidden') waiting.delete(name);
    if (!isTextual(control)) continue;
    if (control instanceof HTMLSelectElement && ![...control.options].some((each) => each.value === value))
      continue;
    waiting.delete(name);
    if (control.value === value) continue;
    type(control, value);
    hasTyped = true;
  }
  if (!hasTyped) choose(form, waiting);
  return hasTyped;
}

function choose(form: HTMLFormElement, waiting: Map<string, string>): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    if (waiting.get(radio.name) !== radio.value) continue;
    waiting.delete(radio.name);
    radio.click();
  }
}

type Textual = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextual(control: unknown): control is Textual {
  if (control instanceof HTMLInputElement) return !['radio', 'checkbox', 'hidden'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

/** As a person does, so that React and the fields that depend on this one see it. */
function type(control: Textual, value: string): void {
  // React replaces the element's own setter, and then takes what it sets for nothing new.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
