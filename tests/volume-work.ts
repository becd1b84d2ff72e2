import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { addDays } from '../features/appointments/calendar.ts';
import { serviceTypes } from '../features/appointments/schema.ts';
import { enquiryTerms, wordsOf } from '../features/search/words.ts';
import { at, insert, instant, type Owned, person, times } from './volume-rows.ts';

export async function addAppointments(
  db: Db,
  count: number,
  owned: Owned[],
  mechanics: string[],
  until: string,
): Promise<void> {
  const days = Math.ceil(count / 10);
  await insert(
    db,
    'appointments',
    times(count, (index) => {
      const vehicle = at(owned, index * 7);
      const day = Math.floor(index / 10);
      const isRecent = day > days - 15;
      const status =
        index % 12 === 0
          ? 'cancelled'
          : isRecent
            ? index % 3 === 0
              ? 'scheduled'
              : 'confirmed'
            : 'completed';
      return {
        id: randomUUIDv7(),
        client_id: vehicle.owner_id,
        vehicle_id: vehicle.id,
        service_type: at(serviceTypes, index),
        appointment_date: addDays(until, day - days + 1),
        appointment_time: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
        duration_minutes: 60,
        notes: null,
        estimated_cost: 5000 + (index % 300) * 100,
        status,
        bay: 1,
        assigned_to: status === 'scheduled' ? null : at(mechanics, index),
        is_request: index % 500 === 0 ? 1 : 0,
        is_no_show: index % 240 === 0 ? 1 : 0,
        cancel_reason: null,
        cancelled_by: null,
        created_at: instant(index * 3),
        updated_at: instant(index * 3),
      };
    }),
  );
}

/** One for every tenth appointment; unless the work is completed, it is still waiting for an answer. */
export async function addQuotes(db: Db): Promise<void> {
  await db
    .insertInto('quotes')
    .columns(['id', 'appointment_id', 'work', 'price', 'status', 'asked_at'])
    .expression(
      db
        .selectFrom('appointments')
        .select([
          'id',
          'id as appointment_id',
          'service_type as work',
          'estimated_cost as price',
          sql<'asked'>`case when status = 'completed' then 'agreed' else 'asked' end`.as('status'),
          'created_at as asked_at',
        ])
        .where('appointment_time', '=', '10:00'),
    )
    .execute();
}

export async function addServices(db: Db, count: number, owned: Owned[], until: string): Promise<void> {
  await insert(
    db,
    'services',
    times(count, (index) => ({
      id: randomUUIDv7(),
      vehicle_id: at(owned, index * 3).id,
      appointment_id: null,
      service_type: at(serviceTypes, index),
      service_date: addDays(until, -Math.floor(index / 10)),
      cost: 9000,
      description: null,
      status: index % 200 === 0 ? 'in_progress' : 'completed',
      mileage: null,
      created_at: instant(index),
      updated_at: instant(index),
    })),
  );
}

export async function addEnquiries(db: Db, count: number, mechanics: string[]): Promise<void> {
  const rows = [
    ...times(count, (index) => ({
      ...person(index),
      service_needed: null,
      vehicle_info: null,
      source_page: '/contact',
      message: 'Please call me back.',
      status:
        index % 40 === 0 ? ('new' as const) : at(['in_progress', 'resolved', 'archived'] as const, index),
      assigned_to: index % 3 === 0 ? null : at(mechanics, index),
      is_suspected_spam: index % 10 === 1 ? (1 as const) : (0 as const),
      internal_notes: null,
      client_id: null,
      first_answered_at: null,
    })),
  ];
  await insert(db, 'contact_submissions', rows);
  await insert(
    db,
    'search_terms',
    rows.flatMap((row) =>
      enquiryTerms(row).map((term) => ({ kind: 'enquiry' as const, term, subject_id: row.id })),
    ),
  );
}

export async function addMessages(db: Db, count: number, people: { id: string }[]): Promise<void> {
  const rows = times(count, (index) => ({
    id: randomUUIDv7(),
    kind: 'booking-confirmed',
    to_email: `client-${index}@example.com`,
    subject: 'Your appointment',
    text: 'It is confirmed.',
    html: '<p>It is confirmed.</p>',
    profile_id: at(people, index).id,
    next_attempt_at: instant(index),
    sent_at: index % 500 < 2 ? null : instant(index),
    failed_at: index % 500 === 0 ? instant(index) : null,
    withdrawn_at: index % 500 === 1 ? instant(index) : null,
    created_at: instant(index),
  }));
  await insert(db, 'outbox', rows);
}

export async function addActs(db: Db, count: number, mechanics: string[]): Promise<void> {
  const rows = [
    ...times(count, (index) => ({
      id: randomUUIDv7(),
      actor_id: index % 20 === 0 ? at(mechanics, index / 20) : null,
      action: at(['client.edited', 'vehicle.edited'], index),
      subject_kind: at(['client', 'vehicle'], index),
      subject_id: String(index),
      summary: `Changed ${index}`,
      details: '{}',
      created_at: instant(index),
    })),
  ];
  await insert(db, 'audit_log', rows);
  await insert(
    db,
    'search_terms',
    rows.flatMap((row) =>
      wordsOf(row.summary).map((term) => ({ kind: 'audit' as const, term, subject_id: row.id })),
    ),
  );
}
