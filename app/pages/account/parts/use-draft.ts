import { useEffect, useState } from 'react';
import { keepText, readKept } from '../../../lib/keep-text.ts';

/**
 * What empties the draft on the screen by its name, if it is still the one that was sent: a window may be closed and
 * opened again while what was typed there is on its way, and then holds the same.
 */
const shown = new Map<string, (sent: string) => void>();

/**
 * What was typed over `initial` into fields whose values React holds, kept in this tab's storage until it is forgotten;
 * of forms whose fields hold it themselves, staff's `useFormDraft` keeps it. Fields that nobody touched follow `initial`:
 * when the garage changes the same car meanwhile, what was typed stays and the rest is up to date.
 * @returns the values, a function that takes changes to them, and one that forgets what is stored
 */
export function useDraft<Values extends Record<string, string>>(name: string, initial: Values) {
  const [typed, setTyped] = useState(() => differing(readKept<Partial<Values>>(name, {}), initial));
  const [isForgotten, setIsForgotten] = useState(false);
  // What was typed and saved is no longer typed: the field follows what others change afterwards.
  const still = differing(typed, initial);
  if (Object.keys(still).length < Object.keys(typed).length) setTyped(still);
  useEffect(() => {
    if (isForgotten || Object.keys(typed).length === 0) sessionStorage.removeItem(name);
    else keepText(name, JSON.stringify(typed));
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
