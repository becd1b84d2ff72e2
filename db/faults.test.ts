import { expect, test } from 'vitest';
import { isContention, isLocked, isUnavailable, isUnwritable } from './faults.ts';

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
  '25006',
  '25P03',
  '28P01',
  '3D000',
  '42501',
  '55P03',
  '58030',
  'XX001',
  'CERT_HAS_EXPIRED',
  'SQLITE_FULL',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
])('%s means that the database cannot be used now', (code) => {
  expect(isUnavailable(Object.assign(new Error('Away'), { code }))).toBe(true);
});

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
])('"%s" does too', (sentence) => {
  expect(isUnavailable(new Error(sentence))).toBe(true);
});

const refusal = (code: string) => Object.assign(new Error('Refused'), { code });

test.each(['SQLITE_BUSY_SNAPSHOT', '40001', '40P01', '0A000'])(
  'after %s the whole transaction can simply be retried',
  (code) => {
    expect(isContention(refusal(code))).toBe(true);
  },
);

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'])('%s means that another process is writing', (code) => {
  expect(isLocked(refusal(code))).toBe(true);
});

test.each([
  '25006',
  '53100',
  'SQLITE_FULL',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
])('%s means that the database accepts no writes', (code) => {
  expect(isUnwritable(refusal(code))).toBe(true);
});

test('a missing file means that only if it is the PostgreSQL socket', () => {
  const missing = (syscall: string) => Object.assign(new Error('Not there'), { code: 'ENOENT', syscall });
  expect(isUnavailable(missing('connect'))).toBe(true);
  expect(isUnavailable(missing('open'))).toBe(false);
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', '23505', '22021', 'EACCES'])('%s means something else', (code) => {
  for (const isSo of [isContention, isLocked, isUnavailable, isUnwritable])
    expect(isSo(refusal(code))).toBe(false);
});
