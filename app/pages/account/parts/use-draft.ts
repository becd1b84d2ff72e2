import { useEffect, useState } from 'react';
import { keepText, readKept } from '../../../lib/keep-text.ts';

type Shown = { name: string; drop: (sent: string) => void };
/** A window may be closed and opened again while what was typed there is on its way: then it holds the same draft. */
const shown = new Set<Shown>();

/**
 * What was typed over `initial`, kept in this tab's storage until it is forgotten. Fields that nobody touched follow
 * `initial`: when the garage changes the same car meanwhile, what was typed stays and the rest is up to date.
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
  const [own] = useState<Shown>(() => ({
    name,
    drop: (sent) => setTyped((now) => (JSON.stringify(now) === sent ? {} : now)),
  }));
  useEffect(() => {
    shown.add(own);
    return () => void shown.delete(own);
  }, [own]);
  const change = (changes: Partial<Values>) => {
    setIsForgotten(false);
    setTyped((before) => differing({ ...before, ...changes }, initial));
  };
  const forget = () => {
    setIsForgotten(true);
    // At once: the form may be gone before an effect runs.
    sessionStorage.removeItem(name);
    for (const other of shown)
      if (other !== own && other.name === own.name) other.drop(JSON.stringify(typed));
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
