import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findChromium, hasSharedMemory } from './tests/chromium.ts';

/** Journeys in a real browser against the built server. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the two cores that it is measured on: a journey waits as often as it works.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // What is awaited may come late on a busy machine; what comes earlier is not waited for.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    timezoneId: 'Pacific/Chatham',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: (await findChromium()).path,
      args: [
        ...chromiumSwitches,
        // One process for the pages of each context: what it has compiled, the next page has too.
        '--renderer-process-limit=1',
        // Pages are left before it pays to have their programs optimised.
        '--js-flags=--no-opt --no-maglev',
      ],
      // Playwright's own switch has what processes share written to the disk, for containers that have no room for it.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    { name: 'sqlite', metadata: { engine: 'sqlite' } },
    // Every rule is tested on both engines; here the browser walks once more what has to be stored on the way.
    { name: 'postgres', metadata: { engine: 'postgres' }, grep: /@both-engines/ },
  ],
});
