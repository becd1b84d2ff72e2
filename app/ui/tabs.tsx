import { Tabs as Base } from '@base-ui/react/tabs';
import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Count } from './count.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useMedia } from './use-media.ts';
import style from './tabs.module.css';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** How many items wait behind the tab. */
  count?: number | undefined;
  /** What the count is of, for screen readers: `to confirm`. */
  countWords?: string;
};

type TabsProps<Value extends string> = {
  /** What screen readers call the list of tabs. */
  label: string;
  tabs: Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A rail on the left from 1024 px up; below that, a list that scrolls sideways. */
  rail?: boolean;
  /** `TabPanel` elements. */
  children: ReactNode;
};

/** Tabs whose choice is kept elsewhere, for instance in the address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  rail = false,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const isRail = useMedia('(min-width: 64rem)') && rail;
  const list = useChosenInSight(tabs.findIndex((tab) => tab.value === value));
  const choose = (chosen: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Base.Root
      className={classes(style.tabs, rail && style.rail)}
      value={value}
      onValueChange={choose}
      orientation={isRail ? 'vertical' : 'horizontal'}
    >
      <Base.List ref={list} className={style.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            className={style.tab}
            value={tab.value}
            aria-describedby={tab.count === undefined ? undefined : `${id}${tab.value}`}
          >
            {tab.label}
            <Count
              id={`${id}${tab.value}`}
              className={style.count}
              count={tab.count}
              words={tab.countWords}
            />
            {/* Reserves room for a count to come: the list has its final width when it scrolls to the chosen tab. */}
            {'count' in tab && tab.count === undefined && <span className={style.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** The content of one tab. It goes as soon as another is chosen: the panel itself stays for a frame or two. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.Panel
      className={style.panel}
      value={value}
      render={(panel, { transitionStatus }) => (
        <div {...panel}>{transitionStatus !== 'ending' && children}</div>
      )}
    />
  );
}
