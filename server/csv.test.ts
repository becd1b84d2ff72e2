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
