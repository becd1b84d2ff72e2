import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, reasonOf } from './errors.ts';
import { makeFolder } from './folders.ts';

/** Characters. */
const shortestSecret = 32;

/** At least one: with an empty secret anyone could sign. */
export type Secrets = [string, ...string[]];

/**
 * Reads the secrets that sign sessions. Several processes must share them, so they are required in production with
 * PostgreSQL. Any other server may create one, which it keeps in its data folder.
 * @param given JWT_SECRET: empty, or secrets separated by commas
 * @param required whether it must be given
 * @returns the secrets; the first signs, all verify
 * @throws {OperatorError} with one sentence
 */
export function secrets(given: string, required: boolean, dataDir: string): Secrets {
  if (given) {
    const [first = '', ...others] = given.split(',').map((secret) => secret.trim());
    const all: Secrets = [first, ...others];
    if (all.some((secret) => secret.length < shortestSecret)) {
      throw new OperatorError(
        `JWT_SECRET must be at least ${shortestSecret} characters (several secrets are separated by commas).`,
      );
    }
    return all;
  }
  if (required) throw new OperatorError('JWT_SECRET must be set in production with PostgreSQL.');
  return [keptSecret(dataDir)];
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const secret = usable(dataDir, () => {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    makeFolder(dataDir);
    const made = randomBytes(32).toString('base64url');
    const part = `${file}.${process.pid}.part`;
    try {
      writeFileSync(part, `${made}\n`, { mode: 0o600 });
      renameSync(part, file);
    } finally {
      // On a full disk, an empty file would be left.
      rmSync(part, { force: true });
    }
    return made;
  });
  // A careless copy leaves an empty file, and anyone can guess an empty secret.
  if (secret.length >= shortestSecret) return secret;
  throw new OperatorError(
    `${file} must hold at least ${shortestSecret} characters: put your copy of it back, or delete it, which signs everybody out.`,
  );
}

function usable<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}.`);
  }
}
