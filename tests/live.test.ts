import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnquiry, makeVehicle } from '../db/factories.ts';
import type { LiveChange } from '../server/live.ts';
import { makePerson, type Person } from './people.ts';
import { startTestGarage, type TestGarage } from './server.ts';

let garage: TestGarage;
let client: Person;
let staff: Person;

beforeAll(async () => {
  garage = await startTestGarage('sqlite');
  client = await makePerson(garage);
  staff = await makePerson(garage, 'employee');
});
afterAll(() => garage.stop());

test('every write is announced to the open pages that show it: those of staff and of that client', async () => {
  const { db, live } = garage.garage;
  const profileId = client.profile.id;
  /** Sends a request and expects changes on these topics. @returns the id in the answer */
  const tells = async (who: Person, [method, path, body]: Call, ...topics: LiveChange['topic'][]) => {
    const changes: LiveChange[] = [];
    const leave = live.subscribe((change) => changes.push(change));
    const answer = await who[method]<{ id: string }>(path, body);
    leave();
    expect(answer.status, path).toBeLessThan(300);
    expect(changes, `${method} ${path}`).toEqual(
      topics.map((topic) => (isOfAll(path, topic) ? { topic } : { topic, profileId })),
    );
    return answer.body.id;
  };
  const focus = { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19ABC' };
  const added = await tells(client, ['post', '/api/vehicles', focus], 'vehicles');
  await tells(client, ['patch', `/api/vehicles/${added}`, { year: 2020 }], 'vehicles');
  await tells(client, ['post', `/api/vehicles/${added}/remove`, {}], 'vehicles', 'reminders');
  await tells(client, ['post', `/api/vehicles/${added}/restore`, {}], 'vehicles', 'reminders');
  await tells(client, ['patch', '/api/profile', { phone: '01246 123456' }], 'clients');
  const tyres = { vehicle_id: added, title: 'Tyres', due_date: '2026-10-01' };
  const own = await tells(client, ['post', '/api/reminders', tyres], 'reminders');
  await tells(client, ['patch', `/api/reminders/${own}`, tyres], 'reminders');
  await tells(client, ['delete', `/api/reminders/${own}`, undefined], 'reminders');
  await tells(client, ['put', '/api/reminders/consent', { agreed: true }], 'reminders');

  const clientPage = `/api/staff/clients/${profileId}`;
  await tells(staff, ['patch', clientPage, { staff_notes: 'Rings first.' }], 'clients');
  await tells(staff, ['patch', clientPage, { reminders_agreed: false }], 'clients', 'reminders');
  await tells(staff, ['post', `${clientPage}/vehicles`, focus], 'vehicles');
  const noted = await tells(staff, ['post', `${clientPage}/reminders`, tyres], 'reminders');
  await tells(staff, ['patch', `/api/staff/reminders/${noted}`, tyres], 'reminders');
  await tells(staff, ['post', `/api/staff/reminders/${noted}/dismiss`, { dismissed: true }], 'reminders');
  const { id: car } = await makeVehicle(db, { owner_id: profileId });
  await tells(staff, ['patch', `/api/staff/vehicles/${car}`, { year: 2020 }], 'vehicles');
  await tells(staff, ['post', `/api/staff/vehicles/${car}/archive`, { archived: true }], 'vehicles');
  const work = { vehicle_id: added, service_type: 'Diagnostics', service_date: '2026-06-01' };
  const record = await tells(
    staff,
    ['post', '/api/staff/services', work],
    'services',
    'vehicles',
    'appointments',
  );
  await tells(staff, ['patch', `/api/staff/services/${record}`, { cost: 1 }], 'services', 'vehicles');
  await tells(
    staff,
    ['delete', `/api/staff/services/${record}`, undefined],
    'services',
    'vehicles',
    'appointments',
  );
  const when = { appointment_date: '2026-06-10', appointment_time: '09:00', duration_minutes: 60 };
  const booking = { ...when, client_id: profileId, service_type: 'Diagnostics' };
  const booked = await tells(staff, ['post', '/api/staff/appointments', booking], 'appointments');
  await tells(staff, ['post', `/api/staff/appointments/${booked}/move`, when], 'appointments');
  const price = { appointment_id: booked, work: 'Discs', price: 18_900 };
  const asked = await tells(staff, ['post', '/api/staff/quotes', price], 'appointments');
  const { id: sent } = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'price-asked')
    .executeTakeFirstOrThrow();
  await tells(staff, ['post', `/api/staff/messages/${sent}/send-again`, undefined], 'messages');
  await tells(client, ['post', `/api/quotes/${asked}/answer`, { answer: 'agreed' }], 'appointments');
  const dearer = { ...price, price: 19_900 };
  const second = await tells(staff, ['post', '/api/staff/quotes', dearer], 'appointments');
  await tells(staff, ['post', `/api/staff/quotes/${second}/answer`, { answer: 'declined' }], 'appointments');
  const third = await tells(staff, ['post', '/api/staff/quotes', dearer], 'appointments');
  await tells(staff, ['post', `/api/staff/quotes/${third}/withdraw`, undefined], 'appointments');
  await tells(
    client,
    ['post', '/api/enquiries', { full_name: 'Ann', email: 'ann@example.com' }],
    'enquiries',
  );
  const { id: enquiry } = await makeEnquiry(db);
  await tells(staff, ['patch', `/api/staff/enquiries/${enquiry}`, { assigned_to: null }], 'enquiries');
  await tells(staff, ['post', `/api/staff/enquiries/${enquiry}/spam`, { is_spam: true }], 'enquiries');
  await tells(
    staff,
    ['post', `/api/staff/enquiries/${enquiry}/convert`, { client_id: profileId }],
    ...(['enquiries', 'clients', 'vehicles', 'appointments'] as const),
  );
  const admin = await makePerson(garage, 'admin');
  await tells(admin, ['patch', '/api/staff/settings', { bays: 2 }], 'settings', 'appointments');
});

/** Changes that concern no single client: enquiries, and the garage's settings. */
const isOfAll = (path: string, topic: LiveChange['topic']) =>
  topic === 'enquiries' || path === '/api/staff/settings';

type Call = ['post' | 'patch' | 'put' | 'delete', path: string, body: unknown];
