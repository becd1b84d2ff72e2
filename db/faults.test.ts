import { expect, test } from 'vitest';
import { isUnavailable } from './faults.ts';

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '08006',
  '53300',
  '57P01',
  '57014',
  'SQLITE_FULL',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
])('%s says that the database cannot be used now', (code) => {
  expect(isUnavailable(Object.assign(new Error('Away'), { code }))).toBe(true);
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', '23505', '22021', 'EACCES'])('%s says something else', (code) => {
  expect(isUnavailable(Object.assign(new Error('Refused'), { code }))).toBe(false);
});
