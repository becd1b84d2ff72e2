import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { useTitle } from './use-title.ts';
import style from './shell.module.css';

export type FrameTab = {
  /** The value in the address: `?tab=vehicles`. */
  value: string;
  label: string;
  count?: number | undefined;
  /** What the count is of, for screen readers: `to confirm`. */
  countWords?: string;
  panel: ReactNode;
};

type TabFrameProps = {
  label: string;
  /** The first one is shown if the address names none. */
  tabs: FrameTab[];
  /** How many items are waiting, shown before the document's title. */
  waiting?: number | undefined;
  /** Shown above the panel of every tab; on phones only above the first, because it would push the others down. */
  above?: ReactNode;
  /** Shown above every tab, on phones too. */
  toolbar?: (isFirstTab: boolean) => ReactNode;
};

/**
 * The rail of tabs (a scrolling list below 1024 px) and the chosen tab's panel. The choice is the address's
 * `tab` parameter; choosing another tab drops the other parameters, which belong to the previous tab.
 */
export function TabFrame({ label, tabs, waiting, above, toolbar }: TabFrameProps) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const active = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  useTitle(active?.label ?? 'Dashboard', waiting);
  return (
    <main className={style.frame}>
      <Tabs
        label={label}
        rail
        tabs={tabs}
        value={active?.value ?? ''}
        onChange={(value) => setQuery({ tab: value })}
      >
        <div className={style.main}>
          {toolbar?.(active === tabs[0])}
          {above && <div className={classes(style.above, active !== tabs[0] && style.beside)}>{above}</div>}
          {tabs.map(({ value, panel }) => (
            <TabPanel key={value} value={value}>
              <LoadBoundary>{panel}</LoadBoundary>
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </main>
  );
}

/** A panel's heading and its actions. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={style.head}>
      <h1 className={style.title}>{title}</h1>
      {children && <div className={style.actions}>{children}</div>}
    </header>
  );
}
