import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test.each([
  ['sam.o’hara+car@example.com', 'sam.o%E2%80%99hara+car@example.com'],
  ['sam@example.com', 'sam@example.com'],
])('the link to %s leads to exactly that address', (address, path) => {
  expect(mailto(address)).toBe(`mailto:${path}`);
});

test('an address cannot add recipients, a subject or text to a message', () => {
  const link = new URL(mailto('john%40real.example?bcc=spy@evil.example'));
  expect(link.search).toBe('');
  expect(decodeURIComponent(link.pathname)).toBe('john%40real.example?bcc=spy@evil.example');
});
