import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile } from '../db/factories.ts';
import { takeSlots } from '../features/appointments/slots.server.ts';
import { makePerson } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';
import { complaints } from './torture/invariants.ts';
import { type StormTarget, storms } from './torture/storms.ts';

const date = '2026-06-09';
const kinds = Object.entries(storms);

async function stormTarget(garage: TestGarage): Promise<StormTarget> {
  const staff = await makePerson(garage, 'employee');
  return { urls: [garage.url], db: garage.garage.db, token: staff.token };
}

describe.each(engines)('a hundred at once on %s', (engine) => {
  let garage: TestGarage;
  let target: StormTarget;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    target = await stormTarget(garage);
  });
  afterAll(() => garage.stop());
  afterEach(async () => {
    await target.db.deleteFrom('appointments').execute();
  });

  test.each(kinds)('%s: exactly one wins, and nothing overlaps', async (_, storm) => {
    expect((await storm(target, 100, date)).found).toEqual([]);
  });
});

describe('without the primary key that forbids double bookings, these tests fail', () => {
  test.each(['create', 'reschedule', 'stretch'] as const)('%s on PostgreSQL', async (kind) => {
    const garage = await startTestGarage('postgres');
    const target = await stormTarget(garage);
    await sql`alter table appointment_slots drop constraint appointment_slots_pkey`.execute(target.db);
    const found: string[] = [];
    // Chance decides which requests collide, so there are several goes, each on its own day.
    for (let go = 0; go < 20 && found.length === 0; go += 1) {
      const day = Temporal.PlainDate.from(date).add({ days: go }).toString();
      found.push(...(await storms[kind](target, 60, day)).found);
    }
    await garage.stop();
    expect(found.join('\n')).toMatch(/Two appointments occupy/);
  });

  test('on SQLite, where a single writer already keeps callers apart, a double write is found', async () => {
    const garage = await startTestGarage('sqlite');
    const { db } = garage.garage;
    const client = await makeProfile(db);
    const first = await makeAppointment(db, { client_id: client.id, appointment_date: date });
    const second = { ...first, id: crypto.randomUUID() };
    const book = () =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('appointments').values(second).execute();
        await takeSlots(trx, second.id, second, second.bay);
      });
    await expect(book()).rejects.toThrow(/UNIQUE constraint failed: appointment_slots/);
    expect(await complaints(db)).toEqual([]);
    await sql`alter table appointment_slots rename to guarded`.execute(db);
    await sql`create table appointment_slots as select * from guarded`.execute(db);
    await book();
    expect((await complaints(db)).join('\n')).toMatch(/Two appointments occupy/);
    await garage.stop();
  });
});
