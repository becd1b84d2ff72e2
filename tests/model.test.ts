import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProfile } from '../db/factories.ts';
import { saveSettings } from '../features/settings/data.server.ts';
import { makePerson } from './people.ts';
import { engines, monday, startTestGarage, type TestGarage } from './server.ts';
import { bays, crowds, days, type Model, type Real, runCrowd } from './torture/model.ts';

describe.each(engines)('random days on %s', (engine) => {
  let garage: TestGarage;
  let real: Real;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    await saveSettings(garage.garage.db, { bays }, monday);
    const client = await makeProfile(garage.garage.db);
    real = {
      garage,
      staff: await makePerson(garage, 'employee'),
      clientId: client.id,
      date: '2026-06-09',
      start: monday,
    };
  });
  afterAll(() => garage.stop());

  const emptyDay = async () => {
    await garage.garage.db.deleteFrom('appointments').execute();
    garage.setTime(monday);
  };

  test(
    'one step after another, the garage does what the simplest model of it says',
    { timeout: 60_000 },
    async () => {
      const property = fc.asyncProperty(days(25), async (commands) => {
        await emptyDay();
        const model: Model = { booked: [], second: 0 };
        await fc.asyncModelRun(() => ({ model, real }), commands);
      });
      await fc.assert(property, { numRuns: 25, endOnFailure: true });
    },
  );

  test('many steps at once never break a rule', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(crowds, async (many) => {
      await emptyDay();
      for (const crowd of many) expect(await runCrowd(real, crowd)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 10, endOnFailure: true });
  });
});
