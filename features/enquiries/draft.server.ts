import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import type { ServiceType } from '../appointments/schema.ts';
import { find } from '../search/find.server.ts';
import { among } from '../search/list.server.ts';
import { phoneDigits } from '../search/words.ts';
import { makeIn } from '../vehicles/makes.ts';
import { isCurrentPlate, isDatedPlate, normalisePlate } from '../vehicles/plate.ts';
import { type EnquiryService, enquiryServices } from './choices.ts';

/** What the diary calls the contact form's services. */
const workFor: Record<EnquiryService, ServiceType> = {
  'General Repairs': 'General Repair',
  Diagnostics: 'Diagnostics',
  'Routine Servicing': 'Full Service',
  'Electrical Services': 'Electrical Repair',
  'Performance Tuning': 'Performance Tuning',
  'Collision Repair': 'General Repair',
  'Emergency Service': 'General Repair',
  Other: 'Other',
};

/** Puts everything that an enquiry says into the right fields, so that staff need not type it again. */
export async function draftFrom(db: Queries, enquiry: EnquiryRow) {
  return {
    known: await knownClients(db, enquiry),
    client: { full_name: enquiry.full_name, email: enquiry.email, phone: enquiry.phone },
    vehicle: vehicleIn(enquiry.vehicle_info ?? ''),
    appointment: {
      service_type: workFor[enquiryServices.find((each) => each === enquiry.service_needed) ?? 'Other'],
      notes: enquiry.message,
    },
  };
}

/** The client to whom the enquiry belongs, or else the clients who may have sent it; with their cars. */
async function knownClients(db: Queries, { email, phone, client_id: whose }: EnquiryRow) {
  const clients = whose === null ? await clientsWith(db, email, phone) : await clientsAmong(db, [whose]);
  return Promise.all(clients.map(async (client) => ({ ...client, vehicles: await carsOf(db, client.id) })));
}

/** Clients with the email address, then clients with the phone number; five at most. */
async function clientsWith(db: Queries, email: string, phone: string | null) {
  const digits = phoneDigits(phone);
  const found = [...(await find(db, 'client', email)).ids, ...(await find(db, 'client', digits)).ids];
  const alike = await clientsAmong(db, found);
  // Search matches prefixes too, and sam@mail.co is not sam@mail.com.
  const own = alike.filter((client) => client.email?.toLowerCase() === email.toLowerCase());
  const sharing = alike.filter((client) => digits !== '' && phoneDigits(client.phone) === digits);
  return [...new Set([...own, ...sharing])].slice(0, 5);
}

function clientsAmong(db: Queries, ids: string[]) {
  return db
    .selectFrom('profiles')
    .select(['id', 'full_name', 'email', 'phone'])
    .where(among(db, 'id', ids))
    .orderBy('id')
    .execute();
}

function carsOf(db: Queries, ownerId: string) {
  return db
    .selectFrom('vehicles')
    .select(['id', 'make', 'model', 'year', 'registration'])
    .where('owner_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The plate, make and year, if a free text names them. */
export function vehicleIn(text: string) {
  const registration = plateIn(text);
  const year = /\b(?:19|20)\d{2}\b/.exec(text.replace(yearlikeModel, ''))?.[0];
  return { registration, make: makeIn(text), model: null, year: year ? Number(year) : null };
}

/** The only model of these makes that looks like a year. The car's year is another number in the text. */
const yearlikeModel = /\bpeugeot\W+2008\b/i;

/** Text that looks like an older plate but is not one: BMW 320d, TVR 350C; Mercedes C63 AMG, BMW M3 CSL, VW T5 van. */
const modelName = /^(BMW|TVR)\d|(AMG|CSL|VAN)$/;

/** One or two words that form a dated plate. Any other model name that looks like one comes before the plate. */
function plateIn(text: string): string | null {
  const words = text.match(/[A-Za-z0-9]+/g) ?? [];
  const candidates = words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]);
  const plates = candidates.map(normalisePlate).filter(isDatedPlate);
  return plates.findLast(isCurrentPlate) ?? plates.findLast((plate) => !modelName.test(plate)) ?? null;
}
