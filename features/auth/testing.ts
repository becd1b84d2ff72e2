import { AuthClient } from '@supabase/auth-js';
import type { TestGarage } from '../../tests/server.ts';

/** The client library of the pages, keeping its session in memory. */
export function newClient(garage: TestGarage, options: { flowType?: 'pkce' | 'implicit' } = {}): InstanceType<typeof AuthClient> {
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

/** The newest message to an address: its kind, its typed code and its link's token. */
export async function lastMail({ garage }: TestGarage, to: string): Promise<{ kind: string; digits: string; linkToken: string; text: string }> {
  const row = await garage.db
    .selectFrom('outbox')
    .select(['kind', 'text'])
    .where('to_email', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const digits = /\b\d{6}\b/.exec(row.text)?.[0] ?? '';
  const linkToken = /token=([\w-]+)/.exec(row.text)?.[1] ?? '';
  return { ...row, digits, linkToken };
}
