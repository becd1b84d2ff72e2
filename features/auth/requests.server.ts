import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { limitBodies } from '../../server/bodies.ts';
import type { AppEnv } from '../../server/garage.ts';
import { controls, emailSyntax } from '../fields.ts';
import { AuthFailure, invalid } from './failures.server.ts';

const maxBody = 1024 * 1024;

/** Refuses bodies above 1 MiB unread, and closes the connection, because the rest would still arrive on it. */
export const limitBody = limitBodies(maxBody, () => {
  const words = `Request body too large (max ${maxBody} bytes)`;
  throw new AuthFailure(413, 'request_entity_too_large', words, { headers: { connection: 'close' } });
});

/**
 * Keeps a GET that has an effect from running for HEAD, which Hono routes to it: programs that check mail send HEAD to
 * a link first. They get a success, because after a refusal they would open the link.
 */
export const doNothingForHead = createMiddleware<AppEnv>(async (c, next) =>
  c.req.method === 'HEAD' ? c.body(null) : next(),
);

/**
 * Reads a request's JSON body. The protocol's client sends `null` for absent values, and keys that the schema does not
 * have: both are dropped.
 * @throws {AuthFailure} 400 `bad_json` for anything but an object that fits the schema
 */
export async function readBody<S extends z.ZodObject>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const body = parseJson(await c.req.text());
  if (!isObject(body)) throw notJson('expected an object');
  // Goes through the keys of the schema, not of the body, which may have 100,000.
  const asked = Object.keys(schema.shape).filter((name) => Object.hasOwn(body, name) && body[name] !== null);
  const parsed = schema.safeParse(Object.fromEntries(asked.map((name) => [name, body[name]])));
  if (!parsed.success)
    throw notJson(`${parsed.error.issues[0]?.path.join('.') ?? 'body'} has the wrong type`);
  return parsed.data;
}

const isName = (value: unknown) => value === undefined || value === null || typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson('invalid syntax');
  }
}

function notJson(reason: string): AuthFailure {
  return new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}

const maxEmail = 255;

/** @throws {AuthFailure} 400 if a text is longer than any address */
export function refuseLongEmail(text: string): void {
  if (text.trim().length > maxEmail) throw invalid('An email address is too long');
}

/** @returns whether a text is an address; no other text reaches the database, which refuses some characters */
export function isEmail(text: string): boolean {
  return text.length <= maxEmail && emailSyntax.test(text);
}

/**
 * @returns the address in lower case, as it is stored
 * @throws {AuthFailure} 400 if it is not an address
 */
export function readEmail(text: string): string {
  refuseLongEmail(text);
  const email = text.trim().toLowerCase();
  if (!isEmail(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}

/**
 * Details that people give about themselves. `full_name` must be text: the dashboard cannot show any other kind of
 * name. The details travel in every access token, so they are kept small.
 */
export const metadataSchema = z.custom<Metadata>((data) => isObject(data) && isName(data['full_name']));
export type Metadata = Record<string, unknown>;
const maxMetadata = 4000;

/**
 * @returns the metadata as JSON for storing; control characters, which a database may refuse later, become spaces
 * @throws {AuthFailure} 400 above 4,000 bytes: an access token too long for a header would lock its owner out
 */
export function storeMetadata(data: Metadata): string {
  const json = Object.keys(data).length > maxMetadata ? undefined : written(data);
  if (json === undefined || Buffer.byteLength(json) > maxMetadata)
    throw invalid(`User metadata is too large (max ${maxMetadata} bytes)`);
  return json;
}

/** @returns the JSON, or undefined if the data is nested too deeply to be written */
function written(data: Metadata): string | undefined {
  try {
    return JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'string' ? withoutControls(value) : value,
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns the text as one line, with a space for each control character, tab and line break */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, ' ').replaceAll(/[\t\n\r]/g, ' ');
}

/** Milliseconds: longer than storing a message takes, so that the time does not reveal whether one was stored. */
export const mailAnswersAfter = 100;

/**
 * Makes an answer take at least this long, so that its timing does not reveal whether an account exists.
 * @param milliseconds more than the work usually takes
 */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work(),
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
