import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['tests/setup.ts'],
    // Nothing may depend on the machine's zone: this one is 12:45 or 13:45 ahead, with its own clock changes.
    env: { TZ: 'Pacific/Chatham' },
    pool: 'forks',
    // One more than the two cores that it is measured on: kills, stops and outages are waited for.
    maxWorkers: 3,
    // Commands start and stop servers, which takes a slow machine half of this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is awaited may come late on a busy machine; what comes earlier is not waited for.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Around these stands a browser, put together by each file anew.
      { extends: true, test: { name: 'app', include: ['app/**/*.test.ts'] } },
      // Garages stand side by side in one process anyway, so one file's programs serve the next.
      {
        extends: true,
        test: {
          name: 'garage',
          include: ['{content,db,features,server,tests}/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
