import * as z from 'zod';
import type { Env } from '../../server/env.ts';
import type { Garage } from '../../server/garage.ts';
import {
  ask,
  type LookupResult,
  fuelOf,
  known,
  makeOf,
  NotAvailable,
  read,
  unknownPlate,
} from './lookup-result.server.ts';
import { firstMotDue } from './mot.ts';
import { motHistory } from './mot-history.server.ts';

/** DVLA Vehicle Enquiry Service, https://developer-portal.driver-vehicle-licensing.api.gov.uk */
const enquiry = z.object({
  make: z.string().nullish(),
  yearOfManufacture: z.number().int().nullish(),
  fuelType: z.string().nullish(),
  motExpiryDate: z.iso.date().nullish(),
  // Needed for one date only: if it has another form, nothing else is lost.
  monthOfFirstRegistration: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullish()
    .catch(null),
});
/** What a service knows, and what follows from it unless another service knows better. */
type Answer = { known: Partial<LookupResult>; otherwise: Partial<LookupResult> };

/** Whether the keys of DVLA or DVSA are configured. */
export const canLookUp = (env: Env) => env.dvlaApiKey !== '' || env.dvsa !== null;

/**
 * Asks DVLA, and DVSA for model, mileage and MOT, if their keys are configured. For a car without an MOT, the expiry
 * is the day by which it needs its first.
 * @param registration normalised
 * @param day today's date
 * @throws {AppError} `not_found` for an unknown registration, `unavailable` if no service answers
 */
export async function lookUpVehicle(
  { env, log }: Pick<Garage, 'env' | 'log'>,
  registration: string,
  day: string,
): Promise<LookupResult> {
  if (!canLookUp(env)) throw new NotAvailable('no keys');
  const [dvla, dvsa] = await Promise.allSettled([
    env.dvlaApiKey ? askDvla(env, registration, day) : null,
    env.dvsa ? motHistory(env.dvsa, registration) : null,
  ]);
  for (const [authority, result] of Object.entries({ DVLA: dvla, DVSA: dvsa }))
    if (result.status === 'rejected' && result.reason instanceof NotAvailable)
      log.warn({ authority, why: result.reason.why }, 'the look-up cannot be used');
  if (dvla.status === 'rejected' && (dvsa.status === 'rejected' || !env.dvsa)) throw dvla.reason;
  if (dvsa.status === 'rejected' && !env.dvlaApiKey) throw dvsa.reason;
  const nothing: LookupResult = {
    make: null,
    model: null,
    year: null,
    fuel_type: null,
    mot_expiry: null,
    mileage: null,
  };
  return { ...nothing, ...settled(dvla)?.otherwise, ...settled(dvsa), ...settled(dvla)?.known };
}

function settled<T>(result: PromiseSettledResult<T>): T | null {
  return result.status === 'fulfilled' ? result.value : null;
}

async function askDvla({ dvlaUrl, dvlaApiKey }: Env, registration: string, day: string): Promise<Answer> {
  const answer = await ask(`${dvlaUrl}/vehicle-enquiry/v1/vehicles`, {
    method: 'POST',
    headers: { 'x-api-key': dvlaApiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ registrationNumber: registration }),
  });
  if (answer.status === 400 || answer.status === 404) throw unknownPlate();
  const data = await read(answer, enquiry);
  const { motExpiryDate, monthOfFirstRegistration: month } = data;
  return {
    known: known({
      make: data.make ? makeOf(data.make) : null,
      year: data.yearOfManufacture ?? null,
      fuel_type: fuelOf(data.fuelType ?? ''),
      mot_expiry: motExpiryDate ?? null,
    }),
    otherwise: known({ mot_expiry: month ? firstMotDue(month, day) : null }),
  };
}
