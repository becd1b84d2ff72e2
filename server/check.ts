import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import { queryHeaders } from '../features/search/header.ts';
import { AppError, type FieldErrors } from './errors.ts';
import type { AppEnv } from './garage.ts';

/**
 * Checks a request's JSON body against a schema, before the handler sees it.
 * @param schema the schema, or a function that makes it for a request (when a limit depends on the date)
 * @throws {AppError} `not_json`, `bad_json` or `invalid_input` with a sentence for each field
 */
export function checkJson<S extends z.ZodMiniType>(schema: S | ((c: Context<AppEnv>) => S)) {
  return createMiddleware<AppEnv, string, { in: { json: z.input<S> }; out: { json: z.output<S> } }>(
    async (c, next) => {
      const body = await readJson(c);
      c.req.addValidatedData(
        'json',
        parse(typeof schema === 'function' ? schema(c) : schema, body) as object,
      );
      await next();
    },
  );
}

const inHeaders = Object.entries(queryHeaders);

/** Checks a request's query string, some of which may come as headers, URI-encoded; unknown parameters are ignored. */
export function checkQuery<S extends z.ZodMiniType>(schema: S) {
  return validator('query', (query, c): z.output<S> => {
    const asked: Record<string, unknown> = query;
    for (const [name, header] of inHeaders) {
      const text = c.req.header(header);
      if (text !== undefined) asked[name] = decoded(text);
    }
    return parse(schema, asked);
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AppError('invalid_input', 'The request cannot be read.');
  }
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('not_json', 'Please send JSON (Content-Type: application/json).');
  }
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new AppError('bad_json', 'The request is not valid JSON.');
  }
}

/**
 * @returns the checked value
 * @throws {AppError} `invalid_input`; its message is the first complaint, its fields have one complaint each
 */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= sentence(issue.message);
  throw new AppError('invalid_input', Object.values(fields)[0] ?? 'Please check what you entered.', {
    fields,
  });
}

/** Schemas bring their own sentences; anything else is zod's wording, which is not meant for people. */
function sentence(message: string): string {
  return /^(Invalid|Too|Unrecognized)\b/.test(message) ? 'Please check what you entered.' : message;
}
