import { useEffect, useMemo, useRef } from 'react';
import type * as z from 'zod/mini';
import { messageOf } from '../../../../lib/api.ts';
import { keepText, readJson, readKept } from '../../../../lib/keep-text.ts';
import { type Control, typeInto } from '../../../../lib/type-into.ts';
import type { FieldProblem } from '../../../../ui/error-summary.tsx';
import { isFor } from '../../parts/typed.ts';
import { useSend } from '../../parts/use-send.ts';
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
  useDraft(form, draft, base, close);
  const { errors, error, pending, onSubmit } = useSend({
    schema,
    read(element) {
      sent.current = textsOf(element);
      return read(new FormData(element));
    },
    send: submit,
    saved(answer, element) {
      const again = element.isConnected ? undefined : shown.get(draft ?? '');
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

type Close = React.RefObject<((saved: never) => void) | undefined>;
/** A form on the screen. `holds`: whether it says this, or will once all that it waits for is there. */
type Shown = { holds: (texts: Texts) => boolean; close: Close };
/** By the place of their drafts. */
const shown = new Map<string, Shown>();

function useDraft(
  form: React.RefObject<HTMLFormElement | null>,
  place: string | undefined,
  base: object | undefined,
  close: Close,
): void {
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
    const over: Texts = base ? [[baseName, JSON.stringify(base)]] : [];
    const keep = () => keepText(place, JSON.stringify([...over, ...waiting, ...textsOf(element)]));
    const forget = () => sessionStorage.removeItem(place);
    const own: Shown = {
      holds(texts) {
        const said = new Map([...textsOf(element), ...waiting]);
        return texts.every(([name, value]) => said.get(name) === value);
      },
      close,
    };
    shown.set(place, own);
    element.addEventListener('input', keep);
    element.addEventListener('reset', forget);
    return () => {
      if (shown.get(place) === own) shown.delete(place);
      observer.disconnect();
      clearTimeout(again);
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', forget);
    };
  }, [form, place, base, close]);
}

type Texts = [name: string, value: string][];
/** No field has this name. */
const baseName = 'base';

/** What a form's data say, and of a checkbox that is not ticked an empty text: it may have been ticked at first. */
function textsOf(form: HTMLFormElement): Texts {
  const said = [...new FormData(form)].filter(
    (entry): entry is Texts[number] => typeof entry[1] === 'string',
  );
  const unticked = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked)')];
  return [...said, ...unticked.filter(({ name }) => name).map(({ name }): Texts[number] => [name, ''])];
}

const keptAt = (place: string) => readKept<Texts>(place, []);

/** @returns what a form's draft was typed over */
export const keptBase = (place: string): unknown => keptValue(place, baseName);

/** @returns what a form's draft holds for a field that says it as JSON, before the form is drawn; null: nothing */
export const keptValue = (place: string, name: string): unknown =>
  readJson<unknown>(() => new Map(keptAt(place)).get(name), null);

/**
 * Types what is waiting into the fields that are there by now; once nothing is left to type, ticks what is waiting.
 * @returns whether it has typed
 */
function restore(form: HTMLFormElement, waiting: Map<string, string>): boolean {
  let hasTyped = false;
  for (const [name, value] of waiting) {
    const control = form.elements.namedItem(name);
    // A hidden field had its kept value from the start; typing it again later would undo what was changed since.
    if (control instanceof HTMLInputElement && control.type === 'hidden') waiting.delete(name);
    if (!isTextual(control)) continue;
    if (control instanceof HTMLSelectElement && ![...control.options].some((each) => each.value === value))
      continue;
    waiting.delete(name);
    if (control.value === value) continue;
    typeInto(control, value);
    hasTyped = true;
  }
  if (!hasTyped) choose(form, waiting);
  return hasTyped;
}

function choose(form: HTMLFormElement, waiting: Map<string, string>): void {
  for (const choice of form.querySelectorAll<HTMLInputElement>(
    'input:is([type="radio"], [type="checkbox"])',
  )) {
    const isKept = waiting.get(choice.name) === choice.value;
    if (!isKept && (choice.type === 'radio' || !waiting.has(choice.name))) continue;
    waiting.delete(choice.name);
    if (choice.checked !== isKept) choice.click();
  }
}

function isTextual(control: unknown): control is Control {
  if (control instanceof HTMLInputElement) return !['radio', 'checkbox', 'hidden'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
