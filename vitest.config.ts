import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing may depend on the machine's time zone: this one is 12:45 or 13:45 ahead, with its own clock changes.
    env: { TZ: 'Pacific/Chatham' },
    pool: 'forks',
    // One more than the two cores of the machine it was measured on: tests wait for kills, stops and outages.
    maxWorkers: 3,
    // Commands start and stop servers, which takes half of this on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine an expected state may come late; one that comes earlier ends the wait.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // These run in a stand-in for a browser, which each file sets up afresh.
      { extends: true, test: { name: 'app', include: ['app/**/*.test.ts'] } },
      // Several garages run in one process anyway, so the files share their loaded modules.
      {
        extends: true,
        test: {
          name: 'garage',
          globalSetup: ['tests/setup.ts'],
          include: ['{content,db,features,server,tests}/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
