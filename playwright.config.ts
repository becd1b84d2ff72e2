import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findChromium, hasSharedMemory } from './tests/chromium.ts';

/** Journeys in a real browser against the built server. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the two cores of the machine it was measured on: journeys wait as often as they work.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // On a busy machine an expected state may come late; one that comes earlier ends the wait.
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
        // All pages of a context share one process, so a page can use what the one before it has compiled.
        '--renderer-process-limit=1',
        // Pages are closed before optimising their scripts pays off.
        '--js-flags=--no-opt --no-maglev',
      ],
      // Playwright's default switch puts shared memory on the disk, for containers that have too little of it.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    { name: 'sqlite', metadata: { engine: 'sqlite' } },
    // Other tests cover every rule on both engines; these journeys repeat only what stores data on the way.
    { name: 'postgres', metadata: { engine: 'postgres' }, grep: /@both-engines/ },
  ],
});
