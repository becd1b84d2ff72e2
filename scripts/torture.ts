import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from '../tests/torture/fuzz.ts';
import { killUnderLoad } from '../tests/torture/kills.ts';
import { startPostgres } from '../tests/postgres.ts';
import { makeDatabase } from '../tests/databases.ts';
import { type Engine, engines, startGarage } from '../tests/garage.ts';
import { makePerson } from '../tests/people.ts';
import { storms } from '../tests/torture/storms.ts';

/**
 * `npm run torture`: the long form of the tests in `tests/torture/`, on both engines. It prints what it did and
 * found, and fails if it found anything.
 */
const usage =
  'Usage: npm run torture -- [--kills N] [--writes N] [--contenders N] [--requests N] [--engine sqlite|postgres].';
const { kills, writes, contenders, requests, chosen } = readArguments();
const postgres = await startPostgres();
let faults = 0;

console.log(`${new Date().toISOString()}, ${cpus().length} cores, Node ${process.version}`);
for (const engine of chosen) {
  await step(`${engine}: kills under write load`, () => killing(engine));
  await step(`${engine}: storms`, () => storming(engine));
  await step(`${engine}: hostile requests`, () => fuzzing(engine));
}
await postgres.stop();
console.log(faults === 0 ? '\nNothing found.' : `\n${faults} things found.`);
process.exit(faults === 0 ? 0 : 1);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        kills: { type: 'string', default: '200' },
        writes: { type: 'string', default: '100000' },
        contenders: { type: 'string', default: '20000' },
        requests: { type: 'string', default: '100000' },
        engine: { type: 'string', multiple: true, default: [...engines] },
      },
    });
    return {
      kills: count(values.kills),
      writes: count(values.writes),
      contenders: count(values.contenders),
      requests: count(values.requests),
      chosen: values.engine.map(known),
    };
  } catch {
    console.error(usage);
    process.exit(1);
  }
}

function count(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${text} is not a number.`);
  return Number(text);
}

function known(name: string): Engine {
  const engine = engines.find((candidate) => candidate === name);
  if (!engine) throw new Error(`${name} is not an engine.`);
  return engine;
}

async function step(name: string, work: () => Promise<{ did: string; found: string[] }>): Promise<void> {
  const started = performance.now();
  // One that cannot be finished is a finding; the others still run.
  const { did, found } = await work().catch((error: unknown) => ({
    did: 'It was not finished.',
    found: [String(error)],
  }));
  console.log(
    `\n${name} (${Math.round((performance.now() - started) / 1000)} s)\n  ${did}\n  ${found.length === 0 ? 'Nothing found.' : found.slice(0, 20).join('\n  ')}`,
  );
  faults += found.length;
}

async function killing(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'garage-torture-'));
  const database = engine === 'postgres' ? await makeDatabase(postgres.url) : undefined;
  const report = await killUnderLoad({
    databaseUrl: database?.url ?? '',
    dataDir,
    kills,
    writes,
    clients: 16,
  });
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = report.restarts.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  const did = `${report.kills} kills, ${report.acknowledged} acknowledged writes, ${report.askedAgain} retries; ready after ${at(0.5)} ms (median), ${at(1)} ms (slowest).`;
  return { did, found: report.found };
}

async function storming(engine: Engine) {
  const garage = await startGarage(engine, postgres.url);
  const staff = await makePerson(garage, 'employee');
  const target = { urls: [garage.url], db: garage.garage.db, token: staff.token };
  const rounds = Math.ceil(contenders / 100 / Object.keys(storms).length);
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const storm of Object.values(storms)) {
      found.push(...(await storm(target, 100, '2026-06-09')).found);
      await target.db.deleteFrom('appointments').execute();
    }
  }
  await garage.stop();
  return {
    did: `${rounds * 100 * Object.keys(storms).length} contenders in ${rounds * Object.keys(storms).length} storms of 100.`,
    found,
  };
}

async function fuzzing(engine: Engine) {
  const garage = await startGarage(engine, postgres.url);
  const seed = Date.now() % 2 ** 31;
  const report = await fuzz(garage, requests, seed);
  await garage.stop();
  const statuses = Object.entries(report.byStatus).map(([status, count]) => `${status}: ${count}`);
  return {
    did: `${report.requests} requests to ${report.routes} endpoints, seed ${seed}; answers ${statuses.join(', ')}.`,
    found: report.found,
  };
}
