import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business } from '../../business.ts';
import { makeAppointment, makeVehicle } from '../../db/factories.ts';
import { anAppointment } from '../../tests/appointment.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { Secrets } from '../../server/secrets.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { feedUrl, readFeedToken } from './feeds.server.ts';
import { calendarFile, quoted, readdressed } from './ics.ts';

/** The lines of a file as they were before long ones were folded (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe.each(engines)('appointments in a client’s own calendar on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine, { PUBLIC_URL: 'https://garage.example' });
    client = await makePerson(garage);
    other = await makePerson(garage);
    const { db } = garage.garage;
    const vehicle = await makeVehicle(db, { owner_id: client.profile.id });
    const mine = { client_id: client.profile.id, vehicle_id: vehicle.id };
    await makeAppointment(db, { ...mine, appointment_date: '2026-06-10', duration_minutes: 90 });
    await makeAppointment(db, { ...mine, appointment_date: '2026-12-10', status: 'cancelled' });
    for (const appointment_date of ['2026-03-09', '2026-03-10'])
      await makeAppointment(db, { ...mine, appointment_date, status: 'completed' });
    await makeAppointment(db, { client_id: other.profile.id, appointment_date: '2026-06-11' });
  });
  afterAll(() => garage.stop());

  const address = async (who = client) => (await who.post<{ address: string }>('/api/calendar')).body.address;
  const follow = async (feed: string) => {
    const answer = await fetch(feed.replace('https://garage.example', garage.url));
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  test('the feed shows the client’s own appointments from 90 days ago on, without signing in, in UTC, with their status', async () => {
    const feed = await follow(await address());
    expect(feed).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const days = feed.text.match(/(?<=^DTSTART:)\d+/gm);
    expect(days, 'in order of date').toEqual(['20260310', '20260610', '20261210']);
    expect(feed.text, 'refreshed every hour').toContain(
      `X-WR-CALNAME:${business.name}\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n`,
    );
    expect(feed.text).toContain('DTSTART:20260610T080000Z\r\nDTEND:20260610T093000Z');
    expect(feed.text).toContain('DTSTART:20261210T090000Z');
    expect(feed.text.match(/(?<=^STATUS:).+(?=\r)/gm)?.toSorted()).toEqual([
      'CANCELLED',
      'CONFIRMED',
      'TENTATIVE',
    ]);
    expect(feed.text).toContain('SUMMARY:Diagnostics Ford Focus YN19 ABC');
  });

  test('if a fleet has more appointments than fit, the feed keeps the upcoming ones', async () => {
    const { db } = garage.garage;
    const fleet = await makePerson(garage);
    const theirs = { client_id: fleet.profile.id, appointment_date: '2026-06-01' };
    await db.transaction().execute(async (all) => {
      for (let n = 0; n < 500; n += 1) await makeAppointment(all, { ...theirs, status: 'cancelled' });
      await makeAppointment(all, { ...theirs, appointment_date: '2026-06-12' });
    });
    const feed = await follow(await address(fleet));
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(500);
    expect(feed.text).toContain('DTSTART:20260612');
  });

  test('the address can be read again; a new address ends the old one, and so does revoking it', async () => {
    const theirs = await address(other);
    await client.delete('/api/calendar');
    expect((await client.get('/api/calendar')).body, 'not another client’s').toEqual({ address: null });
    const first = await address();
    expect((await client.get('/api/calendar')).body).toEqual({ address: first });
    const second = await address();
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).status).toBe(200);
    expect((await client.delete('/api/calendar')).body).toEqual({ address: null });
    expect((await follow(second)).status).toBe(404);
    expect((await other.get('/api/calendar')).body).toEqual({ address: theirs });
    const feed = await follow(theirs);
    expect([feed.status, feed.text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 1]);
  });

  test('neither a made-up address nor that of a disabled account shows anything', async () => {
    const feed = await address(other);
    expect((await follow(feed.replace(/.{8}\.ics$/, 'AAAAAAAA.ics'))).status).toBe(404);
    expect((await follow(feed.replace(/\.ics$/, '.txt'))).status).toBe(404);
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: monday.toString() })
      .where('id', '=', other.userId)
      .execute();
    expect((await follow(feed)).status).toBe(404);
  });

  test('an address keeps working while its secret is still listed, and no longer', async () => {
    const { env } = garage.garage;
    const name = (await address()).replace(/.*\//, '');
    const under = (...jwtSecrets: Secrets) => readFeedToken({ env: { ...env, jwtSecrets } }, name);
    const next = 'the-secret-that-follows-the-one-of-the-tests-01';
    expect(under(next, ...env.jwtSecrets)).toBe(name.slice(0, 36));
    expect(under(next)).toBeUndefined();
    const made = feedUrl({ env: { ...env, jwtSecrets: [next, ...env.jwtSecrets] } }, name.slice(0, 36));
    const alone = { env: { ...env, jwtSecrets: [next] satisfies Secrets } };
    expect(readFeedToken(alone, made.replace(/.*\//, '')), 'made with the new secret').toBe(
      name.slice(0, 36),
    );
  });

  test('a calendar address cannot stop reminders', async () => {
    const { pathname } = new URL(await address());
    const stop = pathname.replace('/calendar/feed/', '/stop/').replace(/\.ics$/, '');
    for (const method of ['GET', 'POST'])
      expect((await fetch(garage.url + stop, { method })).status).toBe(404);
  });

  test('one appointment as a file', async () => {
    const { body } = await client.get<{ rows: { id: string }[] }>('/api/appointments?when=open');
    const answer = await client.file(`/api/appointments/${body.rows[0]?.id}/calendar`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="appointment.ics"');
    const file = await answer.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file, 'no reply is requested').toContain('METHOD:PUBLISH');
    const { street, town, postcode } = business.address;
    const place = [business.name, ...street.split(', '), `${town} ${postcode}`].join(String.raw`\, `);
    expect(unfolded(file)).toContain(`\r\nLOCATION:${place}\r\n`);
    expect(file, 'so that a newer file replaces it').toContain(`UID:${body.rows[0]?.id}@garage.example`);
  });
});

test('texts are escaped and long lines folded at 75 octets, never inside a character', () => {
  const appointment: Appointment = {
    ...anAppointment,
    status: 'confirmed',
    vehicle: {
      make: 'Škoda; Auto,\rX:1\\n',
      model: 'x'.repeat(82) + 'é'.repeat(60),
      year: 2020,
      registration: 'AB12CDE',
    },
    updated_at: '2026-06-02T09:00:00.000Z',
    version: 3,
  };
  const file = calendarFile([appointment], { now: monday, publicUrl: 'https://garage.example' });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(
    String.raw`SUMMARY:Brake Service Škoda\; Auto\,\nX:1\\n ${'x'.repeat(82) + 'é'.repeat(60)} AB12 CDE`,
  );
  expect(file).toContain('DTSTAMP:20260608T090000Z\r\nLAST-MODIFIED:20260602T090000Z\r\nSEQUENCE:2\r\n');
  for (const status of ['confirmed', 'in_progress', 'completed'] as const) {
    const about = { now: monday, publicUrl: 'https://garage.example' };
    const entry = calendarFile([{ ...appointment, status }], about);
    expect(entry, status).toContain('STATUS:CONFIRMED');
    expect(entry.includes('Change or cancel'), `${status}: only while possible`).toBe(status === 'confirmed');
  }
  const unnamed = { ...anAppointment, service_type: 'Other' };
  expect(calendarFile([unnamed], { now: monday, publicUrl: 'https://garage.example' })).toContain(
    'SUMMARY:Garage appointment Ford Focus YN19 ABC',
  );
  const known = { ...appointment, client: { ...appointment.client, email: 'rae.hill@example.com' } };
  const about = { now: monday, publicUrl: 'https://garage.example', method: 'REQUEST' } as const;
  const invitation = unfolded(calendarFile([known], about));
  expect(invitation).toContain('METHOD:REQUEST');
  expect(invitation).toContain('ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:rae.hill@example.com\r\n');
  const long = { ...known.client, email: `${'é'.repeat(9)}.${'x'.repeat(50)}+$&@example.com` };
  const other = calendarFile([{ ...known, client: long }], about);
  expect(readdressed(calendarFile([known], about), long.email), 'to another address').toBe(other);
  expect(readdressed(other, 'rae.hill@example.com'), 'and back').toBe(calendarFile([known], about));
  expect(readdressed(file, long.email), 'a file that names nobody stays the same').toBe(file);
});

test('an entry says whom to call and where to change it, and needs no car', () => {
  const about = { now: monday, publicUrl: 'https://garage.example' };
  const file = unfolded(calendarFile([{ ...anAppointment, vehicle: null }], about));
  expect(file).toContain('SUMMARY:Brake Service\r\n');
  expect(file).toContain(
    String.raw`DESCRIPTION:Questions? Call ${business.phone}.\nChange or cancel: https://garage.example/dashboard?tab=appointments`,
  );
});

test('a cancellation names the garage and the client as the invitation did: calendars ignore others', () => {
  const client = { ...anAppointment.client, email: 'rae.hill@example.com' };
  const namesIn = (method: 'REQUEST' | 'CANCEL') =>
    unfolded(
      calendarFile([{ ...anAppointment, client }], {
        now: monday,
        publicUrl: 'https://garage.example',
        method,
      }),
    ).match(/^(?:METHOD|UID|ORGANIZER|ATTENDEE).*(?=\r)/gm);
  const names = [
    `UID:${anAppointment.id}@garage.example`,
    `ORGANIZER;CN="${business.name}":mailto:${business.email}`,
    'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:rae.hill@example.com',
  ];
  expect(namesIn('REQUEST')).toEqual(['METHOD:REQUEST', ...names]);
  expect(namesIn('CANCEL')).toEqual(['METHOD:CANCEL', ...names]);
});

test('a name in a parameter is quoted, so its commas, semicolons and colons do not end the value', () => {
  expect(quoted('Smith, Sons; Motors: Ltd')).toBe('"Smith, Sons; Motors: Ltd"');
  expect(quoted('The "Plumb" Line\r\nX:1')).toBe(`"The 'Plumb' Line  X:1"`);
});
