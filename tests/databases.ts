import { Client } from 'pg';

/** An empty database of its own in a PostgreSQL. */
export type Database = { url: string; drop(): Promise<void> };

/** @param admin the address of somebody who may create databases */
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
