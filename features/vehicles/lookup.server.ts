import * as z from 'zod';
import type { Env } from '../../server/env.ts';
import {
  type Found,
  fuelOf,
  inTitleCase,
  known,
  lookupTimeout,
  notAvailable,
  unknownPlate,
} from './found.server.ts';
import { motHistory } from './mot-history.server.ts';

/** DVLA Vehicle Enquiry Service, https://developer-portal.driver-vehicle-licensing.api.gov.uk */
const enquiry = z.object({
  make: z.string().nullish(),
  yearOfManufacture: z.number().int().nullish(),
  fuelType: z.string().nullish(),
  motExpiryDate: z.iso.date().nullish(),
});

/** Whether the keys of DVLA or DVSA are configured. */
export const canLookUp = (env: Env) => env.dvlaApiKey !== '' || env.dvsa !== null;

/**
 * Asks DVLA, and DVSA for model, mileage and MOT, as far as their keys are configured.
 * @param registration normalised
 * @throws {AppError} `not_found` for an unknown registration, `unavailable` when nobody answers
 */
export async function lookUpVehicle(env: Env, registration: string): Promise<Found> {
  if (!canLookUp(env)) throw notAvailable();
  const [dvla, dvsa] = await Promise.allSettled([
    env.dvlaApiKey ? askDvla(env, registration) : Promise.resolve({}),
    env.dvsa ? motHistory(env.dvsa, registration) : Promise.resolve({}),
  ]);
  if (dvla.status === 'rejected' && (dvsa.status === 'rejected' || !env.dvsa)) throw dvla.reason;
  if (dvsa.status === 'rejected' && !env.dvlaApiKey) throw dvsa.reason;
  const nothing: Found = {
    make: null,
    model: null,
    year: null,
    fuel_type: null,
    mot_expiry: null,
    mileage: null,
  };
  return { ...nothing, ...settled(dvsa), ...settled(dvla) };
}

function settled(result: PromiseSettledResult<Partial<Found>>): Partial<Found> {
  return result.status === 'fulfilled' ? result.value : {};
}

async function askDvla({ dvlaUrl, dvlaApiKey }: Env, registration: string): Promise<Partial<Found>> {
  const answer = await fetch(`${dvlaUrl}/vehicle-enquiry/v1/vehicles`, {
    method: 'POST',
    headers: { 'x-api-key': dvlaApiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ registrationNumber: registration }),
    // Keys and plates go to this address and no other.
    redirect: 'error',
    signal: AbortSignal.timeout(lookupTimeout),
  }).catch(() => null);
  if (answer?.status === 400 || answer?.status === 404) throw unknownPlate();
  const { data } = enquiry.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  if (!data) throw notAvailable();
  return known({
    make: data.make ? inTitleCase(data.make) : null,
    year: data.yearOfManufacture ?? null,
    fuel_type: fuelOf(data.fuelType ?? ''),
    mot_expiry: data.motExpiryDate ?? null,
  });
}
