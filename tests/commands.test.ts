import { expect, test } from 'vitest';
import { runScript } from './processes.ts';

test('npm run dev says what is wrong with its settings once, and starts nothing', async () => {
  expect(await runScript('scripts/dev.ts', [], { PORT: 'abc' })).toEqual({
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535.\n',
  });
});
