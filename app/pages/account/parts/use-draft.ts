import { useEffect, useState } from 'react';
import { saveInTab, readFromTab } from '../../../lib/tab-storage.ts';

/**
 * By the name of the draft on the screen, a function that empties it if it is still the draft that was sent: a dialog
 * may be closed and reopened while its text is in flight, and then holds the same text.
 */
const shown = new Map<string, (sent: string) => void>();

/**
 * Keeps what was typed over `initial` into controlled fields in this tab's storage until it is forgotten; staff's
 * `useFormDraft` does so for uncontrolled fields. Untouched fields follow `initial`: if the garage changes the same car
 * meanwhile, the typed text stays and the rest is up to date.
 * @returns the values, a function that changes them, and one that forgets what is stored
 */
export function useDraft<Values extends Record<string, string>>(name: string, initial: Values) {
  const [typed, setTyped] = useState(() => differing(readFromTab<Partial<Values>>(name, {}), initial));
  const [isForgotten, setIsForgotten] = useState(false);
  // Text that was typed and saved is no longer a draft: from then on the field follows what others change.
  const still = differing(typed, initial);
  if (Object.keys(still).length < Object.keys(typed).length) setTyped(still);
  useEffect(() => {
    if (isForgotten || Object.keys(typed).length === 0) sessionStorage.removeItem(name);
    else saveInTab(name, JSON.stringify(typed));
  }, [name, typed, isForgotten]);
  const [drop] = useState(
    () => (sent: string) => setTyped((now) => (JSON.stringify(now) === sent ? {} : now)),
  );
  useEffect(() => {
    shown.set(name, drop);
    return () => void (shown.get(name) === drop && shown.delete(name));
  }, [name, drop]);
  const change = (changes: Partial<Values>) => {
    setIsForgotten(false);
    setTyped((before) => differing({ ...before, ...changes }, initial));
  };
  const forget = () => {
    setIsForgotten(true);
    // At once: the form may be gone before an effect runs.
    sessionStorage.removeItem(name);
    const other = shown.get(name);
    if (other !== drop) other?.(JSON.stringify(typed));
  };
  const values: Values = { ...initial, ...typed };
  return [values, change, forget] as const;
}

function differing<Values extends Record<string, string>>(
  typed: Partial<Values>,
  initial: Values,
): Partial<Values> {
  const names: (keyof Values)[] = Object.keys(initial);
  const changed = names.filter((name) => typed[name] !== undefined && typed[name] !== initial[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Values>;
}
