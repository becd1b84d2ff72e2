import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { sessionKey } from '../../app/lib/auth-client.ts';
import { demoPassword, garageHere } from './garage.ts';

/**
 * Signs in one of those in the demo data, by default an employee: the browser has the session that /auth would have
 * stored, and no page of the site is open yet. The way through /auth is a separate journey (account-entry.spec.ts).
 */
export async function startSession(page: Page, email = 'employee@demo.example'): Promise<void> {
  const { url, openSession } = garageHere();
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const session = JSON.stringify(await openSession(email, userAgent));
  // Playwright's `setStorageState` would open its own page for this, which takes a sixth of the time of a first view.
  const plain = `${url}/robots.txt`;
  const kept = page
    .context()
    .pages()
    .find((other) => other.url() === plain);
  const open = page.url() === 'about:blank' ? kept : undefined;
  if (!open) await page.goto(plain);
  await (open ?? page).evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    session,
  ] as const);
}

/** Signs in, as `startSession`, and waits for the dashboard. */
export async function signIn(page: Page, email?: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in as people do. */
export async function signInByHand(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/auth');
  await signInHere(page, email, password);
}

/** Signs in if /auth is already open, and returns to where the person was. */
export async function signInHere(page: Page, email: string, password = demoPassword): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs in as staff, who see the day first. */
export async function signInAtDesk(page: Page, email?: string): Promise<void> {
  await signIn(page, email);
  await expect(page.getByRole('tab', { name: "Today's Schedule" })).toBeVisible();
}

/** A signed-in colleague in their own browser, with no page of the site open yet. */
export async function anotherPage(browser: Browser, email: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await startSession(page, email);
  return page;
}

/**
 * Signs in one of the demo people outside the page.
 * @returns a function that calls the API in their name and returns its answer
 */
export async function callAs(request: APIRequestContext, email: string) {
  const { access_token: token } = await garageHere().openSession(email, 'Playwright');
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
}

/**
 * Calls the API as the person signed in on the page.
 * @returns its answer
 */
export function callInPage(page: Page, method: string, path: string, body?: object): Promise<object> {
  return page.evaluate(
    async ([key, sentMethod, sentPath, sentBody]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        access_token: string;
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(sentPath, { method: sentMethod, headers, body: sentBody });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${sentPath}: ${answer.status}`);
      return JSON.parse(text || '{}') as object;
    },
    [sessionKey, method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Ends the session on the server, as signing out elsewhere does: the page does not know this yet. */
export async function endSession(page: Page): Promise<void> {
  await callInPage(page, 'POST', '/auth/v1/logout?scope=local');
}
