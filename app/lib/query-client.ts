import { QueryClient } from '@tanstack/react-query';

/**
 * Keeps the server's answers. A query's key starts with its topic (`appointments`, `vehicles`, `services`,
 * `reminders`, `enquiries`, `profile`), because live changes name topics.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    // `send` has already tried again where that helps.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}
