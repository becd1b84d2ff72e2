import { run } from './run.ts';

/** `npm run check`: builds, then types, habits and sizes; silent when all is well. */
const steps: [string, string[]][] = [
  ['node', ['scripts/build.ts']],
  ['tsc', ['--noEmit']],
  ['oxlint', ['--type-aware', '--quiet']],
  ['oxfmt', ['--check', '.']],
  ['knip', []],
];

let failed = false;
for (const [command, args] of steps) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) continue;
  failed = true;
  console.error(`${command} ${args.join(' ')}\n${output}`);
}
process.exit(failed ? 1 : 0);
