import { expect, type Page, type Route } from '@playwright/test';

/**
 * Holds back the page's requests to an address.
 * @param method only requests with this method, such as `POST`
 * @returns a function that releases the held requests, after which nothing is held
 */
export async function holdBack(page: Page, address: string | RegExp, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Answers the first request to an address differently, and no later one. Playwright's own `times` removes the route
 * after that request; another one that the page sends at that very moment is then never answered.
 * @param method only a request with this method, such as `POST`
 */
export async function answerOnce(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
  method?: string,
): Promise<void> {
  let hasAnswered = false;
  await page.route(address, (route) => {
    if (hasAnswered || (method && route.request().method() !== method)) return route.fallback();
    hasAnswered = true;
    return answer(route);
  });
}

/** Lets the server carry out the next such request at once, but holds its response. @returns releases the response */
export async function holdResponse(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = async (route: Route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  };
  await answerOnce(page, address, late, method);
  return resolve;
}

/**
 * A response from something on the way, for `route.fulfill`. To people it counts as no answer. Unlike after a dropped
 * request, the page does not retry twice by itself, which takes two seconds.
 */
export const proxyError = { status: 500, body: '' };

/** Lets each write be carried out once and loses its response; reads get none either. @returns a function to end it */
export async function loseResponses(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    await (route.request().method() === 'GET' ? route.fulfill(proxyError) : replaceResponse(route));
  });
  return () => page.unroute(address);
}

/** Lets a request be carried out and drops the connection before its response. */
export async function dropConnection(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Lets a request be carried out, for `answerOnce`, and replaces its response with one from something on the way. */
export async function replaceResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill(proxyError);
}

/** On /contact React comes after the first paint; until then the browser itself would post the form. */
export async function untilHydrated(page: Page): Promise<void> {
  const isThere = () =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/**
 * Shows the open page in the site's own letters, for journeys that measure texts. A browser that gets them later than
 * 100 ms, as on a busy machine, shows the fallback's until the next page; these may be wider.
 */
export async function showOwnLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ([...document.fonts].some(({ display }) => display === 'block')) return;
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        const of = (name: string) => rule.style.getPropertyValue(name);
        if (of('font-display') !== 'optional') continue;
        const family = of('font-family').replaceAll('"', '');
        const face = new FontFace(family, of('src'), { weight: of('font-weight'), display: 'block' });
        document.fonts.add(await face.load());
      }
  });
}

/** The server's answer when it has failed for an unknown reason. For `route.fulfill`. */
export const unexpectedError = {
  status: 500,
  json: { error: { code: 'unexpected', message: 'Reference 1' } },
};
