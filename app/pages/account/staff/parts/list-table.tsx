import { type Sorting, Table } from '../../../../ui/table.tsx';
import { type ResponsiveColumn, useColumns } from './use-columns.tsx';
import style from './list.module.css';

type ListTableProps<Row> = {
  caption: string;
  columns: ResponsiveColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting | undefined;
};

/** A table with as many columns as fit; what is still too wide scrolls by itself, not with the page. */
export function ListTable<Row>({ caption, columns, rows, rowKey, sorting }: ListTableProps<Row>) {
  const fitting = useColumns(columns);
  return (
    <div className={style.scroll}>
      <Table caption={caption} columns={fitting} rows={rows} rowKey={rowKey} sorting={sorting} />
    </div>
  );
}
