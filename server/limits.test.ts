import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, monday, startTestGarage, type TestGarage } from '../tests/server.ts';
import { secondsToWait, takeBackUse } from './limits.ts';

describe.each(engines)('a limit on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
  });
  afterAll(() => garage.stop());

  test('a refused caller costs no write until the window is over, and a clock that was ahead refuses nobody', async () => {
    const { db, env } = garage.garage;
    const limited = { db, env: { ...env, rateLimits: true } };
    const limit = { name: 'knock', max: 2, seconds: 60 };
    const knock = (seconds: number, who = 'sam') =>
      secondsToWait({ ...limited, clock: () => monday.add({ seconds }) }, limit, who);
    const counted = async () =>
      (await db.selectFrom('rate_limits').select('count').where('key', '=', 'knock:sam').execute())[0]?.count;
    expect([await knock(0), await knock(1), await knock(2)]).toEqual([0, 0, 58]);
    expect([await knock(10), await knock(59)]).toEqual([50, 1]);
    expect(await counted(), 'once for each write').toBe(3);
    expect(await knock(10, 'alex'), 'another caller').toBe(0);
    expect([await knock(60), await knock(61), await knock(62)], 'the next window').toEqual([0, 0, 58]);
    const behind = [await knock(5, 'kit'), await knock(4, 'kit'), await knock(5, 'kit')];
    expect(behind, 'a server whose clock is behind counts in the same window').toEqual([0, 0, 60]);
    expect(await knock(-86_400), 'a day earlier').toBe(0);
    for (const _ of ['counted', 'from an earlier window']) await takeBackUse(db, limit, 'sam');
    expect(await counted(), 'no more uses are uncounted than were counted').toBe(0);
  });
});
