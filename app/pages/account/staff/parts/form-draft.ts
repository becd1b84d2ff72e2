import { useEffect } from 'react';
import { saveInTab, readJson, readFromTab } from '../../../../lib/tab-storage.ts';
import { type Control, typeInto } from '../../../../lib/type-into.ts';

type Close = React.RefObject<((saved: never) => void) | undefined>;
/** A form on the screen. `holds`: whether it holds these texts, or will once all that it waits for has loaded. */
type Shown = { holds: (texts: Texts) => boolean; close: Close };
/** By the place of their drafts. */
const shown = new Map<string, Shown>();

/** @returns the form on the screen whose draft is kept under this key */
export const shownAt = (draftKey: string): Shown | undefined => shown.get(draftKey);

/**
 * Keeps what is typed into a form's uncontrolled fields in this tab's storage, and types it into them again. `useDraft`
 * does so for controlled fields.
 * @param draftKey undefined: nothing is kept
 * @param base the row that the text is typed over, kept with it
 * @param close what `shownAt` gives to a form that has gone and that had sent the same text
 */
export function useFormDraft(
  form: React.RefObject<HTMLFormElement | null>,
  draftKey: string | undefined,
  base: object | undefined,
  close: Close,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !draftKey) return undefined;
    const waiting = new Map(keptAt(draftKey));
    let again: ReturnType<typeof setTimeout> | undefined;
    // Once more after the typed text has been rendered: the choices on offer may depend on it.
    const fill = () => {
      clearTimeout(again);
      if (restore(element, waiting)) again = setTimeout(fill);
    };
    fill();
    // Some fields and choices come later: with another choice, or with a response from the server.
    const observer = new MutationObserver(fill);
    observer.observe(element, { childList: true, subtree: true });
    const over: Texts = base ? [[baseName, JSON.stringify(base)]] : [];
    const keep = () => saveInTab(draftKey, JSON.stringify([...over, ...waiting, ...textsOf(element)]));
    const forget = () => sessionStorage.removeItem(draftKey);
    const own: Shown = {
      holds(texts) {
        const said = new Map([...textsOf(element), ...waiting]);
        return texts.every(([name, value]) => said.get(name) === value);
      },
      close,
    };
    shown.set(draftKey, own);
    element.addEventListener('input', keep);
    element.addEventListener('reset', forget);
    return () => {
      if (shown.get(draftKey) === own) shown.delete(draftKey);
      observer.disconnect();
      clearTimeout(again);
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', forget);
    };
  }, [form, draftKey, base, close]);
}

export type Texts = [name: string, value: string][];
/** No field has this name. */
const baseName = 'base';

/** The data of a form, with an empty text for every unticked checkbox: it may have been ticked at first. */
export function textsOf(form: HTMLFormElement): Texts {
  const said = [...new FormData(form)].filter(
    (entry): entry is Texts[number] => typeof entry[1] === 'string',
  );
  const unticked = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked)')];
  return [...said, ...unticked.filter(({ name }) => name).map(({ name }): Texts[number] => [name, ''])];
}

const keptAt = (draftKey: string) => readFromTab<Texts>(draftKey, []);

/** @returns what a form's draft was typed over */
export const keptBase = (draftKey: string): unknown => keptValue(draftKey, baseName);

/** @returns what a form's draft holds for a field with JSON in it, before the form is rendered; null: nothing */
export const keptValue = (draftKey: string, name: string): unknown =>
  readJson<unknown>(() => new Map(keptAt(draftKey)).get(name), null);

/** @returns the texts of a form's draft that differ from the row that they were typed over */
export function keptChanges(draftKey: string): string[] {
  const row = Object(keptBase(draftKey));
  const texts = [...new Map(keptAt(draftKey))].filter(([name]) => name !== baseName);
  return texts.filter(([name, text]) => text !== `${row[name] ?? ''}`).map(([, text]) => text);
}

/**
 * Types waiting texts into the fields that exist by now; once nothing is left to type, ticks the waiting choices.
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
