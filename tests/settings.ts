/** What the tests start every server with, in their own process or in another. */
export const testSettings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
  DEMO_DATA: 'off',
  RATE_LIMITS: 'off',
};
