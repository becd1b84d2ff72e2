import type { Page, Request } from '@playwright/test';
import { forgetPassword, newestMessage, trySignIn } from './account.ts';
import { toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, holdBack, replaceResponse } from './network.ts';
import { endSession, signIn, startSession } from './session.ts';

test('signing out in one tab signs out the other and leaves no typing behind; a clock hours wrong signs out neither', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  let renewals = 0;
  context.on('request', (request) => (renewals += request.url().includes('refresh_token') ? 1 : 0));
  await trySignIn(page, 'employee@demo.example', demoPassword);
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL(/\/dashboard/);
  const other = await context.newPage();
  await other.goto('/dashboard?tab=account');
  await expect(other.getByRole('heading', { name: 'Account' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(renewals).toBe(0);
  const typed = (tab: Page) => tab.evaluate(() => JSON.stringify(sessionStorage));
  const away = await context.newPage();
  for (const tab of [page, other, away]) {
    await tab.goto('/dashboard?do=client');
    await tab.getByRole('dialog').getByLabel('Name').fill('Half Typed');
    await expect.poll(() => typed(tab)).toContain('Half Typed');
  }
  // A page that only informs receives no such news.
  await away.goto('/');
  await page.goto('/auth?signout');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth/);
  const banner = other.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Client Login' }).first()).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign Out' }).first()).toBeHidden();
  await away.goto('/auth');
  // The other tab learns of this a moment after it has gone to the sign-in page.
  for (const tab of [page, other, away]) await expect.poll(() => typed(tab)).not.toContain('Half Typed');
});

test('someone else who opens an emailed link beside an open dashboard sees nothing of that dashboard', async ({
  page,
  context,
  request,
}) => {
  await startSession(page, 'client@demo.example');
  await page.goto('/dashboard?tab=vehicles');
  await expect(page.getByText('Ford Focus').first()).toBeVisible();
  const email = `bea-${Date.now()}@example.com`;
  const signUpOfBea = { email, password: 'camshaft and lifters', data: { full_name: 'Bea Second' } };
  expect((await request.post('/auth/v1/signup', { data: signUpOfBea })).ok()).toBe(true);
  const link = /\/auth\?\S+/.exec(await newestMessage(page, email))?.[0] ?? '';
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(other.getByText('Bea Second')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Bea Second')).toBeVisible();
  await expect(page.getByText('No vehicles added')).toBeVisible();
  await expect(page.getByText('Ford Focus')).toHaveCount(0);
});

test('a dashboard that slept or was reloaded stays while no answer comes and then resumes; it leads to signing in if its person has signed out meanwhile or the site’s data were cleared', async ({
  page,
}) => {
  await signIn(page, 'client@demo.example');
  await page.clock.install();
  let renewals = 0;
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    renewals += 1;
    return route.abort();
  });
  let failures = 0;
  const countFailure = (request: Request) => {
    if (request.url().includes('grant_type=refresh_token')) failures += 1;
  };
  page.on('requestfailed', countFailure);
  page.on('requestfinished', countFailure);
  const lastRenewal = async () => {
    // Only once the client knows of the first failure does it wait to try again.
    await expect.poll(() => failures).toBeGreaterThan(0);
    await page.evaluate(() => fetch('/healthz'));
    // By then the client gives up.
    await page.clock.fastForward(31_000);
    await expect.poll(() => renewals).toBeGreaterThan(1);
    await page.evaluate(() => fetch('/healthz'));
  };
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('garage-session') ?? '') as object;
    localStorage.setItem('garage-session', JSON.stringify({ ...session, expires_at: 1 }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await lastRenewal();
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  [renewals, failures] = [0, 0];
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    renewals += 1;
    return route.fulfill({ status: 403, contentType: 'text/html', body: 'Blocked by a filter' });
  });
  await page.reload();
  await lastRenewal();
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  // For a minute after a failure, the client does not retry.
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('tab', { name: 'My Vehicles' })).toBeVisible();

  // As when a browser restores a page, which received no events in between.
  await page.evaluate(() => {
    localStorage.removeItem('garage-session');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/auth/);

  await trySignIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  // As a browser reports this: without a key.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(page).toHaveURL(/\/auth/);
});

test('a page that slept forgets what was typed in it if someone has signed out in another tab meanwhile', async ({
  page,
}) => {
  await startSession(page, 'client@demo.example');
  await page.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  await page.getByRole('dialog').getByLabel('Make').fill('Half Typed');
  const typed = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(typed).toContain('Half Typed');
  // What the other tab has stored; a page that sleeps receives no events.
  await page.evaluate(() => {
    localStorage.setItem('garage-forgotten', 'elsewhere');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(typed).not.toContain('Half Typed');
});

test('people whose new password was not saved can choose one again while the ended session is still stored', async ({
  page,
}) => {
  const email = 'client@demo.example';
  await signIn(page, email);
  await endSession(page);
  const choose = async () => {
    await forgetPassword(page, email);
    await page.getByLabel('New password').fill('pistons and rings');
  };
  await choose();
  // From another device, which does not notify this page.
  await endSession(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(toast(page)).toContainText('Your session has ended. Please sign in again.');
  await expect(page.getByRole('button', { name: 'Forgot your password?' }), 'the way forward').toBeVisible();
  await choose();
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('tab', { name: 'My Vehicles' })).toBeVisible();
});

test('the page says that other devices are signed out only when they are: even without an answer, and not in a session that is over', async ({
  page,
  request,
}) => {
  const email = 'client@demo.example';
  const signInElsewhere = async () => {
    const data = { email, password: demoPassword };
    const answer = await request.post('/auth/v1/token?grant_type=password', { data });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    return async () => (await request.get('/auth/v1/user', { headers })).status();
  };
  // Otherwise the page would learn at once that its session has ended.
  await holdBack(page, '**/api/live');
  const others = page.getByRole('button', { name: 'Sign out others' });
  const elsewhere = await signInElsewhere();
  await startSession(page, email);
  await page.goto('/dashboard?tab=account');
  await expect(others).toBeEnabled();
  await page.evaluate(() => {
    const stored = localStorage.getItem('garage-session') ?? '';
    localStorage.setItem('garage-session', stored.replace(/"access_token":"[^"]+/, '$&x'));
  });
  await others.click();
  await expect(toast(page), 'with a rejected token').toContainText('Please try again in a moment.');
  expect(await elsewhere()).toBe(200);
  await answerOnce(page, '**/auth/v1/logout*', replaceResponse, 'POST');
  await others.click();
  await expect(toast(page)).toContainText('Your other devices have to sign in again.');
  expect(await elsewhere()).toBe(403);

  const again = await signInElsewhere();
  await page.reload();
  await expect(others).toBeEnabled();
  await endSession(page);
  await others.click();
  await expect(toast(page)).toContainText('Your session has ended. Please sign in again.');
  await expect(page).toHaveURL(/\/auth/);
  expect(await again()).toBe(200);
});

test('a new password whose response was lost is not reported as refused when it is sent again', async ({
  page,
}) => {
  await forgetPassword(page, 'client@demo.example');
  await page.getByLabel('New password').fill('pistons and rings');
  await answerOnce(page, '**/auth/v1/user', replaceResponse, 'PUT');
  const save = page.getByRole('button', { name: 'Save the password' });
  await save.click();
  await expect(toast(page)).toContainText('Password not changed');
  await save.click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page).toHaveURL(/\/dashboard/);
});
