type Cell = string | number | null;

/** A column of a table to download. */
export type CsvColumn<Row> = { label: string; cell: (row: Row) => Cell };

/**
 * Writes rows as CSV (RFC 4180) with the mark that makes spreadsheets read UTF-8.
 * Texts that a spreadsheet would take for a formula get an apostrophe before them (OWASP "CSV injection").
 */
export function toCsv<Row>(columns: CsvColumn<Row>[], rows: Row[]): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return '\uFEFF' + lines.map((cells) => cells.map(field).join(',') + '\r\n').join('');
}

function field(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** 12345 pence as a spreadsheet reads it: `123.45`. */
export function csvPounds(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}

/** The headers of a CSV file to download. */
export function csvHeaders(fileName: string) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  };
}
