import type { Column } from '../../../../ui/table.tsx';
import { useMedia } from '../../../../ui/use-media.ts';

/** A column that may be left out where a table has little room; the row's details show it too. */
export type ResponsiveColumn<Row> = Column<Row> & { wideOnly?: true };

/** The columns that fit: all of them on wide screens, and on phones, where every row is a list of its own. */
export function useColumns<Row>(columns: ResponsiveColumn<Row>[]): Column<Row>[] {
  const isBetween = useMedia('(min-width: 35rem) and (max-width: 79.99rem)');
  return isBetween ? columns.filter(({ wideOnly }) => !wideOnly) : columns;
}
