import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin');

/**
 * Runs a command from the project's own packages.
 * @param command a name in `node_modules/.bin`
 * @param options `quiet`: return what the command prints instead of showing it
 * @returns its exit code and, when quiet, everything it printed
 */
export function run(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, command), args, {
      cwd: join(bin, '..', '..'),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...options.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    // Not on `exit`: its last output may still be on its way.
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
