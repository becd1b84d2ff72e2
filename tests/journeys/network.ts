import { expect, type Page, type Route } from '@playwright/test';

/**
 * Holds back what the page asks of an address.
 * @param method only requests of this one, such as `POST`
 * @returns lets go what is held, and holds nothing any longer
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
 * Answers the first request to an address otherwise, and no later one. Playwright's own `times` takes the route away
 * after it; a request that the page sends at that very moment is then never answered.
 * @param method only a request of this one, such as `POST`
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

/** Has the next such request carried out at once, and its answer wait. @returns what lets the answer come */
export async function holdAnswer(page: Page, address: string, method: string): Promise<() => void> {
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
 * What something on the way gives in place of an answer, for `route.fulfill`. For people it is none. Unlike after a
 * request that is cut off, the page does not try twice more by itself, which takes two seconds.
 */
export const noAnswer = { status: 500, body: '' };

/** Lets a write be carried out, once, and loses its answer; what is read there gets none either. @returns what ends it */
export async function loseAnswer(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    await (route.request().method() === 'GET' ? route.fulfill(noAnswer) : spoil(route));
  });
  return () => page.unroute(address);
}

/** Has a request carried out and cuts the line before its answer. */
export async function lose(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Has a request carried out, for `answerOnce`; in place of its answer comes one that something on the way gives. */
export async function spoil(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill(noAnswer);
}

/** On /contact React comes after the first paint; until then the browser itself would post the form. */
export async function reactArrives(page: Page): Promise<void> {
  const isThere = () =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/** How the server answers when it has failed: no reason is known. For `route.fulfill`. */
export const defect = { status: 500, json: { error: { code: 'unexpected', message: 'Reference 1' } } };
