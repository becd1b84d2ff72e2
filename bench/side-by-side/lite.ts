import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { load } from '../others/installed.ts';
import { rows, schema } from './schema.ts';

type Connection = {
  createMigrator(schema: string): { migrate(): Promise<unknown> };
  driver: { exec(sql: string): Promise<unknown> };
};
type Pglite = { createPgliteConnection(): Promise<Connection> };
type Lite = {
  App: new (config: object) => {
    fetch(request: Request): Promise<Response>;
    ensureSystemSchema(): Promise<void>;
    init(): Promise<unknown>;
  };
};

/** `@supabase/lite` on PGlite in memory, with the same appointments; reports its address and the client's token. */
const { createPgliteConnection } = await load<Pglite>('@supabase/lite/pglite');
const { App } = await load<Lite>('@supabase/lite');
const connection = await createPgliteConnection();
const auth = {
  enabled: true,
  enable_signup: true,
  jwt_secret: 'a-secret-that-only-the-bench-knows-0123456789',
  email: { enable_confirmations: false },
};
const app = new App({ connection, auth, options: { server: { apiKeys: false } } });
await app.ensureSystemSchema();
await connection.driver.exec(schema);
await app.init();
const server = serve(
  { fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' },
  ({ port }: AddressInfo) => void tell(port),
);

/** Signs up the client, adds their rows, and reports the address and the token. */
async function tell(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ email: 'client@demo.example', password: 'spanner-and-oil' });
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  await connection.driver.exec(rows(user.id));
  process.send?.({ url, token });
}
process.once('SIGTERM', () => server.close(() => process.exit(0)));
