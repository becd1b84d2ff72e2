import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { requirePort } from '../server/port.ts';
import { root } from '../server/root.ts';
import { run } from './run.ts';

/** Runs before `npm start`: builds unless site and server are built, or the server could not start anyway. */
const built = ['policy.json', 'server/serve.js'].every((part) => existsSync(join(root, 'build', part)));

try {
  if (!built) {
    await requirePort(readEnv(process.env));
    console.log('Building the site (once) …');
    const { code, output } = await run('node', ['scripts/build.ts'], { quiet: true });
    if (code !== 0) throw new OperatorError(`The site could not be built.\n${output}`);
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
