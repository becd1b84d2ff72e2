import { Migrator } from 'kysely/migration';
import { Client } from 'pg';
import { migrations } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { jobs } from '../server/jobs/list.ts';

/** A separate, empty database in a PostgreSQL. */
export type Database = { url: string; drop(): Promise<void> };

/** @param admin the address of a user who may create databases */
export async function makeDatabase(admin: string): Promise<Database> {
  const name = `garage_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** Leaves a new database as an older version did. @param last the last migration that the version had */
export async function migrateTo(db: Db, last: string): Promise<void> {
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last);
}

/** Whether a server on a new database has run each of its jobs once, as it does at start-up. */
export async function firstJobsDone(db: Db): Promise<boolean> {
  const done = await db.selectFrom('jobs').select('name').where('last_finished_at', 'is not', null).execute();
  return done.length === jobs.length;
}
