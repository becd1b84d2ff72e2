import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../db/factories.ts';
import { createAccount } from '../features/auth/accounts.server.ts';
import { makePerson, type Person } from './people.ts';
import { runScript } from './processes.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';

describe.each(engines)('npm run user, on %s', (engine) => {
  let garage: TestGarage;
  let person: Person;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    person = await makePerson(garage, 'client', { fullName: 'Zebedee Quick' });
  });
  afterAll(() => garage.stop());

  const user = (...given: string[]) => {
    const { dataDir, databaseUrl } = garage.garage.env;
    return runScript('scripts/user.ts', given, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  };
  const words = () =>
    garage.garage.db
      .selectFrom('search_terms')
      .select('term')
      .where('subject_id', '=', person.profile.id)
      .execute();

  test('makes a person staff at once, who is then no longer found as a client', async () => {
    expect(await words()).not.toEqual([]);
    expect(await user('promote', person.email.toUpperCase(), 'admin')).toEqual({
      code: 0,
      output: `${person.email} is now admin.\n`,
    });
    expect((await person.get('/api/admin/people')).status).toBe(200);
    expect(await words()).toEqual([]);
  });

  test('says when nobody can sign in with the account yet', async () => {
    const email = 'new-hand@example.com';
    const account = { email, passwordHash: null, fullName: 'New Hand', confirmed: false };
    await createAccount(garage.garage.db, account, garage.garage.clock());
    expect((await user('promote', email, 'employee')).output).toBe(
      `${email} is now employee. The address is not confirmed yet; until then nobody can sign in with it.\n`,
    );
  });

  test('refuses to remove the last administrator, and says so', async () => {
    for (const given of [
      ['disable', person.email],
      ['promote', person.email, 'employee'],
      ['promote', person.email, 'client'],
    ])
      expect(await user(...given), given.join(' ')).toEqual({
        code: 1,
        output: expect.stringMatching(/^This is the last administrator/),
      });
  });

  test('disabling ends every session for good, and unassigns open work', async () => {
    await makePerson(garage, 'admin');
    const enquiry = await makeEnquiry(garage.garage.db, { assigned_to: person.profile.id });
    expect((await user('disable', person.email)).code).toBe(0);
    const stillGiven = garage.garage.db.selectFrom('contact_submissions').select('assigned_to');
    expect(await stillGiven.where('id', '=', enquiry.id).execute()).toEqual([{ assigned_to: null }]);
    expect((await user('enable', person.email)).output).toBe(`${person.email} is enabled again.\n`);
    expect((await person.get('/api/profile')).status).toBe(401);
  });

  test('opens an account whose second step is lost, and records that the garage did so', async () => {
    const lost = await makePerson(garage, 'admin');
    const at = new Date().toISOString();
    const app = { friendly_name: 'Phone', status: 'verified', created_at: at, updated_at: at } as const;
    const row = { ...app, id: crypto.randomUUID(), user_id: lost.userId, factor_type: 'totp' } as const;
    await garage.garage.db
      .insertInto('factors')
      .values({ ...row, sealed_secret: 'a secret' })
      .execute();
    expect(await user('remove-second-step', lost.email)).toEqual({
      code: 0,
      output: `${lost.email} signs in with the password alone.\n`,
    });
    const people = `/api/admin/people?q=${encodeURIComponent(lost.email)}`;
    expect((await lost.get(people)).body).toMatchObject({ rows: [{ has_second_step: false }] });
    expect((await lost.get('/api/staff/audit?subject_kind=account')).body).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          action: 'account.second-step-removed',
          subject_id: lost.userId,
          actor: null,
        }),
      ]),
    });
  });

  test('says when there is no such account', async () => {
    const { code, output } = await user('disable', 'nobody@example.com');
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no account/);
  });
});

test.each([
  '',
  'promote sam@example.com king',
  'promote sam@example.com client admin',
  'constructor sam@example.com',
  'remove-second-step',
  'disable sam@example.com alex@example.com',
])('npm run user prints its usage when given “%s”', async (given) => {
  const { code, output } = await runScript('scripts/user.ts', given.split(' ').filter(Boolean), {});
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage/);
});

test.each([['scripts/user.ts', 'enable', 'sam@example.com'], ['scripts/backup.ts']])(
  '%s creates no empty database where there is none, and no secret',
  async (script, ...given) => {
    const folder = mkdtempSync(join(tmpdir(), 'garage-user-'));
    const nowhere = join(folder, 'nowhere');
    const { code, output } = await runScript(script, given, { DATA_DIR: nowhere, JWT_SECRET: '' });
    expect({ code, output }).toEqual({ code: 1, output: `There is no database in ${nowhere}.\n` });
    expect(existsSync(nowhere)).toBe(false);
    rmSync(folder, { recursive: true });
  },
);

test.each([
  ['scripts/user.ts', 'enable', 'sam@example.com'],
  ['scripts/backup.ts'],
  ['scripts/restore.ts', 'package.json'],
  ['scripts/move.ts', '--to', 'postgres://127.0.0.1:1/garage'],
])('%s says why a data folder cannot be used, as the server does', async (script, ...given) => {
  const { code, output } = await runScript(script, given, { DATA_DIR: 'package.json' });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATA_DIR package\.json cannot be used: ENOTDIR: [^\n]+\.\n$/);
});
