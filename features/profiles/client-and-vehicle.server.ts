import type { Queries } from '../../db/open.ts';
import { wrongField } from '../../server/errors.ts';
import { lockOwnVehicle } from '../vehicles/data.server.ts';
import { addVehicle } from '../vehicles/staff-data.server.ts';
import type { Actor } from './actor.server.ts';
import { requireUnerasedClient } from './data.server.ts';
import { createClient, findClient } from './staff-data.server.ts';
import type { ClientAndVehicle } from './staff-schema.ts';

/**
 * Finds or creates the client and the car that staff name, in the transaction that needs them.
 * @returns their ids; the car's is null if there is none
 * @throws {AppError} `invalid_input` without a client, `not_found` for others' ids, `conflict` as `createClient`
 */
export async function findOrCreateClientAndVehicle(
  db: Queries,
  whose: ClientAndVehicle,
  actor: Actor,
): Promise<{ clientId: string; vehicleId: string | null }> {
  const clientId = await findOrCreateClient(db, whose, actor);
  if (whose.vehicle_id) {
    await lockOwnVehicle(db, clientId, whose.vehicle_id);
    return { clientId, vehicleId: whose.vehicle_id };
  }
  if (!whose.vehicle) return { clientId, vehicleId: null };
  const { id: vehicleId } = await addVehicle(db, clientId, whose.vehicle, actor);
  return { clientId, vehicleId };
}

async function findOrCreateClient(
  db: Queries,
  { client_id: known, client }: ClientAndVehicle,
  actor: Actor,
): Promise<string> {
  if (known) {
    await requireUnerasedClient(db, known);
    return (await findClient(db, known)).id;
  }
  if (client) return (await createClient(db, client, actor)).id;
  throw wrongField('client_id', 'Please choose a client or enter a new one.');
}
