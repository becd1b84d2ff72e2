import type { Context } from 'hono';
import { isStillAllowed, notSignedIn } from '../features/auth/sessions.server.ts';
import { AppError } from './errors.ts';
import { timeOfDay, today } from './clock.ts';
import type { AppEnv } from './garage.ts';
import type { Paging } from './paging.ts';

/** A column of a CSV file: its heading, and a row's cell. */
export type Column<Row> = [heading: string, cell: (row: Row) => string | number | null];
type Page<Row> = { rows: Row[]; next: string | null; too_many?: boolean };

const rowsAtOnce = 500;
/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\u{FEFF}';

/**
 * Answers with everything that a list's filters match, as a CSV file (RFC 4180), page by page, so that a large
 * list does not have to fit into memory. Mount it behind a guard.
 * @param name the file's name without its extension
 * @param list gives a page of the list
 * @throws {AppError} `invalid_input` when a search finds too many rows to list them all
 */
export async function answerCsv<Row>(
  c: Context<AppEnv>,
  name: string,
  columns: Column<Row>[],
  list: (page: Paging) => Promise<Page<Row>>,
) {
  const first = await list({ limit: rowsAtOnce, cursor: undefined });
  if (first.too_many) {
    throw new AppError(
      'invalid_input',
      'This search finds too many results to export them all. Please type more to narrow it down.',
    );
  }
  const encoder = new TextEncoder();
  // Someone who reads slowly on purpose gets no more once their session has ended or their rights have changed.
  const pages = pagesFrom(first, async (page) => {
    const { garage, user } = c.var;
    if (await isStillAllowed(garage, c.req.header('authorization'), user)) return list(page);
    throw notSignedIn();
  });
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(byteOrderMark + line(columns.map(([heading]) => heading)))),
    async pull(file) {
      const { value: rows } = await pages.next();
      if (!rows) return file.close();
      file.enqueue(encoder.encode(rows.map((row) => line(columns.map(([, cell]) => cell(row)))).join('')));
    },
  });
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  });
}

async function* pagesFrom<Row>(
  first: Page<Row>,
  list: (page: Paging) => Promise<Page<Row>>,
): AsyncGenerator<Row[], undefined> {
  for (let page = first; ; page = await list({ limit: rowsAtOnce, cursor: page.next })) {
    yield page.rows;
    if (page.next === null) return undefined;
  }
}

function line(cells: (string | number | null)[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection). Some
 * spreadsheets also accept the full-width signs of East Asian keyboards.
 */
function quoted(cell: string | number | null): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : String(cell);
  // German and other spreadsheets divide cells at semicolons, some at tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @returns pence as pounds, `123.45`, for a column of amounts */
export function decimalPounds(pence: number | null): string | null {
  return pence === null ? null : (pence / 100).toFixed(2);
}

/**
 * @returns an instant in a form that spreadsheets read as date and time, `2026-06-08 10:00`, in Chesterfield time as on
 * the screens: they take the stored form for text, and it is an hour behind in summer
 */
export function localMoment(stored: string | null): string | null {
  if (stored === null) return null;
  const instant = Temporal.Instant.from(stored);
  return `${today(instant)} ${timeOfDay(instant)}`;
}
