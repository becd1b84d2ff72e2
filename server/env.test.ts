import { expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { secrets } from './secrets.ts';

const postgres = { DATABASE_URL: 'postgres://db.example/garage' };
const production = { NODE_ENV: 'production' };

test('demo data fills an embedded database outside of production, or where it is asked for', () => {
  const isFilled = (variables: Record<string, string>) => readSettings(variables).demoData;
  expect([{}, production, postgres, { DEMO_DATA: 'off' }].map(isFilled)).toEqual([true, false, false, false]);
  expect(isFilled({ ...production, DEMO_DATA: 'on' })).toBe(true);
});

test('other machines are answered in production, or where it is asked for', () => {
  expect(readSettings({}).host).toBe('127.0.0.1');
  expect(readSettings(production).host).toBe('0.0.0.0');
  expect(readSettings({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('an empty variable counts as none, and the public address is written as browsers write it', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '', ADMIN_EMAIL: '' })).toEqual(readSettings({}));
  for (const address of ['https://garage.example/', 'https://Garage.Example', 'https://garage.example:443'])
    expect(readSettings({ PUBLIC_URL: address }).publicUrl).toBe('https://garage.example');
});

test('several secrets may stand apart', () => {
  const [newer, older] = ['n', 'o'].map((letter) => letter.repeat(32));
  expect(secrets(`${newer}, ${older} `, true, '')).toEqual([newer, older]);
});
