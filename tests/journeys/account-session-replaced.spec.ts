import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { forgetPassword, newestMessage } from './account.ts';
import { toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { holdResponse, holdBack } from './network.ts';
import { callAs, callInPage, signIn, signInHere, startSession } from './session.ts';

const client = 'client@demo.example';
const next = 'employee@demo.example';

/** Whose session the browser has, once the page has handled the latest answer. */
async function whoIsIn(page: Page): Promise<unknown> {
  await page.evaluate(() => fetch('/healthz'));
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('garage-session') ?? '{}') as { user?: { email: string } };
    return stored.user?.email;
  });
}

/**
 * Has another person sign in, in a tab beside the page.
 * @param leaving where that tab goes first: it signs the first person out, or finds them signed out
 */
async function nextTakesOver(page: Page, leaving = '/auth?signout'): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(leaving);
  await expect(beside).not.toHaveURL(leaving);
  await beside.goto('/auth');
  await signInHere(beside, next);
  return beside;
}

test('someone who signs in instead of taking the second step stays in when that step’s request is answered late', async ({
  page,
  request,
}) => {
  const call = await callAs(request, client);
  const wish = { factor_type: 'totp', friendly_name: 'App' };
  const app = await call<{ id: string; totp: { secret: string } }>('POST', '/auth/v1/factors', wish);
  const challenge = await call<{ id: string }>('POST', `/auth/v1/factors/${app.id}/challenge`, {});
  const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate();
  await call('POST', `/auth/v1/factors/${app.id}/verify`, { challenge_id: challenge.id, code });
  await page.goto('/auth');
  const letGo = await holdBack(page, '**/auth/v1/user');
  await page.getByLabel('Email').fill(client);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await signInHere(page, next);
  const late = page.waitForResponse('**/auth/v1/user');
  letGo();
  expect((await late).status(), 'its session is over').toBe(403);
  expect(await whoIsIn(page)).toBe(next);
});

/** Makes the page's next request wait for a renewal of the session. @returns a function that releases the renewal */
async function holdRenewal(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, '**/auth/v1/token?grant_type=refresh_token');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('garage-session') ?? '') as object;
    localStorage.setItem('garage-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  return letGo;
}

test('someone who signs in beside a tab whose sign-out waits for a renewal stays in', async ({ page }) => {
  await signIn(page, client);
  const letGo = await holdRenewal(page);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  // Where signing in takes longer than the renewal may, it is said before, and gone by then.
  const said = page.getByText('You have been successfully logged out.').waitFor();
  const beside = await nextTakesOver(page);
  letGo();
  await said;
  expect(await callInPage(beside, 'GET', '/api/profile'), 'not ended on the server').toMatchObject({
    email: next,
  });
});

test('someone who signs in beside a tab whose sign-out takes long stays in', async ({ page }) => {
  await signIn(page, client);
  const letGo = await holdResponse(page, '**/auth/v1/logout*', 'POST');
  const sent = page.waitForRequest('**/auth/v1/logout*');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await sent;
  const said = page.getByText('You have been successfully logged out.').waitFor();
  const beside = await nextTakesOver(page, '/dashboard');
  letGo();
  await said;
  expect(await whoIsIn(beside)).toBe(next);
});

test('someone who signs in before another person’s change of address is answered stays in', async ({
  page,
}) => {
  await startSession(page, client);
  await page.goto('/dashboard?tab=account');
  await page.getByLabel('New address').fill('elsewhere@example.com');
  const letGo = await holdResponse(page, '**/auth/v1/user', 'PUT');
  const sent = page.waitForRequest((sent) => sent.method() === 'PUT');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await sent;
  const beside = await nextTakesOver(page);
  letGo();
  await expect(toast(page)).toContainText('Not changed');
  expect(await whoIsIn(beside)).toBe(next);
});

test('someone who signs in before another person’s deletion is answered stays in', async ({ page }) => {
  await startSession(page, client);
  await page.goto('/dashboard?tab=data&dialog=erase');
  await page.getByLabel('Your password').fill(demoPassword);
  const letGo = await holdResponse(page, '**/api/privacy/erase', 'POST');
  const sent = page.waitForRequest('**/api/privacy/erase');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await sent;
  const beside = await nextTakesOver(page, '/dashboard');
  letGo();
  await expect(toast(page)).toContainText('Account deleted');
  expect(await whoIsIn(beside)).toBe(next);
});

test('a change saved while one person’s session was being renewed is not sent as the next person', async ({
  page,
}) => {
  await startSession(page, client);
  await page.goto('/dashboard?tab=account');
  await page.getByLabel('Full Name').fill('Not The Next One');
  const letGo = await holdRenewal(page);
  const changes: string[] = [];
  page.on('request', (sent) => sent.method() === 'PATCH' && changes.push(sent.url()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const beside = await nextTakesOver(page);
  letGo();
  await expect(toast(page)).toContainText('Your session has ended. Please sign in again.');
  expect(changes).toEqual([]);
  expect(await whoIsIn(beside)).toBe(next);
});

test('the form for one person’s new password goes when another has signed in by an emailed link', async ({
  page,
  request,
}) => {
  const email = `bea-${Date.now()}@example.com`;
  const signUpOfBea = { email, password: 'camshaft and lifters', data: { full_name: 'Bea Second' } };
  expect((await request.post('/auth/v1/signup', { data: signUpOfBea })).ok()).toBe(true);
  await forgetPassword(page, client);
  await page.getByLabel('New password').fill('pistons and rings');
  const beside = await page.context().newPage();
  await beside.goto(/\/auth\?\S+/.exec(await newestMessage(page, email))?.[0] ?? '');
  await beside.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(beside.getByText('Bea Second')).toBeVisible();
  await expect(page.getByText('Bea Second')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
});
