import { type Kysely, sql } from 'kysely';
import { runSql } from '../migrate.ts';
import { isPostgres } from '../open.ts';

/**
 * Counts that every screen shows, maintained by triggers, so that no request counts two hundred thousand rows and no
 * write can forget to update them (see docs/decisions/005-staff-lists.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, table);
  for (const counted of counters) await keepCounter(db, counted);
}

/** Counts the rows of a table for which a condition holds, and keeps the count up to date from now on. */
export async function keepCounter(db: Kysely<unknown>, counted: Counted): Promise<void> {
  const { name, table: counts, holds } = counted;
  await run(
    db,
    `insert into counters (name, count) select '${name}', count(*) from ${counts} r where ${holds('r')}`,
  );
  for (const statement of isPostgres(db) ? postgresTriggers(counted) : sqliteTriggers(counted))
    await run(db, statement);
}

/** Removes a counter and its triggers, so that it can be kept by another condition. */
export async function dropCounter(db: Kysely<unknown>, name: string): Promise<void> {
  for (const event of ['insert', 'delete', 'update']) {
    const trigger = `counted_${name}_${event}`;
    await run(db, isPostgres(db) ? `drop function ${trigger} cascade` : `drop trigger ${trigger}`);
  }
  await run(db, `delete from counters where name = '${name}'`);
}

const table = `
create table counters (
  name text primary key,
  count integer not null
);
`;

type Counted = { name: string; table: string; holds: (row: string) => string };

const enquiries = (status: string): Counted => ({
  name: `enquiries_${status}`,
  table: 'contact_submissions',
  holds: (row) => `(${row}.is_suspected_spam = 0 and ${row}.status = '${status}')`,
});

const counters: Counted[] = [
  { name: 'clients', table: 'profiles', holds: (row) => `(${row}.user_type = 'client')` },
  { name: 'vehicles', table: 'vehicles', holds: (row) => `(${row}.archived_at is null)` },
  { name: 'completed', table: 'appointments', holds: (row) => `(${row}.status = 'completed')` },
  ...['new', 'in_progress', 'resolved', 'archived'].map(enquiries),
  { name: 'enquiries_spam', table: 'contact_submissions', holds: (row) => `(${row}.is_suspected_spam = 1)` },
];

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db);

function sqliteTriggers({ name, table, holds }: Counted): string[] {
  const add = (change: string) =>
    `begin update counters set count = count + ${change} where name = '${name}'; end`;
  return [
    `create trigger counted_${name}_insert after insert on ${table} when ${holds('new')} ${add('1')}`,
    `create trigger counted_${name}_delete after delete on ${table} when ${holds('old')} ${add('-1')}`,
    `create trigger counted_${name}_update after update on ${table} when ${holds('new')} <> ${holds('old')} ${add(`${holds('new')} - ${holds('old')}`)}`,
  ];
}

/** Once per statement, not per row: changing many rows at once updates the counter's row once. */
function postgresTriggers({ name, table, holds }: Counted): string[] {
  const count = (rows: string) => `(select count(*) from ${rows} r where ${holds('r')})`;
  const trigger = (event: string, rows: string, change: string) => [
    `create function counted_${name}_${event}() returns trigger language plpgsql as $$
      declare change integer := ${change};
      begin
        if change <> 0 then update counters set count = count + change where name = '${name}'; end if;
        return null;
      end $$`,
    `create trigger counted_${name}_${event} after ${event} on ${table} referencing ${rows}
      for each statement execute function counted_${name}_${event}()`,
  ];
  return [
    ...trigger('insert', 'new table as fresh', count('fresh')),
    ...trigger('delete', 'old table as gone', `-${count('gone')}`),
    ...trigger('update', 'old table as gone new table as fresh', `${count('fresh')} - ${count('gone')}`),
  ];
}
