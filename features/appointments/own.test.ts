import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { business } from '../../business.ts';
import { makeVehicle } from '../../db/factories.ts';
import { call, type ErrorBody, makePerson, type Person, signIn } from '../../tests/people.ts';
import { startServer } from '../../server/main.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { saveSettings } from '../settings/data.server.ts';
import { addDays } from './calendar.ts';
import type { FreeDay } from './free.server.ts';
import type { OwnAppointment } from './own.server.ts';

type Free = {
  closed: string | null;
  closes: string | null;
  can_request: boolean;
  times: string[];
  nearest: FreeDay[];
  same_day: { service_type: string }[];
};
// Tuesday would be within the notice time of one day.
const wednesday = '2026-06-10';

describe.each(engines)('a client’s own appointments on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    other = await makePerson(garage);
    vehicleId = (await makeVehicle(garage.garage.db, { owner_id: client.profile.id })).id;
  });
  afterAll(() => garage.stop());
  beforeEach(async () => {
    garage.setTime(monday);
    const { db } = garage.garage;
    await db.deleteFrom('appointment_slots').execute();
    // Messages about the appointments stay, but no longer refer to them.
    await db.deleteFrom('appointments').execute();
    await db.deleteFrom('settings').execute();
  });

  const booking = (given: object = {}) => ({
    service_type: 'MOT Test',
    appointment_date: wednesday,
    appointment_time: '09:00',
    duration_minutes: 60,
    vehicle_id: vehicleId,
    ...given,
  });
  const book = async (given: object = {}) => {
    const answer = await client.post<OwnAppointment>('/api/appointments', booking(given));
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const free = async (date: string, duration = 60, more = '') =>
    (await client.get<Free>(`/api/appointments/free?date=${date}&duration=${duration}${more}`)).body;
  const slots = () => garage.garage.db.selectFrom('appointment_slots').selectAll().execute();

  test('free times leave out those not free for the whole duration, and those that have passed today', async () => {
    const { id } = await book({ appointment_time: '10:00' });
    const hour = await free(wednesday);
    expect(hour.times).not.toContain('09:30');
    expect(hour.times).not.toContain('10:30');
    expect(hour.times).toEqual(expect.arrayContaining(['08:00', '09:00', '11:00', '17:30']));
    expect((await free(wednesday, 30)).times).toContain('09:30');
    expect((await free(wednesday, 60, `&except=${id}`)).times, 'its own slot, for the move').toContain(
      '10:30',
    );
    const path = `/api/appointments/free?date=${wednesday}&duration=60&except=${id}`;
    expect((await other.get(path)).status, 'another client cannot learn when it is').toBe(404);
    expect([hour.closes, (await free('2026-06-13')).closes], 'Wednesday and Saturday').toEqual([
      '17:00',
      null,
    ]);
    const today = await free('2026-06-08', 30);
    expect(today.times[0]).toBe('10:00');
    expect((await free('2026-06-05')).times).toEqual([]);
    const longAgo = await free('2026-01-05', 30);
    expect(longAgo.nearest[0], 'for a past day, from today onwards').toEqual({
      date: '2026-06-08',
      times: today.times,
    });
  });

  test('a client books up to eighteen months ahead, so that a mistyped year is noticed', async () => {
    const [last, later] = ['2027-12-08', '2027-12-09'];
    expect((await free(last)).times).toContain('09:00');
    expect((await free(last)).nearest.map(({ date }) => date)).toEqual([last]);
    expect(await free(later)).toMatchObject({ times: [], nearest: [] });
    const { id } = await book({ appointment_date: last });
    const appointment_date = 'Please check the year: you can book until 8 Dec 2027.';
    const refusal = { status: 422, body: { error: { fields: { appointment_date } } } };
    expect(await client.post('/api/appointments', booking({ appointment_date: later }))).toMatchObject(
      refusal,
    );
    const move = await client.patch(`/api/appointments/${id}`, { appointment_date: '2062-06-09' });
    expect(move).toMatchObject(refusal);
    await book({ appointment_date: wednesday });
  });

  test('the nearest free days skip weekends, bank holidays and full days', async () => {
    await saveSettings(
      garage.garage.db,
      { closed_days: [{ date: '2026-06-11', reason: 'training' }] },
      monday,
    );
    for (const time of ['08:00', '12:00', '16:00'])
      await book({ appointment_time: time, duration_minutes: 240 });
    const { nearest } = await free(wednesday);
    expect(nearest.map(({ date }) => date)).toEqual([
      '2026-06-12',
      '2026-06-15',
      '2026-06-16',
      '2026-06-17',
      '2026-06-18',
    ]);
  });

  test('within sixty days a free day is offered after any number of closed days, a full day only to the appointment that fills it', async () => {
    const closed = Array.from({ length: 45 }, (_, ahead) => ({
      date: addDays(wednesday, ahead),
      reason: 'holidays',
    }));
    await saveSettings(garage.garage.db, { closed_days: closed }, monday);
    const full = '2026-07-27';
    const [first] = await Promise.all(
      ['08:00', '12:00', '16:00'].map((appointment_time) =>
        book({ appointment_date: full, appointment_time, duration_minutes: 240 }),
      ),
    );
    const nearest = async (more = '') => (await free(wednesday, 60, more)).nearest.map(({ date }) => date);
    const after = ['2026-07-28', '2026-07-29', '2026-07-30', '2026-07-31', '2026-08-03'];
    expect(await nearest()).toEqual(after);
    expect(await nearest(`&except=${first?.id}`)).toEqual([full, ...after.slice(0, 4)]);
    // Closed until Saturday, 8 August: the Monday after it is the sixtieth day from 12 June, and too far from the 11th.
    const longer = Array.from({ length: 60 }, (_, ahead) => ({
      date: addDays(wednesday, ahead),
      reason: 'holidays',
    }));
    await saveSettings(garage.garage.db, { closed_days: longer }, monday);
    expect((await free('2026-06-12')).nearest).toMatchObject([{ date: '2026-08-10' }]);
    expect((await free('2026-06-11')).nearest).toEqual([]);
  });

  test('a closed day is named and may be asked for, until the owner turns that off', async () => {
    const saturday = '2026-06-13';
    expect(await free(saturday)).toMatchObject({
      closed: 'We are closed on Saturdays.',
      can_request: true,
      times: expect.arrayContaining(['08:00', '17:30']),
    });
    expect(await book({ appointment_date: saturday })).toMatchObject({ is_request: 1, status: 'scheduled' });
    expect(await book({ appointment_time: '11:00' })).toMatchObject({ is_request: 0 });
    await saveSettings(garage.garage.db, { closed_days_on_request: false }, monday);
    expect((await free(saturday)).times).toEqual([]);
    const refused = await client.post<ErrorBody>(
      '/api/appointments',
      booking({ appointment_date: saturday, appointment_time: '12:00' }),
    );
    expect(refused.body.error.fields).toEqual({
      appointment_date: 'We are closed on Saturdays. Please choose another day.',
    });
  });

  test('an appointment moved to a closed day becomes a request again, and on an open day it no longer is one', async () => {
    const { id } = await book();
    const isRequest = async (appointment_date: string) =>
      (await client.patch<OwnAppointment>(`/api/appointments/${id}`, { appointment_date })).body.is_request;
    expect(await isRequest('2026-06-13')).toBe(1);
    expect(await isRequest('2026-06-11')).toBe(0);
  });

  test('a time that has passed today is refused with a sentence', async () => {
    const refused = await client.post<ErrorBody>(
      '/api/appointments',
      booking({ appointment_date: '2026-06-08', appointment_time: '09:30' }),
    );
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({
      appointment_time: 'This time has already passed. Please choose a later one.',
    });
  });

  test('in the last minute of a day the time has passed, but the day has not', async () => {
    garage.setTime(Temporal.Instant.from('2026-06-08T22:59:30Z'));
    const late = await makePerson(garage);
    const wish = { service_type: 'Diagnostics', appointment_date: '2026-06-08', appointment_time: '17:30' };
    const refused = await late.post<ErrorBody>('/api/appointments', wish);
    garage.setTime(monday);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['appointment_time']);
  });

  test('another appointment of the vehicle on the same day is pointed out, except the one being moved', async () => {
    const { id } = await book();
    expect((await free(wednesday, 60, `&vehicle_id=${vehicleId}`)).same_day).toMatchObject([
      { service_type: 'MOT Test' },
    ]);
    expect((await free(wednesday, 60, `&vehicle_id=${vehicleId}&except=${id}`)).same_day).toEqual([]);
    expect(
      (await other.get<Free>(`/api/appointments/free?date=${wednesday}&duration=60&vehicle_id=${vehicleId}`))
        .body.same_day,
    ).toEqual([]);
    const { id: second } = await makeVehicle(garage.garage.db, { owner_id: client.profile.id });
    expect((await free(wednesday, 60, `&vehicle_id=${second}`)).same_day).toEqual([]);
    expect((await free('2026-06-11', 60, `&vehicle_id=${vehicleId}`)).same_day).toEqual([]);
    await book({ appointment_time: '08:00', service_type: 'Oil Change' });
    expect((await free(wednesday, 60, `&vehicle_id=${vehicleId}`)).same_day, 'earliest first').toMatchObject([
      { service_type: 'Oil Change' },
      { service_type: 'MOT Test' },
    ]);
    await client.post(`/api/appointments/${id}/cancel`, {});
    expect((await free(wednesday, 60, `&vehicle_id=${vehicleId}`)).same_day).toHaveLength(1);
  });

  test('moving frees the old half hours, takes the new ones, and asks the garage again', async () => {
    const { id, version } = await book();
    await garage.garage.db
      .updateTable('appointments')
      .set({ status: 'confirmed' })
      .where('id', '=', id)
      .execute();
    const moved = await client.patch<OwnAppointment>(`/api/appointments/${id}`, {
      appointment_date: '2026-06-12',
      appointment_time: '14:00',
      duration_minutes: 90,
      notes: 'Please check the brakes too.',
      version,
    });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      status: 'scheduled',
      appointment_time: '14:00',
      notes: 'Please check the brakes too.',
      version: version + 1,
    });
    expect(
      (await slots()).map(({ date, slot }) => `${date} ${slot}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['2026-06-12 14:00', '2026-06-12 14:30', '2026-06-12 15:00']);
  });

  test('an appointment may be lengthened over its own time, but not over another’s', async () => {
    const { id } = await book();
    await book({ appointment_time: '10:30' });
    const change = (duration_minutes: number) =>
      client.patch<ErrorBody>(`/api/appointments/${id}`, {
        appointment_date: wednesday,
        appointment_time: '09:00',
        duration_minutes,
        notes: null,
      });
    expect((await change(90)).status).toBe(200);
    const refused = await change(120);
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('slot_taken');
    expect((await slots()).filter(({ appointment_id: of }) => of === id)).toHaveLength(3);
  });

  test('cancelling frees the time at once, and cannot be done twice', async () => {
    const { id } = await book();
    const cancelled = await client.post<OwnAppointment>(`/api/appointments/${id}/cancel`, {
      reason: 'Sold the car',
    });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'Sold the car',
      cancelled_by: client.profile.id,
      can_change: false,
    });
    expect(await slots()).toEqual([]);
    expect((await other.post('/api/appointments', booking({ vehicle_id: null }))).status).toBe(201);
    const again = await client.post<ErrorBody>(`/api/appointments/${id}/cancel`, {});
    expect(again.status).toBe(409);
    expect(again.body.error.message).toBe(
      'This appointment is already cancelled, so it can no longer be changed.',
    );
  });

  test('after the notice time the client is asked to call, across a clock change too', async () => {
    await saveSettings(garage.garage.db, { notice_hours: 48 }, monday);
    // The clocks go back on 25 October 2026: 48 hours before Monday 09:00 GMT is Saturday 10:00 BST.
    const appointment = await book({ appointment_date: '2026-10-26' });
    expect(appointment).toMatchObject({ can_change: true, change_until: '2026-10-24T09:00:00.000Z' });
    garage.setTime(Temporal.Instant.from('2026-10-24T09:00:00Z'));
    const today = await signIn(garage, client.email);
    const { body } = await today.get<OwnAppointment>(`/api/appointments/${appointment.id}`);
    expect(body.can_change, 'at the last moment').toBe(true);
    garage.setTime(Temporal.Instant.from('2026-10-24T09:00:01Z'));
    const refused = await today.post<ErrorBody>(`/api/appointments/${appointment.id}/cancel`, {});
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain(`Please call us on ${business.phone}.`);
  });

  test('the notice is measured in Chesterfield’s time, and a new notice applies at once', async () => {
    const { id, change_until: until } = await book();
    expect(until, '09:00 in summer').toBe('2026-06-09T08:00:00.000Z');
    await saveSettings(garage.garage.db, { notice_hours: 48 }, monday);
    expect((await client.get(`/api/appointments/${id}`)).body).toMatchObject({
      can_change: false,
      change_until: '2026-06-08T08:00:00.000Z',
    });
  });

  test('the second of two tabs is told, with the newer version', async () => {
    const { id, version } = await book();
    const move = (time: string) =>
      client.patch<ErrorBody & { error: { details: { theirs: OwnAppointment } } }>(
        `/api/appointments/${id}`,
        {
          appointment_date: wednesday,
          appointment_time: time,
          duration_minutes: 60,
          notes: null,
          version,
        },
      );
    expect((await move('13:00')).status).toBe(200);
    const second = await move('15:00');
    expect(second.status).toBe(409);
    expect(second.body.error.code).toBe('changed_meanwhile');
    expect(second.body.error.details.theirs.appointment_time).toBe('13:00');
    const cancelled = await client.post<ErrorBody>(`/api/appointments/${id}/cancel`, { version });
    expect([cancelled.status, cancelled.body.error.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('two tabs booking one time at once: one books, the other gets the message', async () => {
    const answers = await Promise.all(
      [0, 1].map(() => client.post<ErrorBody>('/api/appointments', booking())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.message).toBe(
      'This time slot is already booked. Please choose a different time.',
    );
  });

  test('once work has begun it can be neither moved nor cancelled by the client', async () => {
    const { id } = await book();
    const { db } = garage.garage;
    await db.updateTable('appointments').set({ status: 'in_progress' }).where('id', '=', id).execute();
    const time = { appointment_date: '2026-06-11', appointment_time: '09:00', duration_minutes: 60 };
    const moved = await client.patch<ErrorBody>(`/api/appointments/${id}`, { ...time, notes: null });
    const cancelled = await client.post<ErrorBody>(`/api/appointments/${id}/cancel`, {});
    expect([moved.status, cancelled.status]).toEqual([409, 409]);
    expect(moved.body.error.message).toMatch(/^We have already started work on this/);
    expect((await slots()).map(({ date }) => date)).toEqual([wednesday, wednesday]);
  });

  test('changing only the notes leaves an appointment confirmed; a longer or later one has to be confirmed again', async () => {
    const { id, appointment_date, appointment_time, duration_minutes } = await book();
    const { db } = garage.garage;
    const confirm = () =>
      db.updateTable('appointments').set({ status: 'confirmed' }).where('id', '=', id).execute();
    await confirm();
    const present = { appointment_date, appointment_time, duration_minutes };
    const change = async (given: object) =>
      (await client.patch<OwnAppointment>(`/api/appointments/${id}`, { ...present, ...given })).body;
    expect(await change({ notes: 'It also squeaks.' })).toMatchObject({
      status: 'confirmed',
      notes: 'It also squeaks.',
    });
    expect(await change({ duration_minutes: 90, notes: null })).toMatchObject({ status: 'scheduled' });
    await confirm();
    expect(await change({ appointment_time: '11:00', duration_minutes: 90 })).toMatchObject({
      status: 'scheduled',
    });
    await change({ appointment_time: '11:00', duration_minutes: 90 });
    await client.post(`/api/appointments/${id}/cancel`, {});
    const log = db.selectFrom('audit_log').select(['action', 'summary', 'actor_id']).orderBy('action');
    const mot = 'MOT Test on 10 Jun 2026 at 09:00';
    const acts = (await log.where('subject_id', '=', id).execute()).map((act) => Object.values(act));
    expect(acts, 'the garage reads who changed and cancelled it; saving it unchanged is no change').toEqual([
      ['appointment.client-cancelled', 'The client cancelled MOT Test on 10 Jun 2026 at 11:00', null],
      ['appointment.client-changed', `The client changed the duration of ${mot}`, null],
      [
        'appointment.client-moved',
        'The client moved MOT Test from 10 Jun 2026 at 09:00 to 10 Jun 2026 at 11:00',
        null,
      ],
      ['appointment.client-noted', `The client changed the notes of ${mot}`, null],
      ['appointment.client-noted', `The client changed the notes of ${mot}`, null],
    ]);
  });

  test('a change of the notes needs nothing else, and a move keeps the notes and the duration', async () => {
    const { body } = await client.post<OwnAppointment>('/api/appointments', {
      service_type: 'Full Service',
      appointment_date: '2026-09-10',
      appointment_time: '09:00',
      duration_minutes: 180,
      notes: 'Ring first',
    });
    const change = async (given: object) =>
      (await client.patch<OwnAppointment>(`/api/appointments/${body.id}`, given)).body;
    expect(await change({ appointment_time: '10:00' })).toMatchObject({
      appointment_date: '2026-09-10',
      appointment_time: '10:00',
      duration_minutes: 180,
      notes: 'Ring first',
    });
    expect(await change({ notes: 'Do not ring' })).toMatchObject({
      appointment_time: '10:00',
      duration_minutes: 180,
      notes: 'Do not ring',
    });
    expect(await change({ notes: null })).toMatchObject({ notes: null });
  });

  test('an appointment in a bay that no longer exists moves to one that does', async () => {
    const { id } = await book();
    const { db } = garage.garage;
    await db.updateTable('appointments').set({ bay: 3 }).where('id', '=', id).execute();
    const time = { appointment_date: '2026-06-11', appointment_time: '09:00', duration_minutes: 60 };
    expect((await client.patch(`/api/appointments/${id}`, { ...time, notes: null })).body).toMatchObject({
      bay: 1,
    });
  });

  test('someone else’s appointment can be neither seen, moved, cancelled nor saved to a calendar', async () => {
    const { id } = await book();
    const move = {
      appointment_date: wednesday,
      appointment_time: '15:00',
      duration_minutes: 60,
      notes: null,
    };
    const answers = [
      await other.get<ErrorBody>(`/api/appointments/${id}`),
      await other.patch<ErrorBody>(`/api/appointments/${id}`, move),
      await other.post<ErrorBody>(`/api/appointments/${id}/cancel`, {}),
      await other.get<ErrorBody>(`/api/appointments/${id}/calendar`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body.error.message).toBe('We could not find that appointment.');
    }
    expect(await slots()).toHaveLength(2);
  });

  test('lists are paged: those to come by date, past ones latest first', async () => {
    const first = await book();
    await book({ appointment_date: '2026-06-11' });
    await client.post(`/api/appointments/${first.id}/cancel`, {});
    await book({ appointment_date: '2026-06-12' });
    const last = await book({ appointment_date: '2026-06-15' });
    await client.post(`/api/appointments/${last.id}/cancel`, {});
    type List = { rows: OwnAppointment[]; next: string | null };
    const dates = async (query: string) => (await client.get<List>(`/api/appointments?${query}`)).body;
    const page = await dates('when=open&limit=1');
    expect(page.rows.map((row) => row.appointment_date)).toEqual(['2026-06-11']);
    expect(
      (await dates(`when=open&limit=1&cursor=${page.next}`)).rows.map((row) => row.appointment_date),
    ).toEqual(['2026-06-12']);
    expect((await dates('when=over')).rows.map((row) => row.appointment_date)).toEqual([
      '2026-06-15',
      wednesday,
    ]);
    const latest = await dates('when=over&limit=1');
    expect(
      (await dates(`when=over&limit=1&cursor=${latest.next}`)).rows.map((row) => row.appointment_date),
    ).toEqual([wednesday]);
    expect((await dates('')).rows).toHaveLength(4);
    for (const others of ['when=open', 'limit=2'])
      expect(await client.get(`/api/appointments?${others}&cursor=${latest.next}`), others).toMatchObject({
        status: 422,
      });
  });

  test('a list says exactly which appointments can still be changed, whichever way the clock goes', async () => {
    await saveSettings(garage.garage.db, { notice_hours: 48 }, monday);
    const ids: string[] = [];
    // The later one is booked first.
    for (const appointment_time of ['10:30', '09:30']) ids.unshift((await book({ appointment_time })).id);
    // Until 09:30 and 10:30 on Monday, in Chesterfield.
    const moments = ['08:30:00', '08:30:01', '08:29:59', '08:59:00', '09:30:00', '09:30:01', '08:45:00'];
    const changeable = async (time: string) => {
      garage.setTime(Temporal.Instant.from(`2026-06-08T${time}Z`));
      const { body } = await client.get<{ rows: OwnAppointment[] }>('/api/appointments');
      return body.rows.map(({ id, can_change }) => (can_change ? ids.indexOf(id) : '-')).join('');
    };
    for (const _ of ['the first time', 'again, in the same order']) {
      const found: string[] = [];
      for (const time of moments) found.push(await changeable(time));
      expect(found).toEqual(['01', '-1', '01', '-1', '-1', '--', '-1']);
    }
    await saveSettings(garage.garage.db, { notice_hours: 47 }, monday);
    expect(await changeable('09:30:00'), 'with a different notice period').toBe('01');
  });

  test('the list for one vehicle has only its appointments', async () => {
    const { id } = await book();
    await book({ appointment_date: '2026-06-11', vehicle_id: null });
    const { body } = await client.get<{ rows: OwnAppointment[] }>(
      `/api/appointments?vehicle_id=${vehicleId}`,
    );
    expect(body.rows.map((row) => row.id)).toEqual([id]);
  });

  test('after a server went away mid-request, a retry with the same key at its successor books once', async () => {
    const headers = { 'idempotency-key': 'one-booking-two-servers' };
    // The first answer is thrown away, as if the connection had dropped.
    await client.post('/api/appointments', booking(), headers);
    const successor = await startServer({ ...garage.garage.env, port: 0 }, { clock: () => monday });
    onTestFinished(successor.stop);
    const retried = await call<OwnAppointment>(successor.url, 'POST', '/api/appointments', {
      body: booking(),
      headers: { ...headers, authorization: `Bearer ${client.token}` },
    });
    expect(retried.status).toBe(201);
    expect(retried.body).toMatchObject({ status: 'scheduled', appointment_time: '09:00' });
    expect(await garage.garage.db.selectFrom('appointments').select('id').execute()).toEqual([
      { id: retried.body.id },
    ]);
  });

  test('a booking with an ended session is answered with a request to sign in, and nothing is stored', async () => {
    const leaving = await makePerson(garage);
    await leaving.post('/auth/v1/logout');
    const refused = await leaving.post<ErrorBody>('/api/appointments', booking({ vehicle_id: null }));
    expect(refused.status).toBe(401);
    expect(refused.body.error.message).toBe('Please sign in.');
    expect(await slots()).toEqual([]);
  });
});
