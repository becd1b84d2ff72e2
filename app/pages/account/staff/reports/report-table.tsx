import { formatCount } from '../../../../../features/amount-words.ts';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Bar } from './bar.tsx';
import style from './charts.module.css';

type ReportTableProps<Row> = {
  caption: string;
  rows: Row[];
  rowKey: (row: Row) => string;
  columns: ResponsiveColumn<Row>[];
  /** What the bars show. */
  value: (row: Row) => number;
  /** What a full bar stands for; the largest value when absent. */
  whole?: number;
};

/** A table whose rows carry a bar each: the chart and its figures in one. */
export function ReportTable<Row>({ caption, rows, rowKey, columns, value, whole }: ReportTableProps<Row>) {
  const largest = Math.max(whole ?? 0, ...rows.map(value));
  const [first, ...others] = columns;
  const bar: ResponsiveColumn<Row> = {
    label: whole === undefined ? 'Chart' : 'Share',
    cell: (row) => <Bar value={value(row)} of={largest} />,
  };
  return (
    <section className={style.block}>
      <h3 className={style.caption}>{caption}</h3>
      {rows.length === 0 && <p className={style.none}>Nothing in this period.</p>}
      {rows.length > 0 && first && (
        <ListTable
          caption={caption}
          columns={[first, bar, ...others.map(withThousands)]}
          rows={rows}
          rowKey={rowKey}
        />
      )}
    </section>
  );
}

/** Writes a count in a column as in a sentence: `1,240`. */
function withThousands<Row>(column: ResponsiveColumn<Row>): ResponsiveColumn<Row> {
  const cell = (row: Row) => {
    const shown = column.cell(row);
    return typeof shown === 'number' ? formatCount(shown) : shown;
  };
  return { ...column, cell };
}
