import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkQuery, parse } from './check.ts';

test('each field has its first complaint, and the library’s own wording reaches nobody', () => {
  const plate = z
    .string()
    .check(z.minLength(2, 'Please enter the plate.'), z.regex(/\d/, 'It has a number.'));
  const schema = z.object({ plate, miles: z.number().check(z.minimum(0)) });
  const fields = { plate: 'Please enter the plate.', miles: 'Please check what you entered.' };
  expect(() => parse(schema, { plate: 'A', miles: -1 })).toThrow(
    expect.objectContaining({ code: 'invalid_input', message: fields.plate, fields }),
  );
});

test('the search text may come in a header, encoded', async () => {
  const app = new Hono()
    .onError((error, c) => c.text(error.message, 422))
    .get('/', checkQuery(z.object({ q: z.string() })), (c) => c.text(c.req.valid('query').q));
  const ask = async (text: string) => (await app.request('/', { headers: { 'search-for': text } })).text();
  expect(await ask('Zo%C3%AB%20100%25')).toBe('Zoë 100%');
  expect(await ask('100%')).toBe('The request cannot be read.');
});
