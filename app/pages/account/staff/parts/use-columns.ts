import type { Column } from '../../../../ui/table.tsx';
import { useMedia } from '../../../../ui/use-media.ts';

/** A column that may be left out where a table has little room; the row's details show it too. */
export type RoomyColumn<Row> = Column<Row> & { onlyRoomy?: true };

/** The columns that fit: all of them on wide screens, and on phones, where every row is a list of its own. */
export function useColumns<Row>(columns: RoomyColumn<Row>[]): Column<Row>[] {
  const isBetween = useMedia('(min-width: 35rem) and (max-width: 79.99rem)');
  return isBetween ? columns.filter(({ onlyRoomy }) => !onlyRoomy) : columns;
}
