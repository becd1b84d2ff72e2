import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrateTo } from '../tests/databases.ts';
import { type Database, makeDatabase } from '../tests/databases.ts';
import { startProcess } from '../tests/processes.ts';
import { engines } from '../tests/server.ts';
import { readCounters } from '../features/overview/counters.server.ts';
import { makeAppointment, makeEnquiry, makeProfile } from './factories.ts';
import { isMigrated, migrate, migrations } from './migrate.ts';
import { type Db, isPostgres, openDatabase } from './open.ts';

/** Breaks off at the given statement, counted from the start, as a power cut would. */
function breakOffAt(number: number): KyselyPlugin {
  let count = 0;
  return {
    transformQuery: ({ node }) => {
      count += 1;
      if (count === number) throw new Error('broken off');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

test('every migration is listed, in numerical order', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).toSorted();
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files);
});

/** Everything a database consists of, except Kysely's own tables. */
async function madeOf(db: Db): Promise<string[]> {
  const everything = isPostgres(db)
    ? sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace`
    : sql<{ name: string }>`select name from sqlite_master where name not like 'sqlite_%'`;
  const { rows } = await everything.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_migration'));
}

describe.each(engines)('what an older version stored, on %s', (engine) => {
  let db: Db;
  let database: Database | undefined;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'garage-migrate-'));
    database = engine === 'postgres' ? await makeDatabase(inject('postgresUrl')) : undefined;
    db = openDatabase(database?.url ?? '', folder);
  });
  afterEach(async () => {
    await db.destroy();
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  /** Runs the migrations from one name up to, but not including, another. */
  async function run({ from = '', before = '~' }): Promise<void> {
    for (const [name, { up }] of Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (name >= from && name < before) await up(db as unknown as Kysely<unknown>);
  }

  test('messages about an enquiry belong to it; those whose enquiry no longer exists are deleted', async () => {
    await run({ before: '033' });
    const at = (day: number) => `2026-01-0${day}T09:00:00.000Z`;
    const first = await makeEnquiry(db, { email: 'sam@example.com', created_at: at(1) });
    const second = await makeEnquiry(db, { email: 'sam@example.com', created_at: at(3) });
    const message = (id: string, day: number, more: object) =>
      db
        .insertInto('outbox')
        .values({
          id,
          kind: 'enquiry-new',
          to_email: 'garage@example.com',
          subject: '',
          text: '',
          html: '',
          next_attempt_at: at(day),
          created_at: at(day),
          ...more,
        })
        .execute();
    await message('to the garage', 1, { headers: JSON.stringify({ 'Reply-To': 'sam@example.com' }) });
    await message('to Sam', 3, { kind: 'enquiry-received', to_email: 'sam@example.com' });
    await message('of somebody erased', 1, { headers: JSON.stringify({ 'Reply-To': 'dora@example.com' }) });
    await message('about a booking', 1, { kind: 'booking-received', to_email: 'sam@example.com' });
    await run({ from: '033' });
    const left = await db.selectFrom('outbox').select(['id', 'enquiry_id']).orderBy('id').execute();
    expect(left).toEqual([
      { id: 'about a booking', enquiry_id: null },
      { id: 'to Sam', enquiry_id: second.id },
      { id: 'to the garage', enquiry_id: first.id },
    ]);
  });

  test('erased clients are marked, and no longer counted', async () => {
    await run({ before: '035' });
    const at = '2026-01-05T09:00:00.000Z';
    const client = (id: string, email: string | null, name: string | null) =>
      db
        .insertInto('profiles')
        .values({ id, email, full_name: name, created_at: at, updated_at: at })
        .execute();
    await client('erased', null, null);
    await client('only phones', null, 'Sam');
    await client('gave no name', 'sam@example.com', null);
    expect((await readCounters(db)).get('clients')).toBe(3);
    await run({ from: '035' });
    const rows = db.selectFrom('profiles').select(['id', 'full_name', 'erased_at']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { id: 'erased', full_name: 'Erased client', erased_at: at },
      { id: 'gave no name', full_name: null, erased_at: null },
      { id: 'only phones', full_name: 'Sam', erased_at: null },
    ]);
    expect((await readCounters(db)).get('clients')).toBe(2);
    await db.updateTable('profiles').set({ erased_at: at }).where('id', '=', 'gave no name').execute();
    await client('new', null, 'Kim');
    await db.deleteFrom('profiles').where('id', '=', 'erased').execute();
    expect((await readCounters(db)).get('clients')).toBe(2);
  });

  test('appointments keep their half hours, and lose them with the appointment', async () => {
    await run({ before: '045' });
    const { id: client_id } = await makeProfile(db);
    const at = (appointment_time: string) =>
      makeAppointment(db, { client_id, appointment_date: '2026-01-06', appointment_time, bay: 2 });
    const [first, second] = [await at('09:00'), await at('10:00')];
    const held = () =>
      db.selectFrom('appointment_slots').select(['slot', 'bay', 'appointment_id']).orderBy('slot').execute();
    const before = await held();
    expect(before).toHaveLength(4);
    await run({ from: '045' });
    expect(await held()).toEqual(before);
    await db.deleteFrom('appointments').where('id', '=', first.id).execute();
    expect(await held()).toEqual(before.filter((row) => row.appointment_id === second.id));
    const ownerless = { date: '2026-01-06', slot: '09:00', bay: 2, appointment_id: null };
    await expect(db.insertInto('appointment_slots').values(ownerless).execute()).rejects.toThrow(/check/i);
  });

  test.each([20, 90, 160])('breaking off at statement %i leaves nothing behind', async (number) => {
    const broken = migrate(db.withPlugin(breakOffAt(number)));
    await expect(broken).rejects.toThrow('broken off');
    expect(await madeOf(db)).toEqual([]);
    expect(await migrate(db)).toHaveLength(Object.keys(migrations).length);
  });

  test('a migration with a lower number than some that have already run still runs', async () => {
    const { '033-enquiry-messages': _, ...others } = migrations;
    const older = new Migrator({ db, provider: { getMigrations: async () => others } });
    await older.migrateTo('034-completed-services');
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
  });

  test('two servers that start at once migrate it together', async () => {
    await migrateTo(db, '037-proven-addresses');
    expect(await isMigrated(db)).toBe(false);
    const settings = { DATA_DIR: folder, DATABASE_URL: database?.url ?? '' };
    const servers = await Promise.all([startProcess(settings), startProcess(settings)]);
    expect(await isMigrated(db)).toBe(true);
    await Promise.all(servers.map((server) => server.stop()));
  });
});

test('on PostgreSQL every text column sorts by bytes, as on SQLite, except one that no list is sorted by', async () => {
  const database = await makeDatabase(inject('postgresUrl'));
  const db = openDatabase(database.url, '');
  await migrate(db);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%' and data_type = 'text'
      and collation_name is distinct from 'C'`.execute(db);
  await db.destroy();
  await database.drop();
  expect(rows).toEqual([{ name: 'audit_log.summary' }]);
});
