import { useEffect, useState } from 'react';

/** Like `useState`, kept in this tab's storage until it is forgotten. */
export function useDraft<Values extends Record<string, string>>(name: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...kept(name) }));
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    if (!isForgotten && !isSame(values, initial)) sessionStorage.setItem(name, JSON.stringify(values));
  }, [name, values, initial, isForgotten]);
  const forget = () => {
    setIsForgotten(true);
    sessionStorage.removeItem(name);
  };
  const change = (update: (before: Values) => Values) => {
    setIsForgotten(false);
    setValues(update);
  };
  return [values, change, forget] as const;
}

function kept(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).every((key) => a[key] === b[key]);
}
