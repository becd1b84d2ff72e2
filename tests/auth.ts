import { AuthClient } from '@supabase/auth-js';
import { makePerson, type Person } from './people.ts';
import { startTestGarage, type TestGarage } from './server.ts';

export type Client = InstanceType<typeof AuthClient>;

/** A garage whose clock shows the real time, because the client library checks sessions against its own clock. */
export async function startAuthGarage(
  engine: 'sqlite' | 'postgres',
  settings: Record<string, string> = {},
): Promise<TestGarage> {
  const garage = await startTestGarage(engine, settings);
  garage.setTime(Temporal.Now.instant());
  return garage;
}

/** The client library that the pages use, keeping its session in memory. */
export function newClient(garage: TestGarage, options: { flowType?: 'pkce' | 'implicit' } = {}): Client {
  const kept = new Map<string, string>();
  return new AuthClient({
    ...options,
    url: `${garage.url}/auth/v1`,
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

/** A client that is signed in with a password. */
export async function signedIn(garage: TestGarage, email: string, password: string): Promise<Client> {
  const client = newClient(garage);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** The newest message to an address: its kind, its typed code and its link's token. */
export async function lastMail({ garage }: TestGarage, to: string) {
  const row = await garage.db
    .selectFrom('outbox')
    .select(['kind', 'text'])
    .where('to_email', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const digits = /^\d{6}$/m.exec(row.text)?.[0] ?? '';
  const linkToken = /token=([\w-]+)/.exec(row.text)?.[1] ?? '';
  return { ...row, digits, linkToken };
}

export async function countMails({ garage }: TestGarage, to: string): Promise<number> {
  const row = await garage.db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('to_email', '=', to)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type Reply = { status: number; headers: Headers; body: Record<string, unknown> };

/** Calls the sign-in protocol as its client does: JSON with the API's version. */
export async function callAuth(
  garage: TestGarage,
  method: string,
  path: string,
  options: { body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const answer = await fetch(`${garage.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && {
      body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** A new person, with an address that nobody else has. */
export function somebody(garage: TestGarage): Promise<Person> {
  return makePerson(garage, 'client', { email: `${crypto.randomUUID()}@example.com` });
}
