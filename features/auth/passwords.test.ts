import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { siteOf } from '../../server/address.ts';
import { hashPassword } from './passwords.server.ts';

/** More requests than may wait. */
const crowd = availableParallelism() + 70;
const ask = (from: string) => hashPassword('a long enough password', from);

test('a network that fills the queue stops nobody else from signing in', { timeout: 60_000 }, async () => {
  const flood = Promise.allSettled(Array.from({ length: crowd }, () => ask('2001:db8:1')));
  const others = ['203:0:113', '198:51:100'].map(ask);
  expect(await Promise.all(others)).toHaveLength(2);
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused.length, 'the network with the most places is the one refused').toBeGreaterThanOrEqual(2);
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many' } });
});

test('the networks take turns: nobody waits behind all of a flood', { timeout: 60_000 }, async () => {
  const done: string[] = [];
  const inOrder = (from: string) => ask(from).then(() => done.push(from));
  await Promise.all(
    ['2001:db8:1', '203:0:113'].flatMap((from, i) => Array.from({ length: i ? 1 : 30 }, () => inOrder(from))),
  );
  // Those that ran already, and one whose turn it was.
  expect(done.indexOf('203:0:113')).toBeLessThanOrEqual(2 * availableParallelism());
});

test(
  'whoever has waited longer than anyone waits for an answer is not hashed for',
  { timeout: 60_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const asked = Array.from({ length: availableParallelism() + 10 }, () => ask('203:0:113'));
    vi.advanceTimersByTime(10_001);
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(10);
    expect(await ask('203:0:113')).toMatch(/^.argon2id/);
    vi.useRealTimers();
  },
);

test.each([
  ['2001:db8:12:34::/64', '2001:db8:12'],
  ['203.0.113.9', '203:0:113'],
  ['unknown', 'unknown'],
])('the places of %s count as those of %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
