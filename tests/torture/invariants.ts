import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { isPostgres } from '../../db/open.ts';
import { datesBetween } from '../../features/appointments/calendar.ts';
import { minutesBetween, occupiedSlots } from '../../features/appointments/times.ts';

/**
 * What must be true of the stored data at every moment, however it got there.
 * @returns one sentence for each thing that is wrong
 */
export async function complaints(db: Db): Promise<string[]> {
  return [
    ...(await slotComplaints(db)),
    ...(await blockComplaints(db)),
    ...(await counterComplaints(db)),
    ...(await fileComplaints(db)),
  ];
}

/** Every appointment that is not cancelled holds exactly its half hours in its bay, and no half hour is held twice. */
async function slotComplaints(db: Db): Promise<string[]> {
  const appointments = await db.selectFrom('appointments').selectAll().execute();
  const expected = new Map<string, string>();
  const found: string[] = [];
  for (const { id, status, appointment_date, appointment_time, duration_minutes, bay } of appointments) {
    if (status === 'cancelled') continue;
    for (const slot of occupiedSlots(appointment_time, duration_minutes)) {
      const place = `${appointment_date} ${slot} bay ${bay}`;
      if (expected.has(place)) found.push(`Two appointments occupy ${place}.`);
      expected.set(place, id);
    }
  }
  const rows = await db.selectFrom('appointment_slots').selectAll().execute();
  for (const { date, slot, bay, appointment_id } of rows) {
    if (appointment_id === null) continue;
    const place = `${date} ${slot} bay ${bay}`;
    if (expected.get(place) !== appointment_id) found.push(`${place} is held by the wrong appointment.`);
    expected.delete(place);
  }
  return [...found, ...[...expected.keys()].map((place) => `${place} is not held.`)];
}

/** A blocked time holds none but its own half hours, and in one bay at least all of them: a bay may be newer. */
async function blockComplaints(db: Db): Promise<string[]> {
  const blocks = await db.selectFrom('blocks').selectAll().execute();
  const rows = await db
    .selectFrom('appointment_slots')
    .selectAll()
    .where('block_id', 'is not', null)
    .execute();
  const byBlock = Map.groupBy(rows, ({ block_id }) => block_id);
  return blocks.flatMap(({ id, first_date, last_date, start_time, end_time }) => {
    const own = byBlock.get(id) ?? [];
    const isOutside = own.some(
      ({ date, slot }) => date < first_date || date > last_date || slot < start_time || slot >= end_time,
    );
    const all =
      datesBetween(first_date, last_date).length *
      occupiedSlots(start_time, minutesBetween(start_time, end_time)).length;
    const isHeld = [...Map.groupBy(own, ({ bay }) => bay).values()].some(({ length }) => length === all);
    return isHeld && !isOutside ? [] : [`The blocked time ${id} holds other half hours than its own.`];
  });
}

async function counterComplaints(db: Db): Promise<string[]> {
  const counted = await sql<{ name: string; count: number; real: number }>`
    select name, count, case name
      when 'clients' then (select count(*) from profiles where user_type = 'client' and erased_at is null)
      when 'vehicles' then (select count(*) from vehicles where archived_at is null)
      when 'services_completed' then (select count(*) from services where status = 'completed')
      when 'enquiries_spam' then (select count(*) from contact_submissions where is_suspected_spam = 1)
      else (select count(*) from contact_submissions where is_suspected_spam = 0 and 'enquiries_' || status = counters.name)
    end as real from counters`.execute(db);
  return counted.rows
    .filter(({ count, real }) => count !== real)
    .map(({ name, count, real }) => `The counter ${name} says ${count}, but there are ${real}.`);
}

/** SQLite's own check of the whole file. */
async function fileComplaints(db: Db): Promise<string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
  const said = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  return orphans.length > 0 ? [...said, `${orphans.length} rows refer to missing rows.`] : said;
}
