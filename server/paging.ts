import { AppError } from './errors.ts';

/** One page of a list: its rows, and the cursor of the next page or null at the end. */
export type PageOf<Row> = { rows: Row[]; next: string | null };

/**
 * Makes a page from one row more than was asked for.
 * @param rows up to `limit + 1` rows
 * @param keyOf the sort key of a row, its id last, so that it is unique
 */
export function pageOf<Row>(rows: Row[], limit: number, keyOf: (row: Row) => string[]): PageOf<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null;
  return { rows: page, next };
}

/**
 * @param length how many parts the list's sort key has
 * @returns the sort key after which the next page starts, or undefined for the first page
 * @throws {AppError} `invalid_input` when the cursor is not one of ours
 */
export function readCursor(cursor: string | undefined, length: number): string[] | undefined {
  if (!cursor) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === length && parts.every((part) => typeof part === 'string'))
      return parts;
  } catch {
    // Falls through to the same answer as any other wrong cursor.
  }
  throw new AppError('invalid_input', 'This page of the list is no longer there. Please start again.');
}
