import { expect, test } from 'vitest';
import { pageOf } from './paging.ts';

test('a list that ends with a full page has no further page', () => {
  const nextAfter = (...rows: string[]) => pageOf(rows, { limit: 2 }, (row) => [row]).next;
  expect(nextAfter('a', 'b')).toBeNull();
  expect(nextAfter('a', 'b', 'c')).not.toBeNull();
});
