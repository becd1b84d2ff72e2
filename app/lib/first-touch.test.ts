import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { standInForBrowser } from '../../tests/browser.ts';

const { events } = standInForBrowser();
vi.useFakeTimers({ toFake: ['setTimeout'] });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const { onFirstTouch } = await import('./first-touch.ts');

const run = vi.fn();
const touch = (how: string) => events.dispatchEvent(new Event(how));
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  run.mockReset();
});

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'what is needed next is loaded once, soon after the first %s and not during it',
  (how) => {
    onFirstTouch(run);
    vi.advanceTimersByTime(60_000);
    expect(run, 'nobody has touched the page').not.toHaveBeenCalled();
    touch(how);
    expect(run, 'the page responds to the input first').not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    for (const other of ['pointermove', 'pointerdown', 'keydown', 'scroll']) touch(other);
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('while offline nothing is preloaded, as it would fail for good; the next touch does it', () => {
  vi.stubGlobal('navigator', { onLine: false });
  onFirstTouch(run);
  touch('keydown');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  touch('keydown');
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('it can be cancelled', () => {
  const stop = onFirstTouch(run);
  stop();
  touch('keydown');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
