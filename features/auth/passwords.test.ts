import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
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

test.each([
  ['2001:db8:12:34::/64', '2001:db8:12'],
  ['203.0.113.9', '203:0:113'],
  ['unknown', 'unknown'],
])('the places of %s count as those of %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
