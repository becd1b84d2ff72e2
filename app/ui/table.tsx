// The roles repeat what the elements mean, for narrow screens where their `display` changes.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useMedia } from './use-media.ts';
import style from './table.module.css';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures, aligned on the right. */
  numeric?: boolean;
  /** Holds buttons, which are not printed. */
  hasButtons?: boolean;
  /** What pressing this heading sorts the list by: `date`, or `-date` for the reverse order. */
  sortBy?: string | undefined;
};

export type Sorting = {
  /** How the list is sorted now: `date` or `-date`. */
  by: string;
  /** What it can be sorted by; any other heading is plain text. */
  choices: readonly string[];
  onSort: (by: string) => void;
};

type TableProps<Row> = {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** If absent, all headings are plain text. */
  sorting?: Sorting | undefined;
};

/**
 * A ruled table; the first cell of a row names it for screen readers. Under 560 px each row is a list of names and
 * values; browsers drop a table's semantics when its `display` changes, so the roles are written out.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sorting }: TableProps<Row>) {
  // Hidden headings must not take the focus; the list has its own field for sorting there.
  const hasHeadings = useMedia('(min-width: 35rem)');
  return (
    <table className={style.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.label} {...column} sorting={hasHeadings ? sorting : undefined} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ label, cell, numeric, hasButtons }, at) => {
              const look = { 'data-label': label, className: lookOf(numeric, hasButtons) };
              return at === 0 ? (
                <th key={label} role="rowheader" scope="row" {...look}>
                  {cell(row)}
                </th>
              ) : (
                <td key={label} role="cell" {...look}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lookOf = (numeric: boolean | undefined, hasButtons: boolean | undefined) =>
  classes(numeric && style.numeric, hasButtons && style.hasButtons);

type HeadingProps = Pick<Column<never>, 'label' | 'numeric' | 'hasButtons' | 'sortBy'> & {
  sorting: Sorting | undefined;
};

function directionOf(sortBy: string, by: string): 'ascending' | 'descending' | undefined {
  if (by === sortBy) return 'ascending';
  return by === `-${sortBy}` ? 'descending' : undefined;
}

const marks = { ascending: ChevronUp, descending: ChevronDown };

function Heading({ label, numeric, hasButtons, sortBy, sorting }: HeadingProps) {
  const isSortable = sortBy !== undefined && sorting?.choices.includes(sortBy) === true;
  const direction = isSortable ? directionOf(sortBy, sorting.by) : undefined;
  const Mark = direction ? marks[direction] : ChevronsUpDown;
  return (
    <th role="columnheader" scope="col" className={lookOf(numeric, hasButtons)} aria-sort={direction}>
      {!isSortable ? (
        label
      ) : (
        <button
          type="button"
          className={style.sort}
          onClick={() => sorting.onSort(direction === 'ascending' ? `-${sortBy}` : sortBy)}
        >
          {label}
          <Mark size={14} aria-hidden="true" />
        </button>
      )}
    </th>
  );
}
