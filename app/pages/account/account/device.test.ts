import { expect, test } from 'vitest';
import { deviceName } from './device.ts';

test('a device is listed under the name people use, although browsers claim to be their ancestors', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
  expect(
    [
      `${windows} ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      `${iphone} ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
      'curl/8.5.0',
      null,
    ].map(deviceName),
  ).toEqual(['Edge on Windows', 'Chrome on Android', 'Safari on iPhone', 'Unknown device', 'Unknown device']);
});
