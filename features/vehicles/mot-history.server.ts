import * as z from 'zod';
import type { DvsaAccess } from '../../server/env.ts';
import {
  ask,
  type LookupResult,
  fuelOf,
  inTitleCase,
  known,
  makeOf,
  NotAvailable,
  read,
  unknownPlate,
} from './lookup-result.server.ts';

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
        // Empty or a word if nobody could read it: nothing else is lost then.
        odometerValue: z.coerce.number().int().positive().nullable().catch(null),
        odometerUnit: z.string().nullish(),
      }),
    )
    .nullish(),
});
const token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

let kept: { token: string; until: number; clientId: string } | null = null;

/**
 * @param registration normalised
 * @throws {AppError} `not_found` or `unavailable`
 */
export async function motHistory(access: DvsaAccess, registration: string): Promise<Partial<LookupResult>> {
  const answer = await ask(
    `${access.url}/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`,
    { headers: { authorization: `Bearer ${await accessToken(access)}`, 'x-api-key': access.apiKey } },
  );
  // Otherwise a revoked token would be used until it expires.
  if (answer.status === 401 || answer.status === 403) kept = null;
  if (answer.status === 404) throw unknownPlate();
  const data = await read(answer, history);
  const tests = (data.motTests ?? []).toSorted((a, b) => b.completedDate.localeCompare(a.completedDate));
  // A failed test has no expiry: the expiry is that of the latest pass.
  const pass = tests.find((test) => test.testResult === 'PASSED');
  const reading = tests.find(
    (test) => test.odometerValue !== null && test.odometerUnit?.toLowerCase().startsWith('mi'),
  );
  return known({
    make: data.make ? makeOf(data.make) : null,
    model: data.model ? inTitleCase(data.model) : null,
    year: Number(data.manufactureDate?.slice(0, 4)) || null,
    fuel_type: fuelOf(data.fuelType ?? ''),
    mot_expiry: pass?.expiryDate ?? data.motTestDueDate ?? null,
    mileage: reading?.odometerValue ?? null,
  });
}

async function accessToken({ tokenUrl, clientId, clientSecret }: DvsaAccess): Promise<string> {
  if (kept && kept.clientId === clientId && kept.until > Date.now()) return kept.token;
  const answer = await ask(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'https://tapi.dvsa.gov.uk/.default',
    }),
  });
  const given = await read(answer, token).catch((error: unknown) => {
    throw error instanceof NotAvailable ? new NotAvailable(`DVSA_TOKEN_URL ${error.why}`) : error;
  });
  kept = { token: given.access_token, until: Date.now() + (given.expires_in - 60) * 1000, clientId };
  return kept.token;
}
