import type { Page } from '@playwright/test';
import { toast } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce } from './network.ts';
import { endSession, signIn, signInByHand, startSession } from './session.ts';

const client = 'client@demo.example';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('garage-session'));

const loggedOut = (page: Page) => page.getByText('You have been successfully logged out.');

test('Back skips the step where a person signed out, even from the public pages', async ({ page }) => {
  await signInByHand(page, client);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(loggedOut(page)).toBeVisible();
  await page.goBack();
  await expect(page, 'from the dashboard').toHaveURL(/\/auth$/);
  await page.goForward();
  await expect(page).toHaveURL('/');

  await signInByHand(page, client);
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Out' }).click();
  await expect(loggedOut(page)).toBeVisible();
  await signInByHand(page, client);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  expect(await stored(page), 'the new session stays').not.toBeNull();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('signing out that gets no answer leaves the session on both sides, and can be tried again', async ({
  page,
}) => {
  await signIn(page, client);
  await leaveTyped(page);
  const session = await stored(page);
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(toast(page)).toContainText('Logout Error');
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await expect(page.getByRole('main'), 'no longer signing out').toContainText('We cannot reach the garage');
  await expect(page, 'after some time to read it').toHaveURL('/');
  expect(await stored(page)).toBe(session);
  expect(await isKnown(page, session)).toBe(true);
  expect(await typed(page)).toContain('Half Typed');
  await page.unroute('**/auth/v1/logout*');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Out' }).click();
  await expect(loggedOut(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(await isKnown(page, session)).toBe(false);
  expect(await typed(page)).not.toContain('Half Typed');
});

test('people can sign out of a session that the server no longer knows, or not by this token', async ({
  page,
}) => {
  for (const { name, end, expires } of [
    { name: 'ended elsewhere', end: true, expires: 3600 },
    { name: 'ended elsewhere, and too old to ask with', end: true, expires: -60 },
    { name: 'the token is too old, but not by this browser’s clock', end: false, expires: 3600 },
  ]) {
    await signIn(page, client);
    await leaveTyped(page);
    const session = await stored(page);
    if (end) await endSession(page);
    else await refuseOnce(page);
    await page.evaluate((seconds) => {
      const kept = JSON.parse(localStorage.getItem('garage-session') ?? '{}') as { expires_at: number };
      const changed = { ...kept, expires_at: Math.round(Date.now() / 1000) + seconds };
      localStorage.setItem('garage-session', JSON.stringify(changed));
    }, expires);
    await page.goto('/auth?signout');
    await expect(loggedOut(page), name).toBeVisible();
    expect(await stored(page), name).toBeNull();
    expect(await isKnown(page, session), name).toBe(false);
    expect(await typed(page), name).not.toContain('Half Typed');
  }
});

test('for people who prefer reduced motion, notices stay as long as for everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession(page, client);
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Load the page again' })).toBeHidden();
  await page.unroute('**/assets/dashboard-*.js');
  await page.goto('/auth?signout');
  await expect(loggedOut(page)).toBeVisible();
  await expect(loggedOut(page)).toBeHidden();
});

/** Leaves a draft, as a form keeps it until it is sent. */
const leaveTyped = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('garage-draft-vehicle', 'Half Typed'));
const typed = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Whether the server still knows a session, asked with its access token. */
async function isKnown(page: Page, session: string | null): Promise<boolean> {
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token: string };
  const answer = await page.request.get('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok();
}

/** Answers the next sign-out request as the server does when the access token has expired. */
async function refuseOnce(page: Page): Promise<void> {
  const refusal = { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT: token is expired' };
  const headers = { 'x-sb-error-code': 'bad_jwt' };
  await answerOnce(page, '**/auth/v1/logout*', (route) =>
    route.fulfill({ status: 403, headers, json: refusal }),
  );
}
