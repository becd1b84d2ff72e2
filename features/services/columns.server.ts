import type { ServiceRow } from '../../db/tables.ts';
import { type Column, decimalPounds } from '../../server/csv.ts';

/** What the work has cost, in the files of clients and of staff. */
export const costColumn: Column<Pick<ServiceRow, 'cost'>> = [
  'Cost in pounds',
  (row) => decimalPounds(row.cost),
];
