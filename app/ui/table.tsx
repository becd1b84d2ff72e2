// The roles say again what the elements mean, for narrow screens where the display changes.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import style from './table.module.css';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures line up at the right. */
  numeric?: boolean;
};

type TableProps<Row> = {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
};

/**
 * A ruled table. Under 560 px each row is a list of names and values; browsers drop a table's own
 * meaning when its display changes, so the roles are written out.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={style.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, numeric }) => (
            <th key={label} role="columnheader" scope="col" className={classes(numeric && style.numeric)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ label, cell, numeric }) => (
              <td key={label} role="cell" data-label={label} className={classes(numeric && style.numeric)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
