import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: the one that TEST_POSTGRES_URL names, else its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  // Imported only here: the package takes over how a process exits, and with it the run's exit code.
  const { startPostgres } = await import('./postgres.ts');
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
