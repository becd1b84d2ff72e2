import { expect, test } from 'vitest';
import { runScript } from './processes.ts';

test('npm run dev says what is wrong with its settings once, and starts nothing', async () => {
  expect(await runScript('scripts/dev.ts', [], { PORT: 'abc' })).toEqual({
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535.\n',
  });
});

test.each([
  ['bench/main.ts', 'sever'],
  ['bench/main.ts', '--help'],
  ['bench/main.ts', 'constructor'],
  ['scripts/torture.ts', '--kils 3'],
  ['scripts/torture.ts', '--kills x'],
  ['scripts/torture.ts', '--engine mysql'],
  ['scripts/backup.ts', '--to /somewhere'],
])('%s says in a sentence what it takes, where it is given %s', async (script, given) => {
  expect(await runScript(script, given.split(' '), {})).toEqual({
    code: 1,
    output: expect.stringMatching(/^Usage: npm run [^\n]+\.\n$/),
  });
});
