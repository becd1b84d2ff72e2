import * as z from 'zod';
import type { DvsaAccess } from '../../server/env.ts';
import {
  type Found,
  fuelOf,
  inTitleCase,
  known,
  lookupTimeout,
  notAvailable,
  unknownPlate,
} from './found.server.ts';

/** DVSA MOT history, https://documentation.history.mot.api.gov.uk */
const history = z.object({
  make: z.string().nullish(),
  model: z.string().nullish(),
  fuelType: z.string().nullish(),
  manufactureDate: z.string().nullish(),
  motTestDueDate: z.iso.date().nullish(),
  motTests: z
    .array(
      z.object({
        completedDate: z.string(),
        testResult: z.string(),
        expiryDate: z.iso.date().nullish(),
        odometerValue: z.coerce.number().int().nullish(),
        odometerUnit: z.string().nullish(),
      }),
    )
    .default([]),
});
const token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

let kept: { token: string; until: number; clientId: string } | null = null;

/**
 * @param registration normalised
 * @throws {AppError} `not_found` or `unavailable`
 */
export async function motHistory(access: DvsaAccess, registration: string): Promise<Partial<Found>> {
  const answer = await fetch(
    `${access.url}/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`,
    {
      headers: { authorization: `Bearer ${await accessToken(access)}`, 'x-api-key': access.apiKey },
      // Keys and plates go to this address and no other.
      redirect: 'error',
      signal: AbortSignal.timeout(lookupTimeout),
    },
  ).catch(() => null);
  // A token that was taken back would be used until it ends.
  if (answer?.status === 401 || answer?.status === 403) kept = null;
  if (answer?.status === 404) throw unknownPlate();
  const { data } = history.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  if (!data) throw notAvailable();
  const tests = data.motTests.toSorted((a, b) => b.completedDate.localeCompare(a.completedDate));
  // A failed test carries no expiry: the expiry is that of the latest pass.
  const pass = tests.find((test) => test.testResult === 'PASSED');
  const reading = tests.find(
    (test) => test.odometerValue !== null && test.odometerUnit?.toLowerCase().startsWith('mi'),
  );
  return known({
    make: data.make ? inTitleCase(data.make) : null,
    model: data.model ? inTitleCase(data.model) : null,
    year: Number(data.manufactureDate?.slice(0, 4)) || null,
    fuel_type: fuelOf(data.fuelType ?? ''),
    mot_expiry: pass?.expiryDate ?? data.motTestDueDate ?? null,
    mileage: reading?.odometerValue ?? null,
  });
}

async function accessToken({ tokenUrl, clientId, clientSecret }: DvsaAccess): Promise<string> {
  if (kept && kept.clientId === clientId && kept.until > Date.now()) return kept.token;
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'https://tapi.dvsa.gov.uk/.default',
    }),
    // Keys and plates go to this address and no other.
    redirect: 'error',
    signal: AbortSignal.timeout(lookupTimeout),
  }).catch(() => null);
  const { data } = token.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  if (!data) throw notAvailable();
  kept = { token: data.access_token, until: Date.now() + (data.expires_in - 60) * 1000, clientId };
  return kept.token;
}
