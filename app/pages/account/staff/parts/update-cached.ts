import type { QueryClient } from '@tanstack/react-query';
import type { RowVersion } from './use-versioned-write.ts';

/**
 * Puts the row that a write returned in place of every older version on the screen or in the cache, in lists too. The
 * rest follows with the refetch: on a slow line that takes seconds, during which a newly opened form would be filled
 * with the old data.
 * @param answer the server's answer; without an id and version it changes nothing
 */
export function updateCached(queries: QueryClient, answer: unknown): void {
  if (!isRow(answer)) return;
  for (const query of queries.getQueryCache().getAll()) {
    const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    if (!holds(data, answer)) continue;
    queries.setQueryData(query.queryKey, withAfter(data, answer), { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}

type Row = RowVersion & Record<string, unknown>;

const isRow = (data: unknown): data is Row =>
  isObject(data) && typeof data['id'] === 'string' && typeof data['version'] === 'number';

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isBefore = (data: unknown, after: Row) =>
  isRow(data) && data.id === after.id && data.version < after.version;

function holds(data: unknown, after: Row): boolean {
  return isObject(data) && (isBefore(data, after) || Object.values(data).some((part) => holds(part, after)));
}

/** Lists hold different fields of a row: no field is added that a list does not have. */
function withAfter(data: unknown, after: Row): unknown {
  if (Array.isArray(data)) return data.map((part) => withAfter(part, after));
  if (!isObject(data)) return data;
  const isOld = isBefore(data, after);
  const changed = (name: string, part: unknown) =>
    isOld && name in after ? after[name] : withAfter(part, after);
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, changed(name, part)]));
}
