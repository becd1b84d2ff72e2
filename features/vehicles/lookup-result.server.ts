import type * as z from 'zod';
import { AppError, reasonOf } from '../../server/errors.ts';
import type { FuelType } from './fuels.ts';
import { makeNamed } from './makes.ts';

/** What was found out about a registration. It fills in the form, which stays editable. */
export type LookupResult = {
  make: string | null;
  model: string | null;
  year: number | null;
  fuel_type: FuelType | null;
  mot_expiry: string | null;
  mileage: number | null;
};

/** Milliseconds after which the person is better served by the empty form. */
const lookupTimeout = 5000;

/** No service answered, or none may be asked. */
export class NotAvailable extends AppError {
  /** For the log, because to people an expired key looks like any outage. Never says what was asked. */
  readonly why: string;

  constructor(why: string) {
    super('unavailable', 'The look-up is not answering at the moment. Please fill in the form yourself.');
    this.why = why;
  }
}

/** The authority does not know the registration. */
export const unknownPlate = () =>
  new AppError(
    'not_found',
    'The look-up did not find this registration. Please check it, or fill in the form yourself.',
  );

/** @throws {NotAvailable} if there is no response */
export async function ask(address: string, request: RequestInit): Promise<Response> {
  // Keys and plates go to this address and no other.
  const terms = { redirect: 'error', signal: AbortSignal.timeout(lookupTimeout) } as const;
  return fetch(address, { ...request, ...terms }).catch((error: unknown) => {
    throw new NotAvailable(reasonOf(error instanceof TypeError ? error.cause : error));
  });
}

/** @throws {NotAvailable} if the response is a refusal, breaks off or has another form */
export async function read<T>(answer: Response, form: z.ZodType<T>): Promise<T> {
  if (!answer.ok) throw new NotAvailable(`answered with ${answer.status}`);
  const { data } = form.safeParse(await answer.json().catch(() => null));
  if (!data) throw new NotAvailable('answered in another form than documented');
  return data;
}

/** Leaves out nulls, so that they do not overwrite what the other service knows. */
export function known(found: Partial<LookupResult>): Partial<LookupResult> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

/** @returns our word for an authority's fuel, or null if we have none */
export function fuelOf(official: string): FuelType | null {
  const fuel = official.toLowerCase();
  // Plug-in hybrids can be registered as `electric diesel` or `electric petrol`, old diesels as `heavy oil`.
  if (/hybrid|electric (diesel|petrol)/.test(fuel)) return 'hybrid';
  if (fuel === 'heavy oil') return 'diesel';
  return (['petrol', 'diesel', 'electric'] as const).find((kind) => fuel.startsWith(kind)) ?? null;
}

/** @returns an authority's make as we write it, `CITROEN` as Citroën; if we have no page for it, in title case */
export function makeOf(official: string): string {
  return makeNamed(official) ?? inTitleCase(official);
}

/** The services write in capitals; BMW, MG and other short names stay as they are. */
export function inTitleCase(name: string): string {
  return name.replaceAll(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
