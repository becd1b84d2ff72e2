import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Queries } from '../../db/open.ts';
import { checkQuery } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { appointmentsFound } from '../appointments/staff-list.server.ts';
import { selectForStaff, toStaffAppointment } from '../appointments/staff-rows.server.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { find, findSubjects, type Subjects } from './find.server.ts';
import { listQuery } from './list.ts';
import { among, onlyFound, readListed } from './list.server.ts';

/** How many of each kind the single search field shows. */
const shown = 8;
/** How many matches are considered; if there are more, the search asks for more letters. */
const wanted = 25;
const searchQuery = z.object({ q: listQuery.q });

/** One field for everything: people, cars, their appointments, and enquiries. */
export const search = new Hono<AppEnv>().use(requireStaff).get('/', checkQuery(searchQuery), async (c) => {
  const { db, clock } = c.var.garage;
  const { q } = c.req.valid('query');
  const subjects = await findSubjects(db, q, { wanted, showsCars: true });
  const enquiries = await find(db, 'enquiry', q, wanted);
  return c.json({
    clients: await clientsOf(db, subjects.clients),
    vehicles: await vehiclesOf(db, subjects.vehicles),
    appointments: await appointmentsOf(db, subjects, today(clock())),
    enquiries: await enquiriesOf(db, enquiries.ids),
    too_many: subjects.tooMany || enquiries.tooMany,
  });
});

function clientsOf(db: Queries, ids: string[]) {
  return db
    .selectFrom('profiles')
    .select(['id', 'full_name', 'email', 'phone'])
    .where(among(db, 'id', ids))
    .orderBy('full_name')
    .orderBy('id')
    .limit(shown)
    .execute();
}

function vehiclesOf(db: Queries, ids: string[]) {
  return db
    .selectFrom('vehicles')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .select([
      'vehicles.id',
      'owner_id',
      'profiles.full_name as owner_name',
      'make',
      'model',
      'year',
      'registration',
    ])
    .where(among(db, 'vehicles.id', ids))
    .where('archived_at', 'is', null)
    .orderBy('registration')
    .orderBy('vehicles.id')
    .limit(shown)
    .execute();
}

/** The next appointments of the first people and cars found, soonest first; if there are none, the latest past ones. */
async function appointmentsOf(db: Queries, { clients, vehicles }: Subjects, day: string) {
  const first = { clients: clients.slice(0, shown), vehicles: vehicles.slice(0, shown) };
  const some = (sign: '>=' | '<', direction: 'asc' | 'desc') =>
    db
      .selectFrom(appointmentsFound(db, first).as('found'))
      .select('found.id')
      .where('found.appointment_date', sign, day)
      .orderBy('found.appointment_date', direction)
      .orderBy('found.appointment_time', direction)
      .orderBy('found.id', direction)
      .limit(shown)
      .execute();
  if (clients.length + vehicles.length === 0) return [];
  const next = await some('>=', 'asc');
  const ids = next.length > 0 ? next : await some('<', 'desc');
  const rows = await readListed(db, selectForStaff(db), 'appointments.id', ids);
  return rows.map(toStaffAppointment);
}

/** The newest of the enquiries found; suspected spam appears only in its own list. */
function enquiriesOf(db: Queries, ids: string[]) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('contact_submissions')
        .selectAll()
        .$call(onlyFound(db, 'id', ids))
        .as('contact_submissions'),
    )
    .select(['id', 'full_name', 'email', 'status', 'created_at'])
    .where('is_suspected_spam', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}
