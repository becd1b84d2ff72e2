import { CompiledQuery, type QueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/open.ts';
import { exampleIds, ownPages, staffLists, withIds } from './lists.ts';
import { makePerson, type Person } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';
import { fillGarage } from './volume.ts';

/** Tables that grow for ever: nothing that staff open may read one from end to end. */
const large = [
  'profiles',
  'vehicles',
  'appointments',
  'quotes',
  'services',
  'contact_submissions',
  'search_terms',
  'audit_log',
  'outbox',
  'users',
];
/** The others: they stay small, are emptied by a job, or are read for one day, car or account at a time. */
const small = [
  'appointment_slots',
  'blocks',
  'calendar_feeds',
  'counters',
  'factor_challenges',
  'factors',
  'flow_states',
  'idempotency_keys',
  'jobs',
  'mileage_readings',
  'one_time_tokens',
  'rate_limits',
  'recovery_codes',
  'reminders',
  'sessions',
  'settings',
];
/**
 * The most rows of a large table that one query may touch, out of 20,000 appointments and 10,000 records: in a search
 * for a common name, walking along a list until a page is full is a fair plan.
 */
const maxRows = 4000;

/** Listens in between the server and its database. */
function listenTo(garage: TestGarage): { asked: CompiledQuery[]; db: Db } {
  const asked: CompiledQuery[] = [];
  const { db } = garage.garage;
  // Not a plugin: kept queries are compiled only once.
  const hear = (executor: QueryExecutor): QueryExecutor => {
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = <R>(query: CompiledQuery<R>, options?: Parameters<typeof execute>[1]) => {
      if (kinds.has(query.query.kind)) asked.push(query);
      return execute(query, options);
    };
    const forOthers = executor.withConnectionProvider.bind(executor);
    executor.withConnectionProvider = (provider) => hear(forOthers(provider));
    return executor;
  };
  hear(db.getExecutor());
  return { asked, db };
}

/** The queries that have a plan; the others are transactions and the like. */
const kinds = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

const nameOf = (query: CompiledQuery) => query.sql.slice(0, 300);

async function sqliteFaults(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
  );
  const plan = rows.map((row) => row.detail);
  // Walking an index in the list's own order stops at the limit; walking it and sorting afterwards does not.
  const isSorted = plan.some((detail) => detail === 'USE TEMP B-TREE FOR ORDER BY');
  const aliases = [...large, 'found', 'assignees', 'askers', 'answerers'];
  const scans = plan.filter((detail) =>
    aliases.some((table) => new RegExp(`^SCAN ${table}\\b`).test(detail) && !isReread(plan, table)),
  );
  const faults = scans.filter((detail) => isSorted || !detail.includes('USING'));
  return faults.map((detail) => `${detail} in ${nameOf(query)}`);
}

/** Whether the only scan of this name reads what an inner query has found by its index. */
function isReread(plan: string[], table: string): boolean {
  const scans = plan.filter((detail) => new RegExp(`^SCAN ${table}\\b`).test(detail));
  return scans.length === 1 && plan.includes(`CO-ROUTINE ${table}`);
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

async function postgresFaults(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters]),
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)));
  const faults = nodes.filter((node) => {
    if (!large.includes(node['Relation Name'] ?? '')) return false;
    const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    return node['Node Type'] === 'Seq Scan' || touched > maxRows;
  });
  return faults.map(
    (node) => `${node['Node Type']} of ${node['Actual Rows']} ${node['Relation Name']} in ${nameOf(query)}`,
  );
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}

/** Also catches a walk along one value that thousands of rows share, which looks like a search in the plan. */
async function sqliteOwnFaults(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
  );
  const walks = new RegExp(
    `^(SCAN (${large.join('|')})\\b|SEARCH (${large.join('|')})\\b.*\\((kind|status|subject_kind)=\\?\\)$)`,
  );
  return rows.filter(({ detail }) => walks.test(detail)).map(({ detail }) => `${detail} in ${nameOf(query)}`);
}

/** Does not execute the query: one that writes would write twice. */
async function postgresOwnFaults(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)));
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
    .map((node) => `${node['Node Type']} of ${node['Relation Name']} in ${nameOf(query)}`);
}

const enquiry = {
  full_name: 'Amelia Brook',
  email: 'amelia@example.com',
  service_needed: 'Diagnostics',
  message: 'Is there a time on Friday?',
};
const car = { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19 QQQ' };
const booking = {
  service_type: 'MOT Test',
  appointment_date: '2026-06-30',
  appointment_time: '09:00',
  duration_minutes: 60,
};
const record = { service_type: 'Oil Change', service_date: '2026-06-05', status: 'completed' };

describe.each(engines)('query plans on %s', (engine) => {
  let garage: TestGarage;
  let admin: Person;
  let ear: ReturnType<typeof listenTo>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    const { db } = garage.garage;
    await fillGarage(db, { clients: 4000, vehicles: 6000, appointments: 20_000 }, '2026-06-20');
    admin = await makePerson(garage, 'admin');
    ids = await exampleIds(db);
    // PostgreSQL does this by itself; SQLite runs without statistics.
    if (engine === 'postgres') await sql`analyze`.execute(db);
    ear = listenTo(garage);
  }, 180_000);
  afterAll(() => garage.stop());

  const look = async (path: string): Promise<{ next?: string | null }> => {
    const answer = await admin.get<{ next?: string | null }>(`/api${path}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test.each([...staffLists('2026-06-08'), '/overview', '/quotes?limit=1'])(
    '%s reads no large table from end to end',
    async (list) => {
      const path = withIds(list, ids);
      // After a write nothing is cached, so the query for the signed-in person runs too.
      await ear.db.deleteFrom('settings').where('name', '=', 'nothing').execute();
      ear.asked.length = 0;
      const { next } = await look(path);
      if (next) await look(`${path}${path.includes('?') ? '&' : '?'}cursor=${next}`);
      const faultsOf = engine === 'sqlite' ? sqliteFaults : postgresFaults;
      const faults = await Promise.all([...ear.asked].map((query) => faultsOf(ear.db, query)));
      expect(faults.length).toBeGreaterThan(1);
      expect(faults.flat()).toEqual([]);
    },
  );

  test.each(ownPages)('%s reads no more than the client’s own rows', async (path) => {
    ear.asked.length = 0;
    await look(path);
    const faultsOf = engine === 'sqlite' ? sqliteOwnFaults : postgresOwnFaults;
    const faults = await Promise.all([...ear.asked].map((query) => faultsOf(ear.db, query)));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.flat()).toEqual([]);
  });

  test('a write reads no more than its own rows', async () => {
    const made: { path: string; body: object; answer: number }[] = [
      { path: '/enquiries', body: enquiry, answer: 201 },
      { path: '/staff/clients', body: { full_name: 'Amelia Yardley' }, answer: 201 },
      { path: '/staff/clients/:client/vehicles', body: car, answer: 201 },
      {
        path: '/staff/appointments',
        body: { ...booking, client_id: ids['client'], vehicle_id: ids['vehicle'] },
        answer: 201,
      },
      {
        path: '/staff/quotes',
        body: { appointment_id: ids['open'], work: 'Discs', price: 1 },
        answer: 201,
      },
      { path: '/staff/services', body: { vehicle_id: ids['vehicle'], ...record }, answer: 201 },
    ];
    const changed: [path: string, body: object][] = [
      ['/staff/clients/:client', { full_name: 'Amelia Smith-Yardley' }],
      ['/staff/vehicles/:vehicle', { model: 'Fiesta' }],
      ['/staff/enquiries/:enquiry', { assigned_to: ids['mechanic'] }],
    ];
    ear.asked.length = 0;
    for (const { path, body, answer } of made)
      expect(await admin.post(`/api${withIds(path, ids)}`, body), path).toMatchObject({ status: answer });
    for (const [path, body] of changed)
      expect(await admin.patch(`/api${withIds(path, ids)}`, body), path).toMatchObject({ status: 200 });
    const faultsOf = engine === 'sqlite' ? sqliteOwnFaults : postgresOwnFaults;
    const faults = await Promise.all([...ear.asked].map((query) => faultsOf(ear.db, query)));
    expect(faults.length).toBeGreaterThan(40);
    expect(faults.flat()).toEqual([]);
  });

  test('every table is either large or small', async () => {
    const tables = await ear.db.introspection.getTables();
    expect([...large, ...small].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  test('the check itself notices a scan', async () => {
    const query = ear.db
      .selectFrom('appointments')
      .select('id')
      .where('notes', '=', 'x')
      .orderBy('notes')
      .compile();
    const faults = await (engine === 'sqlite' ? sqliteFaults : postgresFaults)(ear.db, query);
    expect(faults.length).toBe(1);
  });
});
