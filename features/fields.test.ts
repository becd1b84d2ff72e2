import { expect, test } from 'vitest';
import { nameIn } from './auth/accounts.server.ts';
import { closureReason, optionalLine, optionalText, requiredLine } from './fields.ts';

test('a one-line field turns line breaks and tabs into spaces; a longer text keeps them', () => {
  expect(requiredLine('your name', 200).parse(' Foo\r\nBcc:\tx\u2028y ')).toBe('Foo Bcc: x y');
  expect(optionalLine('the vehicle', 200).parse('\n')).toBeNull();
  expect(optionalText('the notes', 200).parse('a\nb')).toBe('a\nb');
});

test('a reason that sentences quote loses its full stop', () => {
  expect(closureReason.parse(' Ramp inspection. ')).toBe('Ramp inspection');
  expect(closureReason.safeParse('.').error?.issues[0]?.message).toBe('Please enter the reason.');
});

test('a name at sign-up is tidied as the forms tidy it: invisible characters are no name', () => {
  expect(nameIn({ full_name: '\u200B\u200E\u2060' })).toBeNull();
  expect(nameIn({ full_name: ' Ada\u200B\r\nKerr ' })).toBe('Ada Kerr');
});
