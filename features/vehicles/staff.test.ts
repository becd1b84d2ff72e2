import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile, makeVehicle } from '../../db/factories.ts';
import type { ReminderRow, VehicleRow } from '../../db/tables.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { auditedActs, engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('vehicles for staff on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());

  const clients = '/api/staff/clients';

  test('are changed field by field, removed and put back', async () => {
    const owner = await makeProfile(garage.garage.db, { full_name: 'Una Counted' });
    const counted = async () =>
      (await jess.get<{ rows: { vehicles: number }[] }>(`${clients}?q=una%20counted`)).body.rows[0]?.vehicles;
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.id,
      vin: 'WVWZZZ1JZXW000001',
      mileage: 10_000,
    });
    const url = `/api/staff/vehicles/${car.id}`;
    const changed = await jess.patch<VehicleRow>(url, { mileage: 12_000, version: car.version });
    expect(changed.body).toMatchObject({
      mileage: 12_000,
      vin: 'WVWZZZ1JZXW000001',
      registration: car.registration,
    });
    expect((await jess.patch(url, { mileage: 1, version: car.version })).status).toBe(409);
    const remove = () => jess.post<VehicleRow>(`${url}/archive`, { archived: true });
    const { archived_at: removedAt } = (await remove()).body;
    expect(removedAt).not.toBeNull();
    garage.setTime(monday.add({ minutes: 1 }));
    expect((await remove()).body.archived_at, 'a second time').toBe(removedAt);
    garage.setTime(monday);
    const gone = await jess.get<{ rows: VehicleRow[] }>('/api/staff/vehicles?archived=true');
    expect(gone.body.rows.map((row) => row.id)).toEqual([car.id]);
    expect(await counted(), 'in the list of clients').toBe(0);
    expect((await jess.post<VehicleRow>(`${url}/archive`, { archived: false })).body.archived_at).toBeNull();
    expect(await counted()).toBe(1);
    const byMot = await jess.get<{ rows: VehicleRow[] }>('/api/staff/vehicles?sort=mot');
    expect(
      byMot.body.rows.map((row) => row.id),
      'without an MOT',
    ).not.toContain(car.id);
    expect(await auditedActs(garage, car.id)).toEqual([
      'vehicle.edited Changed Ford Focus',
      'vehicle.archived Removed Ford Focus',
      'vehicle.archived Removed Ford Focus',
      'vehicle.restored Brought back Ford Focus',
    ]);
  });

  test('have a CSV file that says everything in the words of the screens', async () => {
    const owner = await makeProfile(garage.garage.db, { phone: '+447700900333', email: 'file@example.com' });
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.id,
      registration: 'CS24VFL',
      fuel_type: 'hybrid',
      mileage: 12_000,
      vin: 'WVWZZZ1JZXW000002',
      mot_expiry: '2026-11-15',
      service_due_date: '2026-12-01',
      service_due_mileage: 18_000,
      created_at: '2026-06-08T09:00:00.000Z',
    });
    const file = await jess.file(`/api/staff/vehicles/csv?q=${car.registration}`);
    expect((await file.text()).split('\r\n')).toEqual([
      'Registration,Make,Model,Year,Fuel,Mileage,VIN,MOT expiry,Next service,Next service at (miles),Owner,Phone,Email,Added',
      'CS24 VFL,Ford,Focus,2019,Hybrid,12000,WVWZZZ1JZXW000002,2026-11-15,2026-12-01,18000,Sam Example,07700 900333,file@example.com,2026-06-08 10:00',
      '',
    ]);
  });

  test('stay while they have an upcoming appointment; one that nobody closed does not count', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const car = await makeVehicle(garage.garage.db, { owner_id: owner.id });
    const booked = { client_id: owner.id, vehicle_id: car.id };
    await makeAppointment(garage.garage.db, { ...booked, appointment_date: '2026-06-04' });
    const coming = await makeAppointment(garage.garage.db, { ...booked, appointment_date: '2026-06-19' });
    const remove = () => jess.post<ErrorBody>(`/api/staff/vehicles/${car.id}/archive`, { archived: true });
    expect((await remove()).body.error.message).toBe(
      'This vehicle still has an appointment. Please cancel the appointment first.',
    );
    await jess.post(`/api/staff/appointments/${coming.id}/cancel`, { reason: 'Sold' });
    expect((await remove()).status).toBe(200);
  });

  test('come back with their reminders after they were marked as sold', async () => {
    const owner = await makePerson(garage);
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.profile.id,
      mot_expiry: '2026-09-01',
      service_due_date: '2029-12-31',
    });
    await owner.post(`/api/vehicles/${car.id}/remove`, { sold: true });
    const back = await jess.post<VehicleRow>(`/api/staff/vehicles/${car.id}/archive`, { archived: false });
    expect(back.body).toMatchObject({ archived_at: null, sold_at: null });
    const { rows } = (await owner.get<{ rows: ReminderRow[] }>('/api/reminders')).body;
    expect(rows.map((row) => [row.reminder_type, row.due_date])).toContainEqual(['mot', '2026-09-01']);
  });
});
