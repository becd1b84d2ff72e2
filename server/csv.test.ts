import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerCsv } from './csv.ts';

const csvOf = async (cells: (string | number | null)[]) => {
  const list = async () => ({ rows: cells, next: null });
  const app = new Hono().get('/', (c) => answerCsv(c, 'cells', [['Cell', (cell) => cell]], list));
  const file = Buffer.from(await (await app.request('/')).arrayBuffer()).toString();
  return file.split('\r\n').slice(1, -1);
};

test.each(['=1+1', '+44 7700 900123', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠A1'])(
  'a spreadsheet takes %j for text',
  async (cell) => {
    expect(await csvOf([cell])).toEqual([`'${cell}`]);
  },
);

test('a line break before a formula does not help it', async () => {
  expect(await csvOf(['\n=1'])).toEqual([`"'\n=1"`]);
});

test('numbers stay numbers, nothing stays empty, commas and quotation marks are kept', async () => {
  expect(await csvOf([-5, null, 'a "b", c'])).toEqual(['-5', '', '"a ""b"", c"']);
});

test('every page of a list is in the file, once; a search that found too many gives none', async () => {
  const pages = [
    { rows: ['a', 'b'], next: 'the third' },
    { rows: ['c'], next: null },
  ];
  const asked: (string | undefined)[] = [];
  const app = new Hono()
    .onError((error, c) => c.text(error.message, 422))
    .get('/', (c) =>
      answerCsv(c, 'cells', [['Cell', (cell: string) => cell]], async ({ cursor }) => {
        asked.push(cursor);
        return pages.shift() ?? { rows: [], next: null, too_many: true };
      }),
    );
  const file = await app.request('/');
  expect((await file.text()).split('\r\n')).toEqual(['Cell', 'a', 'b', 'c', '']);
  expect(asked).toEqual([undefined, 'the third']);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="cells.csv"');
  expect((await app.request('/')).status).toBe(422);
});
