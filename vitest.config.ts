import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,db,features,server,tests}/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    // Nothing may depend on the machine's zone: this one is 12:45 or 13:45 ahead, with its own clock changes.
    env: { TZ: 'Pacific/Chatham' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
