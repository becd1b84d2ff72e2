import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  type LimitNode,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type Transaction,
  ValueNode,
} from 'kysely';
import pg from 'pg';
import { OperatorError, reasonOf } from '../server/errors.ts';
import { makeFolder } from '../server/folders.ts';
import { isLocked, isReadOnly, isQueryTimeout } from './faults.ts';
import { preparing, type Send } from './prepared.ts';
import { versionsOf, withCachedStatements } from './statements.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A database handle inside or outside a transaction: what query functions take. */
export type Queries = Db | Transaction<Tables>;

/**
 * Opens the garage's database. Where a query must differ between the engines, `isPostgres` tells them apart.
 * @param url a `postgres://` address, or empty for an embedded SQLite file
 * @param dataDir the folder of the embedded file (`garage.db`); made when missing
 * @param options `patient` for migrations and anything else that may take longer than a request may: PostgreSQL
 *   statements then have no time limit; `existing` for callers that must not have an empty embedded file made for them
 * @throws {OperatorError} with `existing`, when there is no embedded file
 * @throws when the folder cannot be made or the file cannot be opened
 */
export function openDatabase(
  url: string,
  dataDir: string,
  { patient = false, existing = false }: { patient?: boolean; existing?: boolean } = {},
): Db {
  if (url) return new Kysely<Tables>({ dialect: postgres(url, patient) });
  if (existing && !existsSync(databaseFile(dataDir)))
    throw new OperatorError(`There is no database in ${dataDir}.`);
  makeFolder(dataDir);
  return openSqliteFile(databaseFile(dataDir));
}

/** The path of the embedded database in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'garage.db');
}

/** Opens one SQLite file, such as a backup; made when missing. */
export function openSqliteFile(file: string): Db {
  return new Kysely<Tables>({ dialect: sqlite(file) });
}

function sqlite(file: string): SqliteDialect {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an acknowledged booking survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // The wait for another process that writes is below: SQLite's own would block everything else.
  database.pragma('busy_timeout = 0');
  // 64 MB; with the default of 2 MB every search in a large garage reads the same pages from the system again.
  database.pragma('cache_size = -65536');
  return new GarageSqliteDialect(database);
}

/**
 * Writes parameters as `+?`, which is the same value. With a plain `?` SQLite replans a join each time a value is
 * bound, to see whether another index suits that value, and this takes longer than most of our queries. A value that
 * the planner must know, such as one in an index's own condition, is written with `sql.lit`.
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }

  /** SQLite has one writer, so a transaction that locks what it reads is alone: its queries lock only on PostgreSQL. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node);
  }
}

/**
 * SQLite can roll back schema changes like any others, but Kysely does not rely on that: without a transaction an
 * interrupted migration leaves half of its changes behind, and every later start fails on them.
 */
class WholeMigrationsAdapter extends SqliteAdapter {
  readonly version: () => number | undefined;

  constructor(version: () => number | undefined) {
    super();
    this.version = version;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * When the disk is full, SQLite rolls back by itself. A second rollback would fail, and its error would hide the
 * original one.
 */
class GarageSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #version: () => number | undefined;

  constructor(database: Database.Database) {
    const versions = versionsOf(database);
    const requireInPlace = inPlaceGuard(database.name);
    const wrote = () => {
      // In a transaction that may write, the first statement has already checked.
      if (!database.inTransaction) requireInPlace();
      versions.wrote();
    };
    super({ database: withCachedStatements(database, wrote) });
    this.#version = versions.now;
    this.#database = database;
  }

  override createQueryCompiler(): QueryCompiler {
    return new PlannedOnceCompiler();
  }

  override createAdapter(): DialectAdapter {
    return new WholeMigrationsAdapter(this.#version);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    // There is only one connection. Wrapping it again for every query would take half as long as a small query.
    let connection: DatabaseConnection | undefined;
    driver.acquireConnection = async () => (connection ??= waitingForOthers(await acquire()));
    // Wait for another process that writes here: once something has been read, SQLite refuses without waiting.
    driver.beginTransaction = async (connection, { accessMode }) => {
      const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
      await connection.executeQuery(CompiledQuery.raw(begin));
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

/** A file that was deleted or replaced still accepts writes, which are lost when the process ends. */
function inPlaceGuard(file: string): () => void {
  const inode = inodeOf(file);
  return () => {
    if (inodeOf(file) !== inode)
      throw new Database.SqliteError('the database file was moved or deleted', 'SQLITE_READONLY_DBMOVED');
  };
}

function inodeOf(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino;
  } catch (error) {
    const why = `the database file cannot be reached: ${reasonOf(error)}`;
    throw new Database.SqliteError(why, 'SQLITE_CANTOPEN');
  }
}

/** Milliseconds. How long to wait for another process that writes, and how often to retry meanwhile. */
const longestWait = 5000;
const askedAgain = 20;

/** Waits for another process that writes; meanwhile the server can answer requests that need no database. */
function waitingForOthers(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    async executeQuery<Row>(query: CompiledQuery) {
      for (const started = performance.now(); ; await setTimeout(askedAgain)) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() - started > longestWait) throw error;
        }
      }
    },
  };
}

/** Milliseconds. PostgreSQL ends the statement; if PostgreSQL is gone, the connection gives up a little later. */
const timeLimits = { statement_timeout: 10_000, query_timeout: 15_000 };

/**
 * The default of 4 is for spinning disks, and makes the planner read and sort whole tables where walking along an
 * index gives a list's first page at once.
 */
const plannerOptions = '-c random_page_cost=1.1';

function postgres(connectionString: string, patient: boolean): PostgresDialect {
  // count() and sums come as bigint and numeric, which pg would return as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...(patient ? {} : timeLimits),
    options: plannerOptions,
  });
  const prepare = preparing();
  // A connection that breaks between two queries must not end the process; the next query reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepare(client);
    closeWhenUseless(client);
  });
  return new GaragePostgresDialect({ pool });
}

/**
 * PostgreSQL may still carry out a statement that we gave up on. A `begin` would leave its connection inside a
 * transaction that nobody ends, and later writes on it would be acknowledged without being stored.
 * A connection made while nothing could be written often stays read-only, and nothing else closes a busy one.
 */
function closeWhenUseless(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  const query: Send = (text, values) =>
    send(text, values).catch((error: unknown) => {
      if (isQueryTimeout(error) || isReadOnly(error)) void client.end();
      throw error;
    });
  client.query = query as typeof client.query;
}

/** If PostgreSQL does not know a limit, it assumes a tenth of the rows, and then replans the query every time. */
class KnownLimitsCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const limit = ValueNode.is(node.limit) ? Number(node.limit.value) : Number.NaN;
    if (Number.isSafeInteger(limit)) this.append(`limit ${limit}`);
    else super.visitLimit(node);
  }
}

class GaragePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new KnownLimitsCompiler();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    // It fails if the connection is gone, which the driver then discards. Its error would hide the original one.
    driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {});
    return driver;
  }
}

/** Which of the two engines a handle talks to. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * @returns a number that stays the same while everything that can be read stays the same; undefined where that is not
 *   known: on PostgreSQL, and while this connection is in a transaction
 */
export function versionOf(db: Pick<Kysely<unknown>, 'getExecutor'>): number | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof WholeMigrationsAdapter ? adapter.version() : undefined;
}
