import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient, refresh, type Topic } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Something on the screen. @returns how often it was fetched */
function shown(queries: ReturnType<typeof newQueryClient>, queryKey: string[], topics: Topic[] = []) {
  const ask = vi.fn(() => Promise.resolve(queryKey.join()));
  new QueryObserver(queries, { queryKey, queryFn: ask, meta: { topics } }).subscribe(() => {});
  return () => ask.mock.calls.length;
}

test('a change refetches what shows its topic, and nothing else', async () => {
  const queries = newQueryClient();
  const list = shown(queries, ['vehicles', 'list']);
  const overview = shown(queries, ['overview'], ['vehicles', 'appointments']);
  const others = shown(queries, ['reminders', 'vehicles']);
  await vi.advanceTimersByTimeAsync(0);
  await refresh(queries, 'vehicles', 'settings');
  expect([list(), overview(), others()]).toEqual([2, 2, 1]);
  await refresh(queries, 'appointments');
  expect([list(), overview(), others()]).toEqual([2, 3, 1]);
});

test('if a change arrives while something is loading, that is refetched once it has loaded', async () => {
  const queries = newQueryClient();
  const answers = ['before', 'after'];
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answer;
  });
  const list = new QueryObserver(queries, { queryKey: ['enquiries'], queryFn: ask });
  list.subscribe(() => {});
  const vehicles = shown(queries, ['vehicles']);
  const refreshed = refresh(queries, 'enquiries');
  await vi.advanceTimersByTimeAsync(100);
  expect(list.getCurrentResult().data).toBe('before');
  await vi.advanceTimersByTimeAsync(100);
  await refreshed;
  expect([list.getCurrentResult().data, vehicles()]).toEqual(['after', 1]);
});

test('an answer stays fresh for 30 seconds', async () => {
  const queries = newQueryClient();
  const first = shown(queries, ['vehicles']);
  await vi.advanceTimersByTimeAsync(29_999);
  const next = shown(queries, ['vehicles']);
  await vi.advanceTimersByTimeAsync(2);
  const later = shown(queries, ['vehicles']);
  await vi.advanceTimersByTimeAsync(0);
  expect([first(), next(), later()]).toEqual([1, 0, 1]);
});

test('an answer that is not on screen stays for an hour, to be there at once for anyone who goes back to it', async () => {
  const queries = newQueryClient();
  queries.setQueryData(['profiles', 'list'], 'Amelia Smith');
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(queries.getQueryData(['profiles', 'list'])).toBe('Amelia Smith');
  await vi.advanceTimersByTimeAsync(2000);
  expect(queries.getQueryData(['profiles', 'list'])).toBeUndefined();
});

test('a refused query is not retried automatically: `send` has already retried where that helps', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('No')));
  const queries = newQueryClient();
  new QueryObserver(queries, { queryKey: ['jobs'], queryFn: ask }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a press made while offline fails visibly, instead of waiting silently for the connection', async () => {
  onlineManager.setOnline(false);
  const send = new MutationObserver(newQueryClient(), { mutationFn: () => Promise.reject(new Error('No')) });
  const refused = vi.fn();
  send.mutate().catch(refused);
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(true);
  expect(refused).toHaveBeenCalledOnce();
});
