import { listed } from '../garage.ts';

/** The tables that a client's appointments need, with row-level security, as a Supabase project has them. */
export const schema = `
create table public.profiles (id uuid primary key, user_id uuid, full_name text, email text, phone text);
create table public.vehicles (id uuid primary key, owner_id uuid references public.profiles (id), make text, model text, year integer, registration text);
create table public.appointments (id uuid primary key, client_id uuid references public.profiles (id), vehicle_id uuid references public.vehicles (id),
  service_type text, appointment_date text, appointment_time text, duration_minutes integer, notes text, estimated_cost integer, status text,
  bay integer, version integer, created_at text, updated_at text);
create index profiles_user on public.profiles (user_id);
create index vehicles_owner on public.vehicles (owner_id);
create index appointments_client on public.appointments (client_id, appointment_date, appointment_time, id);
alter table public.profiles enable row level security;
alter table public.vehicles enable row level security;
alter table public.appointments enable row level security;
create policy own on public.profiles for select using (user_id = (select auth.uid()));
create policy own on public.vehicles for select using (owner_id in (select id from public.profiles where user_id = (select auth.uid())));
create policy own on public.appointments for select using (client_id in (select id from public.profiles where user_id = (select auth.uid())));
`;

/** What the client's dashboard would ask for. */
export const query =
  '/appointments?select=*,vehicle:vehicles(make,model,year,registration),client:profiles(full_name,email,phone)' +
  '&order=appointment_date,appointment_time,id&limit=101';

/** @returns rows for one client with a car and as many appointments as on our server, among 1,000 of other clients */
export function rows(userId: string): string {
  const id = (kind: number, index: number) =>
    `'0000000${kind}-0000-4000-8000-${String(index).padStart(12, '0')}'`;
  const people = Array.from(
    { length: 100 },
    (_, n) =>
      `(${id(1, n)}, ${n === 0 ? `'${userId}'` : 'null'}, 'Person ${n}', 'person-${n}@example.com', '07700 900${n}')`,
  );
  const cars = people.map((_, n) => `(${id(2, n)}, ${id(1, n)}, 'Ford', 'Focus', 2019, 'YN19ABC')`);
  const visit = (n: number, owner: number) =>
    `(${id(3, n)}, ${id(1, owner)}, ${id(2, owner)}, 'Full Service', '2026-${String(1 + (n % 12)).padStart(2, '0')}-15', '09:00', 60, 'Please check the brakes as well.', 18900, 'confirmed', 1, 1, '2026-01-05T09:00:00.000Z', '2026-01-05T09:00:00.000Z')`;
  const visits = Array.from({ length: 1000 + listed }, (_, n) => visit(n, n < listed ? 0 : 1 + (n % 99)));
  return `insert into public.profiles values ${people.join(',')};
insert into public.vehicles values ${cars.join(',')};
insert into public.appointments values ${visits.join(',')};`;
}
