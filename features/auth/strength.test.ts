import { describe, expect, test } from 'vitest';
import { business } from '../../business.ts';
import { checkStrength, weaknessOf } from './strength.server.ts';

const owner = { email: 'sian.okonjo@hilltop-farm.example', fullName: 'Siân O’Connor-Okonjo' };
const weakness = (password: string) => weaknessOf(password, owner, 8)?.message;
const [firstWord = ''] = business.name.split(' ');

describe('a password made of what anyone knows is refused', () => {
  test.each([
    [`${firstWord}2026!`],
    [`my${business.name.replaceAll(' ', '')}`],
    [`${business.address.town}-${business.address.town}`],
    ['Okonjo1990'],
    ['SIÂN.connor.77'],
    ['hilltopfarm!!'],
    [owner.email],
    [`${firstWord} 2026 owl`],
  ])('%s', (password) => {
    expect(weakness(password)).toContain('please add words of your own');
  });
});

describe('a password with words of its own is accepted, whatever else is in it', () => {
  test.each([
    [`${firstWord} stray otter`],
    [`${firstWord} 2026 owls`],
    ['okonjo likes brass valves'],
    ['cavalcade of ducks'],
    ['73-92-18-40-55-61'],
    ['пять рыжих котов'],
    ['🦊🦊🦊🦊🦊🦊🦊🦊'],
  ])('%s', (password) => {
    expect(weakness(password)).toBeUndefined();
  });
});

test('a name of one or two letters, or no name, rules out no password', () => {
  expect(weaknessOf('abacus abacus', { email: 'a@b.example', fullName: 'Al' }, 8)).toBeUndefined();
  expect(weaknessOf('abacus abacus', { email: 'a@b.example', fullName: null }, 8)).toBeUndefined();
});

test('an address made only of short words is still refused as a password', () => {
  expect(weaknessOf('Al.7@b2.uk', { email: 'al.7@b2.uk', fullName: 'Al' }, 8)).toBeDefined();
});

test('a password that is too long is refused at once, however many words the address has', () => {
  const email = Array.from({ length: 5000 }, (_, index) => `ab${letters(index)}`).join('1');
  const started = performance.now();
  expect(() => checkStrength('a'.repeat(100_000), { email, fullName: null }, 8)).toThrow('longer than 72');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('of a name or an address, only as much is read as a real one has', () => {
  const long = `${'1'.repeat(300)} zebrafish`;
  expect(weaknessOf('zebrafish', { email: 'a@b.example', fullName: long }, 8)).toBeUndefined();
  expect(weaknessOf('zebrafish', { email: long, fullName: null }, 8)).toBeUndefined();
});

/** Three letters, different for each number. */
const letters = (number: number) =>
  [676, 26, 1].map((place) => String.fromCodePoint(98 + (Math.floor(number / place) % 25))).join('');
