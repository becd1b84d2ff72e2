import { vulnerabilityProblem } from './vulnerabilities.ts';
import { run } from './run.ts';

/** `npm run check`: builds, then checks types, habits, sizes and known vulnerabilities; silent when all is well. */
const steps: [string, string[]][] = [
  ['node', ['scripts/build.ts']],
  ['tsc', ['--noEmit']],
  ['oxlint', ['--type-aware', '--quiet']],
  ['oxfmt', ['--check', '.']],
  ['knip', []],
  ['size-limit', ['--silent']],
];

let failed = false;
for (const [command, args] of steps) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) continue;
  failed = true;
  console.error(`${command} ${args.join(' ')}\n${output}`);
}
const vulnerabilities = await vulnerabilityProblem();
if (vulnerabilities !== undefined) {
  failed = true;
  console.error(vulnerabilities);
}
process.exit(failed ? 1 : 0);
