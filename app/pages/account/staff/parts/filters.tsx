import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ListUrl } from './list-url.ts';
import style from './filters.module.css';

const pauseMs = 250;

/** Search as you type: the address follows after a short pause. */
export function SearchFilter({
  url,
  label,
  placeholder,
}: {
  url: ListUrl;
  label: string;
  placeholder?: string;
}) {
  const id = useId();
  const inUrl = url.filters['q'] ?? '';
  const [typed, setTyped] = useState(inUrl);
  const sent = useRef(inUrl);
  // Back, Forward and "Clear filters" change the address from outside.
  useEffect(() => {
    if (inUrl === sent.current) return;
    sent.current = inUrl;
    setTyped(inUrl);
  }, [inUrl]);
  const set = useRef(url.set);
  set.current = url.set;
  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      set.current('q', typed.trim(), { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={style.search}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={style.control}
        placeholder={placeholder}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

export type Choice = readonly [value: string, label: string];

type SelectFilterProps = { url: ListUrl; name: string; label: string; choices: readonly Choice[] };

/** One filter among a few; the first choice is what an empty address means. */
export function SelectFilter({ url, name, label, choices }: SelectFilterProps) {
  const id = useId();
  return (
    <div className={style.filter}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <select
        id={id}
        className={style.control}
        value={url.filters[name] ?? ''}
        onChange={(event) => url.set(name, event.target.value)}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A date as a filter. */
export function DateFilter({ url, name, label }: { url: ListUrl; name: string; label: string }) {
  const id = useId();
  return (
    <div className={style.filter}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={style.control}
        value={url.filters[name] ?? ''}
        onChange={(event) => url.set(name, event.target.value)}
      />
    </div>
  );
}

/** Search and filters side by side, above a list. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className={style.filters} role="search">
      {children}
    </div>
  );
}
