import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from './tests/chromium.ts';

/** Journeys in a real browser against the built server. `scripts/test.ts` says which browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    timezoneId: 'Pacific/Chatham',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '', args: chromiumSwitches },
  },
  projects: [
    { name: 'sqlite', metadata: { engine: 'sqlite' } },
    // The public pages are files, and what is tried of staff's screens alone is the same whichever engine there is.
    {
      name: 'postgres',
      metadata: { engine: 'postgres' },
      testMatch: ['account.spec.ts', 'booking.spec.ts', 'client.spec.ts', 'contact.spec.ts'],
    },
  ],
});
