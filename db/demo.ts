import { createAccount } from '../features/auth/accounts.server.ts';
import { hashPassword } from '../features/auth/passwords.server.ts';
import { recordMileage } from '../features/vehicles/readings.server.ts';
import { instantOf, stamp, today } from '../server/clock.ts';
import type { Garage } from '../server/garage.ts';
import { takeAdvisoryLock } from '../server/transaction.ts';
import { areas, cars, jobs, messages, people } from './demo-words.ts';
import { type Demo, diary, jobsFor, picker } from './demo-diary.ts';
import { questions } from './demo-questions.ts';
import { due, dueDates } from './demo-due.ts';
import { makeEnquiry, makeProfile, makeService, makeVehicle } from './factories.ts';
import type { AppointmentRow, ProfileRow, VehicleRow } from './tables.ts';

const password = 'spanner-and-oil';

/** The sign-ins printed at start-up. They work only from this machine. */
export const demoAccounts = [
  { role: 'client', email: 'client@demo.example', name: 'Robin Carter', password },
  { role: 'employee', email: 'employee@demo.example', name: 'Jess Thornhill', password },
  { role: 'employee', email: 'technician@demo.example', name: 'Dev Sharma', password },
  { role: 'admin', email: 'admin@demo.example', name: 'Morgan Frith', password },
] as const;

/** Fills an empty database with a month of a busy garage, with dates around today; does nothing otherwise. */
export async function fillWithDemoData({
  db,
  clock,
  env,
}: Pick<Garage, 'db' | 'clock' | 'env'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // If two servers start at once, the second finds what the first has stored.
    await takeAdvisoryLock(trx, 'demo data');
    const filled = await trx.selectFrom('profiles').select('id').limit(1).executeTakeFirst();
    if (filled) return;
    const passwordHash = await hashPassword(demoAccounts[0].password);
    const now = clock();
    const todayDate = Temporal.PlainDate.from(today(now));
    const demo: Demo = {
      db: trx,
      env,
      now,
      day: (offset) => todayDate.add({ days: offset }).toString(),
      pick: picker(),
    };
    const staff = await accounts(demo, passwordHash);
    const clients = await clientele(demo, staff.client);
    const vehicles = await garageful(demo, clients);
    const appointments = await diary(demo, vehicles, staff.mechanics);
    await history(demo, vehicles, appointments);
    await due(demo, await dueDates(demo, vehicles, appointments));
    await inbox(demo, staff.mechanics);
    await questions(demo, appointments, staff);
  });
}

async function accounts({ db, now }: Demo, passwordHash: string) {
  const profiles: ProfileRow[] = [];
  const since = stamp(now.subtract({ hours: 24 * 700 }));
  for (const [index, { email, name, role }] of demoAccounts.entries()) {
    const user = await createAccount(db, { email, passwordHash, fullName: name, confirmed: true }, now);
    profiles.push(
      await makeProfile(db, {
        user_id: user.id,
        email,
        full_name: name,
        user_type: role,
        phone: `07700 ${900_100 + index}`,
        created_at: since,
        updated_at: since,
      }),
    );
  }
  const [client, ...mechanics] = profiles;
  if (!client) throw new Error('The demo garage needs a client.');
  return { client, mechanics };
}

async function clientele({ db, now, pick }: Demo, demoClient: ProfileRow): Promise<ProfileRow[]> {
  const clients = [demoClient];
  for (const [index, name] of people.entries()) {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const since = now.subtract({ hours: 24 * (60 + index * 31) });
    const agreed = pick([stamp(since), null]);
    clients.push(
      await makeProfile(db, {
        full_name: name,
        email: index % 6 === 5 ? null : email,
        phone: `07700 900${String(200 + index)}`,
        reminders_agreed_at: agreed,
        reminders_stopped_at: agreed && index % 7 === 3 ? stamp(now.subtract({ hours: 24 * 20 })) : null,
        created_at: stamp(since),
        updated_at: stamp(since),
      }),
    );
  }
  return clients;
}

/** 40 vehicles: every client has one or two. */
async function garageful({ db, now, day, pick }: Demo, clients: ProfileRow[]): Promise<VehicleRow[]> {
  const vehicles: VehicleRow[] = [];
  for (let index = 0; index < 40; index += 1) {
    const owner = clients[index % clients.length];
    const car = cars[index % cars.length];
    if (!owner || !car) continue;
    const mileage = 9000 + (2026 - car.year) * 7000 + index * 410;
    const added = now.subtract({ hours: index });
    const vehicle = await makeVehicle(db, {
      owner_id: owner.id,
      make: car.make,
      model: car.model,
      year: car.year,
      fuel_type: car.fuel,
      registration: plate(car.year, index, pick),
      mileage,
      // From nearly three weeks overdue to over a year ahead; the demo client's first car is due soon.
      mot_expiry: day(-20 + ((index + 4) % 40) * 11),
      service_due_date: day(5 + index * 9),
      service_due_mileage: Math.ceil(mileage / 6000) * 6000,
      created_at: stamp(added),
      updated_at: stamp(added),
    });
    await recordMileage(db, vehicle.id, mileage, added);
    vehicles.push(vehicle);
  }
  return vehicles;
}

function plate(year: number, index: number, pick: Demo['pick']): string {
  const letters = Array.from('ABCDEFGHJKLMNPRSTUVWXY');
  const age = String(index % 2 === 0 ? year - 2000 : year - 2000 + 50);
  const suffix = [0, 1, 2].map(() => pick(letters)).join('');
  return `${pick(areas)}${age}${suffix}`;
}

/** 120 service records: one for each completed appointment, the rest from earlier years. */
async function history(demo: Demo, vehicles: VehicleRow[], appointments: AppointmentRow[]): Promise<void> {
  const completed = appointments.filter((appointment) => appointment.status === 'completed').slice(0, 110);
  for (const appointment of completed) {
    const job = jobs.find(({ type }) => type === appointment.service_type);
    if (!appointment.vehicle_id || !job) continue;
    await makeService(demo.db, {
      vehicle_id: appointment.vehicle_id,
      appointment_id: appointment.id,
      service_type: job.type,
      service_date: appointment.appointment_date,
      cost: job.pence,
      description: job.done,
      ...writtenOn(demo, appointment.appointment_date),
    });
  }
  for (let index = completed.length; index < 120; index += 1) {
    const vehicle = vehicles[index % vehicles.length];
    if (!vehicle) continue;
    const job = demo.pick(jobsFor(vehicle));
    const service = { service_type: job.type, cost: job.pence, description: job.done };
    const date = demo.day(-60 - index * 5);
    await makeService(demo.db, {
      ...service,
      vehicle_id: vehicle.id,
      service_date: date,
      ...writtenOn(demo, date),
    });
  }
}

/** When a record was entered: at closing time on its day, or now if that is still to come. */
function writtenOn({ now }: Demo, date: string): { created_at: string; updated_at: string } {
  const closed = instantOf(date, '17:00');
  const written = stamp(Temporal.Instant.compare(closed, now) < 0 ? closed : now);
  return { created_at: written, updated_at: written };
}

/** 20 enquiries that cover every status. */
async function inbox(demo: Demo, mechanics: ProfileRow[]): Promise<void> {
  for (let index = 0; index < 20; index += 1) {
    const message = messages[index % messages.length];
    const name = people[(index * 7) % people.length];
    if (!message || !name) continue;
    const status = index < 7 ? 'new' : demo.pick(['in_progress', 'resolved', 'archived'] as const);
    const at = demo.now.subtract({ hours: 1 + index * 9 });
    const answered = at.add({ minutes: 10 + (index % 5) * 35 });
    await makeEnquiry(demo.db, {
      full_name: name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
      phone: index % 3 === 0 ? null : `07700 900${400 + index}`,
      service_needed: message.about,
      vehicle_info: message.car,
      message: message.text,
      source_page: demo.pick(['/contact', '/mot', '/diagnostics', '/bmw-servicing-chesterfield']),
      status,
      assigned_to: status === 'new' ? null : demo.pick(mechanics).id,
      first_answered_at: status === 'new' ? null : stamp(answered),
      created_at: stamp(at),
      updated_at: stamp(at),
    });
  }
}
