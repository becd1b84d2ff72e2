import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { OperatorError } from '../server/errors.ts';
import { isPostgres } from './open.ts';
import * as garage from './migrations/001-garage.ts';
import * as secondStep from './migrations/002-second-step.ts';
import * as search from './migrations/010-search.ts';
import * as counters from './migrations/011-counters.ts';
import * as staffLists from './migrations/012-staff-lists.ts';
import * as accounts from './migrations/013-accounts.ts';
import * as messages from './migrations/020-messages.ts';
import * as dismissedReminders from './migrations/021-dismissed-reminders.ts';
import * as reminderVersions from './migrations/022-reminder-versions.ts';
import * as calendarFeeds from './migrations/030-calendar-feeds.ts';
import * as growth from './migrations/031-growth.ts';
import * as wholeNames from './migrations/032-whole-names.ts';
import * as enquiryMessages from './migrations/033-enquiry-messages.ts';
import * as completedServices from './migrations/034-completed-services.ts';
import * as erasedClients from './migrations/035-erased-clients.ts';
import * as offeredDurations from './migrations/036-offered-durations.ts';
import * as provenAddresses from './migrations/037-proven-addresses.ts';
import * as quotes from './migrations/038-quotes.ts';
import * as openWork from './migrations/039-open-work.ts';
import * as plainLetters from './migrations/040-plain-letters.ts';
import * as mergedClients from './migrations/041-merged-clients.ts';
import * as stoppedReminders from './migrations/042-stopped-reminders.ts';
import * as phoneEnds from './migrations/043-phone-ends.ts';
import * as workshopNotes from './migrations/044-workshop-notes.ts';
import * as blockedTimes from './migrations/045-blocked-times.ts';
import * as drivenCars from './migrations/046-driven-cars.ts';

/** In the order in which they run; a test runs only the first ones. */
export const migrations = {
  '001-garage': garage,
  '002-second-step': secondStep,
  '010-search': search,
  '011-counters': counters,
  '012-staff-lists': staffLists,
  '013-accounts': accounts,
  '020-messages': messages,
  '021-dismissed-reminders': dismissedReminders,
  '022-reminder-versions': reminderVersions,
  '030-calendar-feeds': calendarFeeds,
  '031-growth': growth,
  '032-whole-names': wholeNames,
  '033-enquiry-messages': enquiryMessages,
  '034-completed-services': completedServices,
  '035-erased-clients': erasedClients,
  '036-offered-durations': offeredDurations,
  '037-proven-addresses': provenAddresses,
  '038-quotes': quotes,
  '039-open-work': openWork,
  '040-plain-letters': plainLetters,
  '041-merged-clients': mergedClients,
  '042-stopped-reminders': stoppedReminders,
  '043-phone-ends': phoneEnds,
  '044-workshop-notes': workshopNotes,
  '045-blocked-times': blockedTimes,
  '046-driven-cars': drivenCars,
};

/**
 * Brings the schema up to date, under a lock, so that several processes may start at once.
 * @returns the names of the migrations that ran now
 * @throws {OperatorError} when the database knows a migration that this version does not, or its encoding has only the
 *   letters of some languages
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  if (isPostgres(db)) await requireAllLetters(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // A database may already have run one with a higher number that was written at the same time.
    allowUnorderedMigrations: true,
  });
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) {
    throw new OperatorError(
      `The database comes from a newer version of this software (it knows ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup from before the upgrade.',
    );
  }
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** PostgreSQL uses the encoding of its machine's locale; with LATIN1 a client who writes “Łukasz” or “–” is refused. */
async function requireAllLetters<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? '';
  // SQL_ASCII stores any bytes, and this program sends UTF8.
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return;
  throw new OperatorError(
    `The database stores text as ${encoding} and must store it as UTF8: create another, with encoding 'UTF8' template template0.`,
  );
}

/** Whether a newer version has migrated the database. */
export async function isNewer<T>(db: Kysely<T>): Promise<boolean> {
  return (await unknownMigrations(db)).length > 0;
}

/**
 * Drops everything in a PostgreSQL database, so that this version can start afresh where a newer one was. What an
 * extension has made stays.
 * @param db a transaction, so that a failure drops nothing
 */
export async function dropEverything<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select 'drop table if exists ' || oid::regclass || ' cascade' as statement from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not ${ofAnExtension}
    union all
    select 'drop routine if exists ' || oid::regprocedure || ' cascade' from pg_proc c
      where pronamespace = current_schema()::regnamespace and not ${ofAnExtension}`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

const ofAnExtension = sql`exists (select from pg_depend where objid = c.oid and deptype = 'e')`;

/** Whether every migration of this version has run. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).every((name) => applied.includes(name));
}

async function unknownMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return applied.filter((name) => !Object.hasOwn(migrations, name));
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Runs a migration's statements. They are written once for both engines: on PostgreSQL every `text` column on a line of
 * its own, indented by two spaces, sorts by bytes, as on SQLite, so that lists and cursors mean the same on both.
 * @param statements data definition statements, separated by semicolons at the end of a line
 */
export async function runSql(db: Kysely<unknown>, statements: string): Promise<void> {
  const portable = isPostgres(db)
    ? statements.replaceAll(/^( {2}\w+ text)\b/gm, '$1 collate "C"')
    : statements;
  for (const statement of portable.split(/;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
