import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { saveSettings } from '../settings/data.server.ts';

describe.each(engines)('reports on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let car: VehicleRow;
  let booked: VehicleRow;
  let late: VehicleRow;
  let wished: VehicleRow;
  let lapsed: VehicleRow;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
    const { db } = garage.garage;
    const client = await makeProfile(db, {
      full_name: 'Rae Hill',
      phone: '07700 900666',
      email: 'rae.hill@example.com',
    });
    const other = await makeProfile(db, {});
    car = await makeVehicle(db, { owner_id: client.id, mot_expiry: '2026-07-01' });
    const later = await makeVehicle(db, { owner_id: other.id, mot_expiry: '2026-09-07' });
    await makeVehicle(db, {
      owner_id: other.id,
      mot_expiry: '2026-06-20',
      archived_at: '2026-01-01T00:00:00.000Z',
    });
    for (const gone of [
      {},
      { archived_at: '2026-01-01T00:00:00.000Z' },
      { sold_at: '2026-01-01T00:00:00.000Z' },
    ])
      await makeVehicle(db, { owner_id: other.id, mot_expiry: null, ...gone });
    const stopped = await makeProfile(db, { reminders_stopped_at: '2026-02-01T09:00:00.000Z' });
    await makeVehicle(db, { owner_id: stopped.id, mot_expiry: '2026-04-09' });
    lapsed = await makeVehicle(db, { owner_id: other.id, mot_expiry: '2026-06-07' });
    for (const mot_expiry of ['2026-04-08', '2025-01-01'])
      await makeVehicle(db, { owner_id: other.id, mot_expiry });
    await makeVehicle(db, {
      owner_id: other.id,
      mot_expiry: '2025-01-01',
      sold_at: '2026-01-01T00:00:00.000Z',
    });
    await makeVehicle(db, { owner_id: other.id, mot_expiry: '2026-06-08' });
    await makeVehicle(db, { owner_id: other.id, mot_expiry: '2026-09-06' });
    const done = { status: 'completed' as const, duration_minutes: 120 };
    const mine = { client_id: client.id, vehicle_id: car.id };
    // None of these counts as a booking of its MOT.
    const mot = { service_type: 'MOT Test' as const };
    await makeAppointment(db, { ...mine, ...mot, ...done, appointment_date: '2026-03-31' });
    await makeAppointment(db, { ...mine, ...mot, ...done, appointment_date: '2026-06-05' });
    // One in time, one too late.
    for (const appointment_date of ['2026-06-16', '2026-07-03'])
      await makeAppointment(db, { ...mine, ...mot, appointment_date, status: 'cancelled' });
    await makeAppointment(db, { ...mine, appointment_date: '2026-06-17' });
    const withTest = async (mot_expiry: string, appointment_date: string, given = {}) => {
      const vehicle = await makeVehicle(db, { owner_id: other.id, mot_expiry });
      const whose = { client_id: other.id, vehicle_id: vehicle.id };
      await makeAppointment(db, { ...whose, ...mot, appointment_date, ...given });
      return vehicle;
    };
    booked = await withTest('2026-06-30', '2026-06-18');
    late = await withTest('2026-06-28', '2026-06-29');
    const again = { client_id: other.id, vehicle_id: late.id, appointment_date: '2026-06-30' };
    await makeAppointment(db, { ...again, ...mot });
    wished = await withTest('2026-06-29', '2026-06-13', { is_request: 1 });
    // Staff stopped the reminder of one car's MOT; of another's, last year's and one about something else.
    const dismissed = { dismissed_at: '2026-05-01T09:00:00.000Z' };
    await makeReminder(db, { ...dismissed, vehicle_id: wished.id, due_date: '2026-06-29' });
    await makeReminder(db, { ...dismissed, vehicle_id: lapsed.id, due_date: '2025-06-07' });
    const own = { reminder_type: 'own' as const, due_date: '2026-06-07' };
    await makeReminder(db, { ...dismissed, ...own, vehicle_id: lapsed.id });
    // Of a third car, an earlier MOT on the day of another car's; the reminder of this one is still to be sent.
    await makeReminder(db, { ...dismissed, vehicle_id: booked.id, due_date: '2026-06-28' });
    await makeReminder(db, { vehicle_id: booked.id, due_date: '2026-06-30' });
    // Run out, so that any agreed test counts.
    await withTest('2026-05-10', '2026-06-19');
    await withTest('2026-05-11', '2026-06-13', { is_request: 1, appointment_time: '14:00' });
    await withTest('2026-07-02', '2026-06-01', { status: 'in_progress' });
    await withTest('2026-07-03', '2026-05-31', { status: 'in_progress' });
    await withTest('2026-07-04', '2026-06-08', { status: 'completed' });
    await withTest('2026-07-05', '2026-06-07', { is_request: 1 });
    await withTest('2026-07-06', '2026-06-08', { is_request: 1, appointment_time: '14:00' });
    await makeAppointment(db, { ...mine, ...done, appointment_date: '2026-03-30' });
    await makeAppointment(db, { ...mine, ...done, appointment_date: '2026-04-30' });
    await makeAppointment(db, {
      ...mine,
      appointment_date: '2026-04-29',
      status: 'cancelled',
      is_no_show: 1,
    });
    await makeAppointment(db, {
      client_id: other.id,
      ...done,
      appointment_date: '2026-04-28',
      service_type: 'MOT Test',
    });
    await makeAppointment(db, {
      client_id: other.id,
      vehicle_id: later.id,
      appointment_date: '2026-06-15',
      service_type: 'MOT Test',
    });
    for (const [service_date, cost] of [
      ['2026-03-31', 2],
      ['2026-04-01', 10_000],
      ['2026-04-30', 5000],
      ['2026-05-01', 7000],
      ['2026-06-30', 1],
    ] as const) {
      await makeService(db, { vehicle_id: car.id, service_date, cost });
    }
    // Not finished: nothing was earned yet.
    await makeService(db, {
      vehicle_id: car.id,
      service_date: '2026-04-15',
      cost: 90_000,
      status: 'in_progress',
    });
    for (const minutes of [10, 20, 90]) {
      const first_answered_at = new Date(Date.UTC(2026, 3, 10, 9, minutes)).toISOString();
      await makeEnquiry(db, {
        source_page: '/mot',
        created_at: '2026-04-10T09:00:00.000Z',
        first_answered_at,
      });
    }
    // Midnight in Chesterfield is 23:00 in UTC: already the first of May.
    await makeEnquiry(db, { created_at: '2026-04-30T23:00:00.000Z' });
    await makeEnquiry(db, { created_at: '2026-03-31T22:59:00.000Z' });
    await makeEnquiry(db, { source_page: '/mot', created_at: '2026-03-31T23:00:00.000Z' });
    await makeEnquiry(db, { source_page: '/mot', created_at: '2026-04-30T22:59:00.000Z' });
    await makeEnquiry(db, { created_at: '2026-04-10T09:00:00.000Z', is_suspected_spam: 1 });
  });
  afterAll(() => garage.stop());

  const report = async (name: string, period = '?from=2026-04-01&to=2026-04-30') =>
    (await jess.get<Record<string, unknown>>(`/api/staff/reports/${name}${period}`)).body;

  test('count appointments by status and type, including cancelled ones', async () => {
    expect(await report('appointments')).toMatchObject({
      total: 3,
      no_shows: 1,
      by_status: [
        { status: 'completed', count: 2 },
        { status: 'cancelled', count: 1 },
      ],
      by_type: [
        { service_type: 'Diagnostics', count: 2, completed: 1, cancelled: 1, no_shows: 1 },
        { service_type: 'MOT Test', count: 1, completed: 1, cancelled: 0, no_shows: 0 },
      ],
    });
  });

  test('sum the revenue of a period, first and last day included', async () => {
    expect(await report('revenue', '?from=2026-04-01&to=2026-05-01')).toMatchObject({
      total: 22_000,
      months: [
        { month: '2026-04', pence: 15_000, records: 2 },
        { month: '2026-05', pence: 7000, records: 1 },
      ],
    });
  });

  test('leave out no month between two with revenue', async () => {
    const { db } = garage.garage;
    for (const service_date of ['2019-11-30', '2020-02-01'])
      await makeService(db, { vehicle_id: car.id, service_date, cost: 2000 });
    expect(await report('revenue', '?from=2019-01-01&to=2020-12-31')).toMatchObject({
      months: [
        { month: '2019-11', pence: 2000, records: 1 },
        { month: '2019-12', pence: 0, records: 0 },
        { month: '2020-01', pence: 0, records: 0 },
        { month: '2020-02', pence: 2000, records: 1 },
      ],
    });
    expect(await report('revenue', '?from=2018-01-01&to=2018-12-31')).toMatchObject({ months: [] });
  });

  test('measure how much of the opening time the bays were used', async () => {
    // April 2026 has 20 working days of eight hours: Good Friday and Easter Monday are holidays.
    expect(await report('bays')).toMatchObject({
      open_minutes: 20 * 480,
      rows: [{ bay: 1, appointments: 2, booked_minutes: 240, share: 0.025 }],
    });
  });

  test('work before opening, after closing and on a closed day uses no opening time', async () => {
    const { db } = garage.garage;
    for (const [appointment_date, appointment_time, duration_minutes] of [
      ['2023-02-06', '08:00', 240],
      ['2023-02-07', '16:30', 60],
      ['2023-02-11', '09:00', 60],
    ] as const)
      await makeAppointment(db, {
        client_id: car.owner_id,
        appointment_date,
        appointment_time,
        duration_minutes,
      });
    expect(await report('bays', '?from=2023-02-06&to=2023-02-12')).toMatchObject({
      open_minutes: 5 * 480,
      rows: [{ bay: 1, appointments: 3, booked_minutes: 360, share: (180 + 30) / (5 * 480) }],
    });
  });

  test('tell new clients from those who came back', async () => {
    expect(await report('clients')).toMatchObject({
      rows: [{ month: '2026-04', new_clients: 1, returning_clients: 1 }],
    });
  });

  test('say where enquiries came from and how long they waited', async () => {
    expect(await report('enquiries')).toMatchObject({
      total: 5,
      answered: 3,
      median_minutes: 20,
      rows: [{ source_page: '/mot', count: 5, median_minutes: 20 }],
    });
  });

  test('list the MOTs that run out, and whom to call', async () => {
    expect(await report('mots', '')).toMatchObject({
      from: '2026-04-09',
      to: '2026-09-06',
      cars: 15,
      unbooked: 11,
      undated: 1,
      long_past: 2,
      next: null,
      rows: [
        { mot_expiry: '2026-04-09', has_booking: false, reminders_stopped: true },
        { mot_expiry: '2026-05-10', has_booking: true },
        { mot_expiry: '2026-05-11', has_booking: false, other_test: '2026-06-13' },
        { vehicle_id: lapsed.id, has_booking: false, other_test: null, reminders_stopped: false },
        { mot_expiry: '2026-06-08' },
        // The first is booked for the day after and the day after that, the second requested for a Saturday.
        { vehicle_id: late.id, has_booking: false, other_test: '2026-06-29', reminders_stopped: false },
        { vehicle_id: wished.id, has_booking: false, other_test: '2026-06-13', reminders_stopped: true },
        { vehicle_id: booked.id, has_booking: true, other_test: null, reminders_stopped: false },
        {
          vehicle_id: car.id,
          client_name: 'Rae Hill',
          phone: '07700 900666',
          has_booking: false,
          other_test: null,
        },
        // One with us for a week, one for longer (so nobody closed it), one tested today.
        { mot_expiry: '2026-07-02', has_booking: true },
        { mot_expiry: '2026-07-03', has_booking: false },
        { mot_expiry: '2026-07-04', has_booking: true },
        // One requested for yesterday, one for today.
        { mot_expiry: '2026-07-05', has_booking: false, other_test: null },
        { mot_expiry: '2026-07-06', has_booking: false, other_test: '2026-06-08' },
        { mot_expiry: '2026-09-06' },
      ],
    });
  });

  test.each([
    ['appointments', 'Work,Appointments,Completed,Cancelled,No-shows'],
    ['revenue', 'Month,Work,Records,Revenue in pounds,Records without a cost'],
    ['bays', 'Bay,Appointments,Booked minutes,Blocked minutes,Share of opening time in per cent'],
    ['clients', 'Month,New clients,Returning clients'],
    ['enquiries', 'Page,Enquiries,Answered,Minutes to the first answer (median)'],
    [
      'mots',
      'MOT expiry,Registration,Vehicle,Client,Phone,Email,MOT booked,Test too late or only asked for,Reminder stopped',
    ],
  ])('%s come as a file too, headed %s', async (name, headings) => {
    const response = await jess.file(`/api/staff/reports/${name}/csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [first, ...rows] = (await response.text()).split('\r\n');
    expect(first).toBe(headings);
    expect(rows.length).toBeGreaterThan(1);
  });

  describe('over two months of an earlier year', () => {
    const period = '?from=2024-02-01&to=2024-03-31';
    beforeAll(async () => {
      const { db } = garage.garage;
      const ana = await makeProfile(db, { full_name: 'Ana' });
      const ben = await makeProfile(db, { full_name: 'Ben' });
      const done = { status: 'completed' as const };
      const of = (who: { id: string }, appointment_date: string, given: object = {}) =>
        makeAppointment(db, { client_id: who.id, appointment_date, ...given });
      await of(ana, '2024-01-10', { status: 'cancelled' });
      await of(ana, '2024-02-05', done);
      await of(ana, '2024-02-07', { ...done, bay: 2, duration_minutes: 180 });
      await of(ana, '2024-03-04', { ...done, service_type: 'MOT Test' });
      await of(ana, '2024-03-06', { ...done, service_type: 'MOT Test' });
      await of(ana, '2024-03-07', { status: 'cancelled', is_no_show: 1, service_type: 'MOT Test' });
      await of(ana, '2024-03-08', { status: 'cancelled', service_type: 'MOT Test' });
      await of(ben, '2024-02-08');
      await of(ben, '2024-03-05', done);
      await of(await makeProfile(db), '2024-04-02', done);
      const work = (service_date: string, given: object) =>
        makeService(db, { vehicle_id: car.id, service_date, ...given });
      await work('2024-03-04', { service_type: 'MOT Test', cost: 5485 });
      await work('2024-02-05', { service_type: 'Diagnostics', cost: 6000 });
      await work('2024-02-05', { service_type: 'Brake Service', cost: 4005 });
      await work('2024-03-05', { service_type: 'Diagnostics', cost: null });
      await work('2024-03-06', { service_type: 'Diagnostics', cost: null });
      await work('2024-02-06', { service_type: 'MOT Test', cost: 0 });
      const at = (minutes: number) =>
        Temporal.Instant.from('2024-02-05T09:00:00.000Z')
          .add({ minutes })
          .toString({ smallestUnit: 'millisecond' });
      for (const [source_page, minutes] of [
        ['/contact', null],
        ['/about', null],
        ['/mot', 90],
        ['/mot', 10],
        ['/mot', 41],
        ['/mot', 20],
      ] as const) {
        const first_answered_at = minutes === null ? null : at(minutes);
        await makeEnquiry(db, { source_page, created_at: at(0), first_answered_at });
      }
    });

    test('a client is new in the month of their first completed work, counted once, and returning after that', async () => {
      expect(await report('clients', period)).toMatchObject({
        rows: [
          { month: '2024-02', new_clients: 1, returning_clients: 0 },
          { month: '2024-03', new_clients: 1, returning_clients: 1 },
        ],
      });
      expect(await report('clients', '?from=2024-03-05&to=2024-03-05'), 'one day, Ben’s').toMatchObject({
        rows: [{ month: '2024-03', new_clients: 1, returning_clients: 0 }],
      });
    });

    test('pages and kinds of work are listed largest first, equal pages by name, and the wait is a median', async () => {
      expect(await report('enquiries', period)).toMatchObject({
        rows: [
          { source_page: '/mot', count: 4, answered: 4, median_minutes: 31 },
          { source_page: '/about', count: 1, answered: 0, median_minutes: null },
          { source_page: '/contact', count: 1, answered: 0, median_minutes: null },
        ],
      });
      expect(await report('revenue', period)).toMatchObject({
        total: 15_490,
        unpriced: 2,
        by_service: [
          { service_type: 'Diagnostics', pence: 6000, records: 3 },
          { service_type: 'MOT Test', pence: 5485, records: 2 },
          { service_type: 'Brake Service', pence: 4005, records: 1 },
        ],
        rows: [
          { month: '2024-02', service_type: 'Brake Service' },
          { month: '2024-02', service_type: 'Diagnostics' },
          { month: '2024-02', service_type: 'MOT Test' },
          { month: '2024-03', service_type: 'Diagnostics' },
          { month: '2024-03', service_type: 'MOT Test' },
        ],
      });
      const { by_type } = await report('appointments', period);
      expect(by_type).toMatchObject([{ service_type: 'Diagnostics' }, { service_type: 'MOT Test' }]);
      expect(await report('appointments', '?from=2024-03-05&to=2024-03-31')).toMatchObject({
        by_type: [
          { service_type: 'MOT Test', count: 3 },
          { service_type: 'Diagnostics', count: 1 },
        ],
      });
    });

    test('each bay is measured against its own opening time, even one that no longer exists, and work is summed by weekday', async () => {
      const week = '?from=2024-02-05&to=2024-02-09';
      const used = [
        { bay: 1, appointments: 2, booked_minutes: 120, share: 0.05 },
        { bay: 2, appointments: 1, booked_minutes: 180, share: 0.075 },
      ];
      const bays = await report('bays', week);
      expect(bays).toMatchObject({ open_minutes: 2400, rows: used });
      expect(bays['weekdays']).toEqual(
        [60, 0, 180, 60, 0, 0, 0].map((booked_minutes, index) => ({ weekday: index + 1, booked_minutes })),
      );
      const { db } = garage.garage;
      await saveSettings(db, { bays: 3 }, monday);
      const unused = { bay: 3, appointments: 0, booked_minutes: 0, share: 0 };
      expect(await report('bays', week)).toMatchObject({ open_minutes: 2400, rows: [...used, unused] });
      await saveSettings(db, { bays: 1 }, monday);
      const closed = { open_minutes: 0, rows: [{ share: 0 }] };
      expect(await report('bays', '?from=2024-02-10&to=2024-02-11')).toMatchObject(closed);
      const ever = await report('bays', '?from=1950-01-01&to=2024-02-09');
      expect(ever, 'the last twenty years of a longer period').toMatchObject({ from: '2004-02-10' });
      expect(ever).toEqual(await report('bays', '?from=2004-02-10&to=2024-02-09'));
    });

    test.each([
      ['appointments', 'MOT Test,4,2,2,1'],
      ['appointments', 'Diagnostics,4,3,0,0'],
      ['revenue', '2024-02,Brake Service,1,40.05,0'],
      ['revenue', '2024-03,Diagnostics,2,0.00,2'],
      ['bays', '2,1,180,0,1'],
      ['clients', '2024-02,1,0'],
      ['enquiries', '/mot,4,4,31'],
      ['enquiries', '/contact,1,0,'],
      ['mots', '2026-07-01,YN19 ABC,Ford Focus,Rae Hill,07700 900666,rae.hill@example.com,no,,no'],
      ['mots', '2026-06-30,YN19 ABC,Ford Focus,Sam Example,,,yes,,no'],
      ['mots', '2026-06-29,YN19 ABC,Ford Focus,Sam Example,,,no,2026-06-13,yes'],
      ['mots', '2026-06-28,YN19 ABC,Ford Focus,Sam Example,,,no,2026-06-29,no'],
    ])('the file of %s says %s', async (name, line) => {
      const answer = await jess.file(`/api/staff/reports/${name}/csv${name === 'mots' ? '' : period}`);
      expect((await answer.text()).split('\r\n')).toContain(line);
    });
  });

  test('cover the last twelve months by default', async () => {
    expect(await report('revenue', '')).toMatchObject({ from: '2025-06-09', to: '2026-06-08' });
    expect((await jess.get('/api/staff/reports/revenue?from=yesterday')).status).toBe(422);
    const backwards = await jess.get<ErrorBody>('/api/staff/reports/revenue?from=2026-05-02&to=2026-05-01');
    expect(backwards).toMatchObject({
      status: 422,
      body: { error: { fields: { from: expect.stringContaining('first day comes after the last') } } },
    });
  });
});
