import type { Queries } from '../../db/open.ts';
import type { Garage } from '../../server/garage.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { hasAccount } from '../profiles/data.server.ts';
import { agreedQuotesFor } from '../quotes/data.server.ts';
import { closuresAhead } from './closures.server.ts';

/** @returns what the message that a car is ready (`workCompleted`) depends on besides the appointment */
export async function collectionFacts(
  { clock }: Pick<Garage, 'clock'>,
  db: Queries,
  { id, client_id }: Appointment,
) {
  return {
    hasAccount: await hasAccount(db, client_id),
    agreed: await agreedQuotesFor(db, [id]),
    closures: await closuresAhead(db, clock()),
  };
}
