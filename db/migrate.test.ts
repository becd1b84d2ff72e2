import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Database, makeDatabase } from '../tests/databases.ts';
import { engines } from '../tests/server.ts';
import { readCounters } from '../features/overview/counters.server.ts';
import { makeEnquiry } from './factories.ts';
import { migrations } from './migrate.ts';
import { type Db, openDatabase } from './open.ts';

describe.each(engines)('what an older version stored, on %s', (engine) => {
  let db: Db;
  let database: Database | undefined;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'garage-migrate-'));
    database = engine === 'postgres' ? await makeDatabase(inject('postgresUrl')) : undefined;
    db = openDatabase(database?.url ?? '', folder).db;
  });
  afterEach(async () => {
    await db.destroy();
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  /** Runs the migrations from one name up to another, which is left out. */
  async function run({ from = '', before = '~' }): Promise<void> {
    for (const [name, { up }] of Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (name >= from && name < before) await up(db as unknown as Kysely<unknown>);
  }

  test('messages about an enquiry belong to it, and those whose enquiry is gone are deleted', async () => {
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

  test('clients who were erased are marked, and counted no more', async () => {
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
});
