import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/**
 * Caches prepared statements: preparing costs more than most of our queries. There are few texts, because values
 * are parameters; should there ever be many, the cache is cleared.
 * @param wrote called before each statement that may write
 */
export function withCachedStatements(database: Database.Database, wrote: () => void): SqliteDatabase {
  const kept = new Map<string, Database.Statement>();
  const prepared = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= 500) kept.clear();
    const statement = database.prepare(text);
    kept.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = prepared(text);
      if (!statement.readonly) wrote();
      return statement;
    },
  };
}

/**
 * Counts what may have changed an embedded database: this connection's own writes, and what other connections have
 * committed, which SQLite reports (https://sqlite.org/pragma.html#pragma_data_version).
 * @returns `wrote`, to be called before each write, and `now`: the count, or undefined while it means nothing; what
 *   others commit during one turn of the event loop counts from the next turn on
 */
export function versionsOf(database: Database.Database): {
  wrote(): void;
  now(): number | undefined;
} {
  const others = database.prepare('pragma data_version').pluck();
  let seen: unknown;
  let version = 0;
  let wasAsked = false;
  return {
    wrote: () => {
      version += 1;
      // A transaction that may write begins with a statement that counts as a write.
      wasAsked = false;
    },
    now: () => {
      if (wasAsked) return version;
      // What is read inside a transaction may be rolled back, and a rollback does not count as a write.
      if (database.inTransaction) return undefined;
      try {
        const committed = others.get();
        if (committed !== seen) version += 1;
        seen = committed;
        // The pragma locks the file, which costs as much as a small query: once per turn of the event loop is enough.
        wasAsked = true;
        setImmediate(() => {
          wasAsked = false;
        });
        return version;
      } catch {
        // Another process has locked the file, or the file is gone: the query itself waits or reports that.
        return undefined;
      }
    },
  };
}
