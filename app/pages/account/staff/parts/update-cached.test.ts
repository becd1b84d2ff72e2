import { expect, test } from 'vitest';
import { newQueryClient } from '../../../../lib/query-client.ts';
import { updateCached } from './update-cached.ts';

const after = { id: 'a', version: 3, status: 'confirmed', notes: 'Keys in the box.' };

test('a written row updates its copies in all cached answers, and the answers’ age stays the same', () => {
  const queries = newQueryClient();
  const other = { id: 'b', version: 1, status: 'scheduled' };
  const row = { id: 'a', version: 2, status: 'scheduled' };
  queries.setQueryData(['appointments', 'list'], { pages: [{ rows: [row, other] }] }, { updatedAt: 1000 });
  queries.setQueryData(['clients', 'one'], { client: { id: 'c' }, appointments: [row] });
  updateCached(queries, after);
  const shown = { id: 'a', version: 3, status: 'confirmed' };
  expect(queries.getQueryData(['appointments', 'list'])).toEqual({ pages: [{ rows: [shown, other] }] });
  expect(queries.getQueryState(['appointments', 'list'])?.dataUpdatedAt).toBe(1000);
  expect(queries.getQueryData(['clients', 'one'])).toEqual({ client: { id: 'c' }, appointments: [shown] });
});

test('newer rows, other rows and rows without a version stay, and an answer to be refetched still is', async () => {
  const queries = newQueryClient();
  const kept = {
    newer: { id: 'a', version: 4, status: 'completed' },
    name: { id: 'a', status: 'a name' },
    other: { id: 'b', version: 1, status: 'scheduled' },
    none: null,
  };
  queries.setQueryData(['one'], kept);
  queries.setQueryData(['two'], { id: 'a', version: 2, status: 'scheduled' });
  await queries.invalidateQueries({ queryKey: ['two'] });
  updateCached(queries, after);
  expect(queries.getQueryData(['one'])).toEqual(kept);
  expect(queries.getQueryData(['two'])).toMatchObject({ status: 'confirmed' });
  expect(queries.getQueryState(['two'])?.isInvalidated).toBe(true);
  updateCached(queries, { has_been_sent: true });
  updateCached(queries, null);
  expect(queries.getQueryData(['one'])).toEqual(kept);
});
