import type { Route } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { business } from '../../business.ts';
import { startProcess } from '../processes.ts';
import { codeIn, newestMessage, signUp, trySignIn, typeCode } from './account.ts';
import { toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, holdBack, loseResponses, untilHydrated, replaceResponse } from './network.ts';
import { signInHere } from './session.ts';

test('a weak password and a wrong one are refused with the server’s words', async ({ page }) => {
  const email = `weak-${Date.now()}@example.com`;
  await signUp(page, email, 'password1');
  await expect(toast(page)).toContainText('Signup Error');
  await expect(toast(page)).toContainText('known to be weak');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Kerr');
  const typed = page.getByLabel('Password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(typed, 'showing the password sends nothing and loses nothing').toHaveValue('password1');
  await expect(typed).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(typed).toHaveAttribute('type', 'password');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email')).toHaveValue(email);
  await trySignIn(page, 'client@demo.example', 'not the password');
  await expect(toast(page)).toContainText('Login Error');
  await expect(toast(page)).toContainText('Invalid login credentials');
  await expect(page.locator('[aria-live="assertive"]'), 'it is announced').toContainText('Login Error');
  const nameless = page.locator('[aria-atomic]:not([aria-label]) > [role="group"]');
  await expect(nameless, 'so that Orca reads no region name first').toContainText('Login Error');
  for (const words of ['Login Error', 'Invalid login credentials'])
    await expect(page.getByText(words), 'it is in the page once').toHaveCount(1);
  await expect(page.getByText('Login Error'), 'it disappears by itself').toHaveCount(0);
  await expect(page.getByText('email and password do not match'), 'this stays').toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the content of one tab never shows beside the content of another', async ({ page }) => {
  await page.goto('/auth');
  const most = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let seen = 0;
        const look = () => {
          const panels = [...document.querySelectorAll('[role=tabpanel]')].filter((each) =>
            each.checkVisibility(),
          );
          seen = Math.max(seen, panels.length, document.querySelectorAll('[name=email]').length);
          if (panels.length === 1 && panels[0]?.querySelector('[name=full_name]')) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  expect(await most).toBe(1);
});

test('a typed code confirms a sign-up, and a forgotten password is replaced', async ({ page }) => {
  const email = `ada-${Date.now()}@example.com`;
  await signUp(page, email, 'camshaft and lifters');
  await expect(toast(page)).toContainText('Please check your email for a confirmation link.');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Full Name'), 'not asked for twice').toHaveValue('Ada Kerr');
  await trySignIn(page, email, 'camshaft and lifters');
  await expect(
    page.getByText(`${email} is not confirmed yet.`),
    'no message was sent just now',
  ).toBeVisible();
  const again = page.waitForResponse('**/auth/v1/resend*');
  const sendAgain = page.getByRole('button', { name: 'Send the message again' });
  await sendAgain.click();
  expect((await again).ok()).toBe(true);
  await expect(toast(page)).toContainText('a message is on its way');
  await expect(sendAgain).toBeFocused();
  const code = codeIn(await newestMessage(page, email));
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Email me a link or code' }).click();
  await page.getByLabel('Email').fill(email);
  const asked = page.waitForRequest('**/auth/v1/otp*');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  expect((await asked).postDataJSON(), 'a mistyped address does not become an account').toMatchObject({
    create_user: false,
  });
  await expect(page.getByLabel('Six-digit code'), 'the message is on its way').toBeVisible();
  await page.getByLabel('Six-digit code').fill(codeIn(await newestMessage(page, email)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/auth?signout');
  await expect(page).toHaveURL('/');

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.route('**/auth/v1/recover*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(toast(page)).toContainText('Not sent');
  await expect(page.getByLabel('Six-digit code')).toHaveCount(0);
  await page.unroute('**/auth/v1/recover*');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  const [link = ''] = /\/auth\?confirm=recovery&token=[\w-]+/.exec(await newestMessage(page, email)) ?? [];
  await page.goto(link);
  await page.route('**/auth/v1/verify*', (route) => route.abort());
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.unroute('**/auth/v1/verify*');
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('New password'), 'the link has been used up').toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/auth');
  await expect(otherTab, 'another tab asks for nothing').toHaveURL(/\/dashboard/);
  await otherTab.close();
  await page.getByLabel('New password').fill('pistons and rings');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/auth');
  await expect(page, 'it is asked for once').toHaveURL(/\/dashboard/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('a message whose response was lost is not reported as refused when requested again within the minute', async ({
  page,
}) => {
  const email = `unheard-${Date.now()}@example.com`;
  const asks = /auth\/v1\/(signup|recover)/;
  // Limits are off in journeys.
  const code = 'over_email_send_rate_limit';
  const message = 'For security purposes, you can only request this after 58 seconds.';
  const headers = { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' };
  const refuse = (route: Route) => route.fulfill({ status: 429, headers, json: { code, message } });
  await page.route(asks, refuse);
  await answerOnce(page, asks, replaceResponse);
  await signUp(page, email, 'camshaft and lifters');
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page)).toContainText('Please check your email for a confirmation link.');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();

  await page.goto('/auth?forgot');
  await answerOnce(page, asks, replaceResponse);
  await page.getByLabel('Email').fill(email);
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await send.click();
  await expect(toast(page)).toContainText('a message is on its way');
  await page.getByRole('button', { name: 'Send the message again' }).click();
  await expect(toast(page), 'one request too many').toContainText('you can only request this after');
});

test('a code whose response was lost is not called wrong: someone already confirmed signs in', async ({
  page,
}) => {
  const email = `lost-${Date.now()}@example.com`;
  await signUp(page, email, 'camshaft and lifters');
  const code = page.getByLabel('Six-digit code');
  const send = page.getByRole('button', { name: 'Continue' });
  const perhapsUsed = page.getByText('may already have worked');
  const answered = await loseResponses(page, '**/auth/v1/verify*');
  await typeCode(page, email);
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  const right = await code.inputValue();
  await code.fill(right === '000000' ? '111111' : '000000');
  await send.click();
  await expect(toast(page)).toContainText('Token has expired or is invalid');
  await expect(perhapsUsed, 'not for another code').toHaveCount(0);
  await expect(code, 'it stays after the toast has gone').toHaveAccessibleDescription(/^Not the code/);
  await code.fill(right);
  await send.click();
  await expect(toast(page)).toContainText('may already have worked');
  await expect(code).toHaveAccessibleDescription(/Please try to sign in\.$/);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();

  // A sign-in link, which would have been just as new, would let them in without the password just chosen.
  await page.goto(/\/auth\?confirm=signup&token=[\w-]+/.exec(await newestMessage(page, email))?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await signInHere(page, email, 'camshaft and lifters');
});

test('the dashboard sends anyone who is not signed in to the sign-in form, without a complaint', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/dashboard?tab=vehicles');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a press made before the scripts have loaded takes effect once they have', async ({ page }) => {
  const press = async (act: () => Promise<void>) => {
    const letCome = await holdBack(page, '**/assets/*.js');
    await page.goto('/auth', { waitUntil: 'commit' });
    await act();
    letCome();
  };
  await press(() => page.getByRole('tab', { name: 'Sign Up' }).click());
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await press(async () => {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('early@example.com');
  });
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await press(async () => {
    await page.getByLabel('Email').fill('client@demo.example');
    await page.getByLabel('Password').fill(demoPassword);
    await page.getByLabel('Password').press('Enter');
  });
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a sign-in form sent before its scripts arrived leaves no password in the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill('client@demo.example');
  await page.getByLabel('Password').fill(demoPassword);
  const sent = page.waitForRequest(
    (request) => request.url().includes('/auth') && request.isNavigationRequest(),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(new URL((await sent).url()).search).toBe('');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page).toHaveURL(/\/auth$/);
  await context.close();
});

test('the forms for people who cannot sign in start in their field, and Back returns to signing in', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/auth');
  for (const name of ['Forgot your password?', 'Email me a link or code']) {
    const way = page.getByRole('button', { name });
    const panel = page.getByRole('tabpanel', { name: 'Sign In' });
    await expect(panel).toBeVisible();
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page, 'the history tells the forms apart').not.toHaveTitle(/^Sign in \|/);
    await page.goBack();
    await expect(panel).toBeVisible();
    await expect(page).toHaveTitle(`Sign in | ${business.name}`);
    await expect(way).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  }
  await page.goBack();
  await expect(page, 'no extra step in the history').toHaveURL('/about');
});

test('until the profile has loaded, the dashboard greets by the name in the session and shows what it did before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auth');
  const frame = () => asked.find((url) => /\/assets\/dashboard-.{8}\.js$/.test(url));
  // A touch before React is ready is ignored.
  const touch = () => page.getByLabel('Email').press('c');
  await expect.poll(() => touch().then(frame)).toBeDefined();
  await page.evaluate(async (program) => void (await import(program)), frame() ?? '');
  await touch();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.join(), 'a client’s windows load only for a client').not.toContain('/client-');
  await trySignIn(page, 'client@demo.example', demoPassword);
  const overview = page.getByRole('heading', { name: 'Overview' });
  await expect(overview).toBeVisible();
  const answer = await holdBack(page, '**/api/profile');
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header).toContainText('client@demo.example');
  await expect(header).toContainText('Robin Carter');
  await expect(overview).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Appointments' })).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('Loading your account...')).toBeVisible();
  answer();
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Carter');
  // As for a colleague who has become a client again since.
  await page.evaluate(() => {
    const kept = localStorage.getItem('garage-side') ?? '';
    localStorage.setItem('garage-side', kept.replace('client', 'employee'));
  });
  await page.goto('/dashboard');
  await expect(overview).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('garage-side'));
  await expect.poll(kept).toContain('client');
  await page.goto('/auth?signout');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect.poll(kept).toBeNull();
});

test('a person redirected from the dashboard is on a page that names its own address', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/auth$/);
});

test('without scripts the dashboard says where else to turn to', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: business.phone })).toBeVisible();
  await page.getByRole('link', { name: 'website' }).click();
  await expect(page).toHaveURL(/\/$/);
  await context.close();
});

test('a dashboard whose code failed to load offers to load it again', async ({ page }) => {
  await trySignIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const again = page.getByRole('link', { name: 'Load the page again' });
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  await expect(again).toBeHidden();
  // Instead of waiting as long as a person would.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/dashboard-*.js');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('code that fails to load leaves the rest intact, and the page says how to go on @own-context', async ({
  page,
  context,
}) => {
  // As for a page that was opened before an upgrade.
  await page.goto('/auth');
  await untilHydrated(page);
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Email').fill('employee@demo.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByLabel('Password').press('Enter');
  await expect(toast(page)).toContainText('our site is newer than this page');
  await page.unroute('**/assets/*');
  await toast(page).getByRole('button', { name: 'Reload' }).click();
  await trySignIn(page, 'employee@demo.example', demoPassword);
  await expect(page.getByText("Today's Appointments", { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText("Today's Appointments", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Client' }).click();
  await expect(page.getByRole('dialog').getByText('We cannot reach the garage')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: "Today's Schedule" }).click();
  await expect(page.getByText("Today's Appointments", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('tab', { name: 'Clients' }).click();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();
});

test('people whose browser stores nothing for the site read that signing in needs it, and can still write to us', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of ['/auth', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Please allow cookies for this site');
  }
  const onFullDevice = await page.context().newPage();
  await onFullDevice.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await onFullDevice.goto('/dashboard?tab=vehicles');
  await expect(onFullDevice.getByRole('main')).toContainText('free some space if this device is full');
  await onFullDevice.close();
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Blocked');
  await page.getByLabel('Email', { exact: true }).fill('bea@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
});

test('signing in and out without the code for it says so instead of hanging', async ({ page }) => {
  const program = '**/assets/*session-client-*';
  await page.clock.install();
  await page.route(program, (route) => route.abort());
  await page.goto('/auth?signout');
  await expect(toast(page)).toContainText('Logout Error');
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await page.getByLabel('Email').fill('employee@demo.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page)).toContainText('Not connected');
  await expect(page.getByLabel('Password')).toHaveValue(demoPassword);
  await page.unroute(program);
  await toast(page).getByText('Reload').click();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await signInHere(page, 'employee@demo.example');
});

test('the address printed at start is the one in the links of messages: a session is valid at one address only', async ({
  request,
}) => {
  const folder = mkdtempSync(`${tmpdir()}/garage-journey-`);
  const server = await startProcess({ DATA_DIR: folder, DEMO_DATA: 'on' }, 'build/server/serve.js');
  const printed = () => /is open at (\S+)/.exec(server.log())?.[1] ?? '';
  await expect.poll(printed).not.toBe('');
  const address = printed();
  await request.post(`${address}/auth/v1/recover`, { data: { email: 'client@demo.example' } });
  const mailbox = await (await request.get(`${address}/dev/mailbox`)).text();
  const [message = ''] = /\/dev\/mailbox\/[\w-]+/.exec(mailbox) ?? [];
  expect(await (await request.get(`${address}${message}`)).text()).toContain(`"${address}/`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
