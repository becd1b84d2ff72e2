import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { requireStaff } from '../features/auth/guards.server.ts';
import { makePerson } from '../tests/people.ts';
import { engines, startTestGarage } from '../tests/server.ts';
import { answerCsv, localMoment } from './csv.ts';
import type { AppEnv } from './garage.ts';

const csvOf = async (cells: (string | number | null)[]) => {
  const list = async () => ({ rows: cells, next: null });
  const app = new Hono<AppEnv>().get('/', (c) => answerCsv(c, 'cells', [['Cell', (cell) => cell]], list));
  const file = Buffer.from(await (await app.request('/')).arrayBuffer()).toString();
  return file.split('\r\n').slice(1, -1);
};

test.each(['=1+1', '+44 7700 900123', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1'])(
  'a spreadsheet takes %j for text',
  async (cell) => {
    expect(await csvOf([cell])).toEqual([`'${cell}`]);
  },
);

test('a formula after a line break is text too', async () => {
  expect(await csvOf(['\n=1', '\r=1', '\t=1'])).toEqual([`"'\n=1"`, `"'\r=1"`, `"'\t=1"`]);
});

test('a cell that some spreadsheets would divide is kept whole', async () => {
  expect(await csvOf(['Smith;=1+1', 'x\t=2'])).toEqual(['"Smith;=1+1"', '"x\t=2"']);
});

test('numbers stay numbers, nothing stays empty, commas and quotation marks are kept', async () => {
  expect(await csvOf([-5, null, 'a "b", c'])).toEqual(['-5', '', '"a ""b"", c"']);
});

test('a moment is a date and a time by the garage’s own clock, on the day that the screens show', () => {
  expect(['2026-06-08T23:30:00.000Z', '2026-12-08T23:30:00.000Z', null].map(localMoment)).toEqual([
    '2026-06-09 00:30',
    '2026-12-08 23:30',
    null,
  ]);
});

describe.each(engines)('a file of several pages, on %s', (engine) => {
  test('has every page once, and ends when its reader loses their rights; a search that found too many gives no file', async () => {
    const garage = await startTestGarage(engine);
    const { token, userId } = await makePerson(garage, 'employee');
    const headers = { authorization: `Bearer ${token}` };
    const pages = new Map([
      [undefined, { rows: ['a', 'b'], next: 'the third' }],
      ['the third', { rows: ['c'], next: 'the fourth' }],
      ['the fourth', { rows: ['d'], next: null }],
    ]);
    let tooMany = false;
    const app = new Hono<AppEnv>()
      .onError((error, c) => c.text(error.message, 422))
      .use((c, next) => {
        c.set('garage', garage.garage);
        return next();
      })
      .get('/', requireStaff, (c) =>
        answerCsv(c, 'cells', [['Cell', (cell: string) => cell]], async ({ cursor }) => ({
          ...(pages.get(cursor) ?? { rows: [], next: null }),
          too_many: tooMany,
        })),
      );
    const file = await app.request('/', { headers });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="cells.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const text = Buffer.from(await file.arrayBuffer()).toString();
    expect(text.split('\r\n'), 'with a UTF-8 BOM').toEqual(['\u{FEFF}Cell', 'a', 'b', 'c', 'd', '']);

    const slow = (await app.request('/', { headers })).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await slow?.read())?.value).toContain('Cell');
    const now = new Date().toISOString();
    await garage.garage.db.updateTable('users').set({ disabled_at: now }).where('id', '=', userId).execute();
    const rest = async () => {
      for (;;) if ((await slow?.read())?.done) return;
    };
    await expect(rest()).rejects.toThrow('Please sign in.');

    await garage.garage.db.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
    tooMany = true;
    expect((await app.request('/', { headers })).status).toBe(422);
    await garage.stop();
  });
});
