import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { takeAwayWhatIsNewer } from '../oldest-browser.ts';

/** Browser contexts that journeys use one after another. */
export type ContextPool = {
  /**
   * Lends the context with these options, and afterwards clears its cookies, permissions and storage, and closes the
   * pages that were opened in it.
   * @param options include the address of the server whose pages may store something
   */
  lend(options: Options, use: (context: BrowserContext) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

type Options = BrowserContextOptions & { baseURL: string };
type Kept = { context: BrowserContext; keeper: Page };

/**
 * Keeps a browser's contexts with what it has loaded and compiled in them: a journey's first screen takes two thirds of
 * the time that it takes in a new one.
 */
export function newContextPool(browser: Browser): ContextPool {
  const kept = new Map<string, Kept>();
  return {
    lend: async (options, use) => {
      const key = JSON.stringify(options);
      const one = kept.get(key) ?? (await open(browser, options));
      kept.set(key, one);
      await use(one.context);
      if (await isClockSet(one)) {
        kept.delete(key);
        await one.context.close();
      } else await empty(one, options.baseURL);
    },
    close: async () => {
      await Promise.all([...kept.values()].map(({ context }) => context.close()));
    },
  };
}

async function open(browser: Browser, options: Options): Promise<Kept> {
  const context = await browser.newContext(options);
  await context.addInitScript(takeAwayWhatIsNewer);
  // While a page is open, the process that runs all pages of the context stays alive.
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  return { context, keeper };
}

/** Playwright sets a context's clock in all of its pages, and cannot remove it again. */
function isClockSet({ keeper }: Kept): Promise<boolean> {
  return keeper.evaluate(() => '__pwClock' in globalThis);
}

async function empty({ context, keeper }: Kept, origin: string): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  const browser = await context.newCDPSession(keeper);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}
