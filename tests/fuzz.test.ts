import { describe, expect, test } from 'vitest';
import { engines, startTestGarage } from './server.ts';
import { fuzz } from './torture/fuzz.ts';
import { complaints } from './torture/invariants.ts';

describe.each(engines)('hostile requests to every endpoint on %s', (engine) => {
  test(
    'cause no server error and no leak, and a refused request changes nothing',
    { timeout: 120_000 },
    async () => {
      const garage = await startTestGarage(engine);
      const report = await fuzz(garage, 1200, Number(process.env['FUZZ_SEED'] ?? 20_080_501));
      expect(report.found).toEqual([]);
      expect(report.requests).toBe(1200);
      expect(await complaints(garage.garage.db)).toEqual([]);
      await garage.stop();
    },
  );
});
