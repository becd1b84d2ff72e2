import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import loaded from '../../parts/loaded.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import parts from '../parts/parts.module.css';

type ReportProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** The content of a report. Until another period has loaded, the previous one is shown, marked as waiting. */
export function Report<Data>({ query, children }: ReportProps<Data>) {
  const isWaiting = query.isPlaceholderData;
  return (
    <Loaded query={query} loading="Loading the report...">
      {(data) => (
        <div className={classes(parts.stack, isWaiting && loaded.waiting)} aria-busy={isWaiting}>
          {children(data)}
        </div>
      )}
    </Loaded>
  );
}
