import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeQuote, makeReminder, makeService, makeVehicle } from '../db/factories.ts';
import { makePerson, type Person } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';

type Fields = Record<string, unknown>;

const base = 'id version created_at updated_at';
const car = `${base} owner_id make model year registration vin mileage fuel_type mot_expiry service_due_date service_due_mileage archived_at sold_at`;

/**
 * What clients receive. Most of their routes return a whole row, so a new column reaches them unless the route leaves
 * it out: add it here if they may see it.
 */
const told = [
  [
    '/api/profile',
    `${base} user_id email full_name phone user_type reminders_agreed_at reminders_stopped_at erased_at merged_into`,
  ],
  ['/api/vehicles', `${car} service_by_mileage`],
  ['/api/vehicles/:vehicle', car],
  ['/api/services/pack/:vehicle', car],
  [
    '/api/services',
    `${base} vehicle_id appointment_id service_type service_date cost description status mileage vehicle`,
  ],
  [
    '/api/reminders',
    'id version created_at vehicle_id title reminder_type due_date send_on days_before reason is_sent sent_at dismissed_at is_from_staff vehicle',
  ],
  ['/api/quotes', 'id appointment_id appointment vehicle work price status asked_at answered_at by_phone'],
  [
    '/api/appointments',
    `${base} client_id vehicle_id service_type appointment_date appointment_time duration_minutes notes estimated_cost status bay assigned_to is_request is_no_show cancel_reason cancelled_by can_change change_until vehicle client`,
  ],
] as const;

const sorted = (names: string) => names.split(' ').toSorted();
const namesOf = (row: Fields = {}) => Object.keys(row).toSorted();

describe.each(engines)('what clients receive, on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    const { db } = garage.garage;
    vehicleId = (await makeVehicle(db, { owner_id: client.profile.id })).id;
    const booked = { client_id: client.profile.id, vehicle_id: vehicleId, appointment_date: '2026-06-09' };
    await makeQuote(db, { appointment_id: (await makeAppointment(db, booked)).id });
    await makeService(db, { vehicle_id: vehicleId });
    await makeReminder(db, { vehicle_id: vehicleId, reminder_type: 'own' });
  });
  afterAll(() => garage.stop());

  test.each(told)('a client reads from %s exactly what is listed here', async (path, names) => {
    const { body } = await client.get<Fields & { rows?: Fields[]; vehicle?: Fields }>(
      path.replace(':vehicle', vehicleId),
    );
    const row = body.rows?.[0] ?? (path.includes('pack') ? body.vehicle : body);
    expect(namesOf(row)).toEqual(sorted(names));
  });

  test('a client who adds, changes or removes a car receives no more than when reading it', async () => {
    const url = `/api/vehicles/${vehicleId}`;
    expect(namesOf((await client.patch<Fields>(url, { mileage: 41_200 })).body)).toEqual(sorted(car));
    const { body } = await client.post<Fields & { id: string }>('/api/vehicles', {
      make: 'Ford',
      model: 'Focus',
      year: 2019,
      registration: 'YN19 ABC',
    });
    expect(namesOf(body)).toEqual(sorted(car));
    for (const act of ['remove', 'restore'])
      expect(namesOf((await client.post<Fields>(`/api/vehicles/${body.id}/${act}`, {})).body)).toEqual(
        sorted(car),
      );
  });
});
