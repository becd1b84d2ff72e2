import type { Column } from '../../../../ui/table.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import parts from './parts.module.css';

/** A column that gives up its place where a table has little room. */
export type ResponsiveColumn<Row> = Column<Row> & {
  /** It is left out: the row's details show it too. */
  wideOnly?: true;
  /** It becomes a second line in the column with this label. */
  under?: string;
  /** What that line shows, if it needs more words than the column has. */
  cellUnder?: Column<Row>['cell'];
};

/** The columns that fit: all of them on wide screens, and on phones, where every row is a list of its own. */
export function useColumns<Row>(columns: ResponsiveColumn<Row>[]): Column<Row>[] {
  const isBetween = useMedia('(min-width: 35rem) and (max-width: 79.99rem)');
  if (!isBetween) return columns;
  return columns
    .filter(({ wideOnly, under }) => !wideOnly && !under)
    .map((column) => {
      const second = columns.find(({ under }) => under === column.label);
      return second ? withSecondLine(column, second) : column;
    });
}

function withSecondLine<Row>(
  column: Column<Row>,
  { cell, cellUnder = cell }: ResponsiveColumn<Row>,
): Column<Row> {
  return {
    ...column,
    cell: (row) => (
      <div className={classes(parts.tight, parts.lines)}>
        {column.cell(row)}
        <div className={parts.second}>{cellUnder(row)}</div>
      </div>
    ),
  };
}
