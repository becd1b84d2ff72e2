import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { backwards, isBackwards } from '../../../../../features/reports/period.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import { DateInput } from './date-input.tsx';
import { type ListUrl, sorting } from './list-url.ts';
import style from './filters.module.css';
import parts from './parts.module.css';

const debounceMs = 250;

/** Search as you type: the address follows after a short pause. */
export function SearchFilter({ url, placeholder }: { url: ListUrl; placeholder: string }) {
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
  const search = useEffectEvent((text: string) => {
    sent.current = text;
    url.set('q', text, { replace: true });
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => search(text), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={style.search}>
      <label htmlFor={id} className={style.label}>
        Search
      </label>
      <input
        id={id}
        type="search"
        className={parts.control}
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

/** One of a few filters; its first choice is what an empty address means. */
export function SelectFilter({ url, name, label, choices }: SelectFilterProps) {
  const id = useId();
  const chosen = url.filters[name] ?? '';
  // A former colleague still narrows the list, so the user must see the filter and be able to remove it.
  const isOther = chosen !== '' && choices.every(([value]) => value !== chosen);
  return (
    <div className={style.filter}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <select
        id={id}
        className={parts.control}
        value={chosen}
        onChange={(event) => url.set(name, event.target.value)}
      >
        {isOther && <option value={chosen}>Somebody else</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

type DateFilterProps = {
  url: ListUrl;
  name: string;
  label: string;
  /** The value that counts while nothing is chosen. */
  unset?: string;
};

/** A date as a filter. */
export function DateFilter({ url, name, label, unset = '' }: DateFilterProps) {
  const id = useId();
  return (
    <div className={style.filter}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <DateInput
        id={id}
        className={parts.control}
        value={url.filters[name] ?? unset}
        onDate={(date) => url.set(name, date)}
      />
    </div>
  );
}

const usualNames = ['from', 'to'] as const;
const usualLabels = ['From', 'To'] as const;

type PeriodFilterProps = {
  url: ListUrl;
  names?: readonly [first: string, last: string];
  labels?: readonly [first: string, last: string];
};

/** From one day to another, either of which may be left out. */
export function PeriodFilter({
  url,
  names: [first, last] = usualNames,
  labels: [from, to] = usualLabels,
}: PeriodFilterProps) {
  const period = { from: url.filters[first] ?? '', to: url.filters[last] ?? '' };
  return (
    <>
      <DateFilter url={url} name={first} label={from} />
      <DateFilter url={url} name={last} label={to} />
      <LiveRegion className={style.whole}>
        {period.to !== '' && isBackwards(period) && <p className={loaded.warning}>{backwards}</p>}
      </LiveRegion>
    </>
  );
}

/** Filters side by side above the list that they narrow. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <div className={style.filters} role="search">
      {children}
    </div>
  );
}

type FiltersProps = {
  url: ListUrl;
  /** What the list can be searched by, as the empty field says. */
  placeholder: string;
  /** Parameters that are chosen elsewhere and do not count as set here. */
  views?: readonly string[];
  children: ReactNode;
};

/** Search and filters above a list; on a phone the filters fold away under the search. */
export function Filters({ url, placeholder, views = sorting, children }: FiltersProps) {
  const isPhone = useMedia('(max-width: 34.99rem)');
  const set = Object.keys(url.filters).filter((name) => name !== 'q' && !views.includes(name)).length;
  return (
    <FilterRow>
      <SearchFilter url={url} placeholder={placeholder} />
      {isPhone ? (
        <details className={style.folded}>
          <summary>Filters and sorting{set > 0 && ` (${set} set)`}</summary>
          <div className={style.filters}>{children}</div>
        </details>
      ) : (
        children
      )}
    </FilterRow>
  );
}
