import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page, Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { business } from '../../business.ts';
import type { Person } from '../../features/people/data.server.ts';
import { startProcess } from '../processes.ts';
import {
  anotherPage,
  callAs,
  demoPassword,
  endSession,
  expect,
  goOn,
  holdBack,
  loseAnswer,
  searchIn,
  signInHere,
  test,
  toast,
} from './garage.ts';

const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill('Ada Kerr');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

/** Opens the newest message to an address and gives its text. */
async function newestMessage(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  const text = await mailbox.locator('pre').innerText();
  await mailbox.close();
  return text;
}

const codeIn = (message: string) => /^\d{6}$/m.exec(message)?.[0] ?? '';

/** Types the code of the message that has just been asked for. */
async function typeCode(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(codeIn(await newestMessage(page, email)));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs up and proves that the address is theirs. */
async function join(page: Page, email: string, password: string): Promise<void> {
  await signUp(page, email, password);
  await typeCode(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Asks for another password and proves, by the message's code, that the address is theirs. */
async function forgetPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth?forgot');
  const send = page.getByRole('button', { name: 'Send me the link' });
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await typeCode(page, email);
}

/** Confirms a new authenticator app in the form that "Turn it on" has opened. */
async function confirmApp(page: Page): Promise<void> {
  const secret = (await page.getByText(/^Key:/).innerText()).replace('Key:', '').replaceAll(/\s/g, '');
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
}

test('a weak password and a wrong one are refused with the server’s words', async ({ page }) => {
  const email = `weak-${Date.now()}@example.com`;
  await signUp(page, email, 'password1');
  await expect(toast(page)).toContainText('Signup Error');
  await expect(toast(page)).toContainText('known to be weak');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Kerr');
  const typed = page.getByLabel('Password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(typed, 'whoever looks has sent nothing and lost nothing').toHaveValue('password1');
  await expect(typed).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(typed).toHaveAttribute('type', 'password');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email')).toHaveValue(email);
  await signIn(page, 'client@demo.example', 'not the password');
  await expect(toast(page)).toContainText('Login Error');
  await expect(toast(page)).toContainText('Invalid login credentials');
  await expect(page.locator('[aria-live="assertive"]'), 'it is spoken').toContainText('Login Error');
  for (const words of ['Login Error', 'Invalid login credentials'])
    await expect(page.getByText(words), 'it stands in the page once').toHaveCount(1);
  await expect(page.getByText('Login Error'), 'it goes by itself').toHaveCount(0);
  await expect(page.getByText('do not belong together'), 'this stays').toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('what is behind one tab never stands beside what is behind another', async ({ page }) => {
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
  await signIn(page, email, 'camshaft and lifters');
  await expect(
    page.getByText(`${email} is not confirmed yet.`),
    'no message has left just now',
  ).toBeVisible();
  const again = page.waitForResponse('**/auth/v1/resend*');
  await page.getByRole('button', { name: 'Send the message again' }).click();
  expect((await again).ok()).toBe(true);
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
  expect((await asked).postDataJSON(), 'a mistyped address becomes no account').toMatchObject({
    create_user: false,
  });
  await expect(page.getByLabel('Six-digit code'), 'the message is written').toBeVisible();
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
  await page.getByLabel('New password').fill('pistons and rings');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('a code whose answer got lost is not called wrong: whoever is confirmed already signs in', async ({
  page,
}) => {
  const email = `lost-${Date.now()}@example.com`;
  await signUp(page, email, 'camshaft and lifters');
  const code = page.getByLabel('Six-digit code');
  const send = page.getByRole('button', { name: 'Continue' });
  const perhapsUsed = page.getByText('may have worked already');
  const answered = await loseAnswer(page, '**/auth/v1/verify*');
  await typeCode(page, email);
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  const right = await code.inputValue();
  await code.fill(right === '000000' ? '111111' : '000000');
  await send.click();
  await expect(toast(page)).toContainText('Token has expired or is invalid');
  await expect(perhapsUsed, 'of another code').toHaveCount(0);
  await code.fill(right);
  await send.click();
  await expect(toast(page)).toContainText('may have worked already');
  await expect(code).toHaveAccessibleDescription(/Please try to sign in\.$/);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();

  // A link to sign in by, which would have been as new, brings in without the password that was just chosen.
  await page.goto(/\/auth\?confirm=signup&token=[\w-]+/.exec(await newestMessage(page, email))?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await signInHere(page, email, 'camshaft and lifters');
});

test('a changed address is asked for twice, and a deleted account leaves nothing open for the next person', async ({
  page,
}) => {
  const email = `may-${Date.now()}@example.com`;
  await signUp(page, email, 'camshaft and lifters');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  const linkIn = async (address: string) =>
    /\/auth\?confirm=[\w-]+&token=[\w-]+/.exec(await newestMessage(page, address))?.[0] ?? '';
  await page.goto(await linkIn(email));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard?tab=account');
  await page.getByLabel('Phone').fill('07700 900123, or after six 01632 960123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please shorten your phone number to 30 characters.');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('07700 900123, or after six 01632 960123');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByLabel('Full Name').fill('May Kerr-Lowe');
  await page.route('**/api/profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Not saved');
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('May Kerr-Lowe');
  await page.getByLabel('New address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(toast(page)).toContainText('This is your address already.');
  await page.getByLabel('New address').fill(`new-${email}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(toast(page)).toContainText('We have written to both addresses.');
  const change = await linkIn(`new-${email}`);
  await page.goto(change);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('Please open the link that we sent to your other address')).toBeVisible();
  await page.goto(change);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByRole('button', { name: 'Get a new one' }).click();
  await expect(page.getByLabel('New address')).toBeVisible();

  await page.goto('/auth?signout');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await signIn(page, email, 'camshaft and lifters');
  await page.getByRole('tab', { name: 'Account' }).click();
  const passwords = [page.getByLabel('Current password'), page.getByLabel('New password')] as const;
  await passwords[0].fill('not the password');
  await passwords[1].fill('valves and springs');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page)).toContainText('That is not your current password.');
  await passwords[0].fill('camshaft and lifters');
  const changed = page.waitForResponse('**/auth/v1/user');
  await page.getByRole('button', { name: 'Change the password' }).click();
  expect((await changed).ok()).toBe(true);
  await expect(toast(page)).toContainText('Your other sessions have been signed out.');
  for (const field of passwords) await expect(field).toHaveValue('');
  await page.getByRole('tab', { name: 'My Data' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const password = page.getByRole('dialog').getByLabel('Your password');
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(password).toBeFocused();
  await password.fill('valves and springs');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('whoever deletes their account reads that it is deleted, also when the answer to that got lost', async ({
  page,
}) => {
  const erasing = '**/api/privacy/erase';
  const erase = async (email: string) => {
    await join(page, email, 'camshaft and lifters');
    await page.goto('/dashboard?tab=data&dialog=erase');
    await page.getByRole('dialog').getByLabel('Your password').fill('camshaft and lifters');
    await page.getByRole('button', { name: 'Delete for good' }).click();
  };
  const once = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(erasing, once, { times: 1 });
  await erase(`once-${Date.now()}@example.com`);
  await expect(toast(page)).toContainText('Account deleted');
  await expect(page).toHaveURL(/\/auth$/);

  await loseAnswer(page, erasing);
  await erase(`gone-${Date.now()}@example.com`);
  await expect(toast(page)).toContainText('Account deleted');
  await expect(page).toHaveURL(/\/auth$/);
});

test('signing out in one tab signs out the other and leaves nothing typed; a clock that is hours wrong signs out neither', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  let renewals = 0;
  context.on('request', (request) => (renewals += request.url().includes('refresh_token') ? 1 : 0));
  await signIn(page, 'employee@demo.example', demoPassword);
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
  // A page that only informs hears of nothing.
  await away.goto('/');
  await page.goto('/auth?signout');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth/);
  await away.goto('/auth');
  // The other tab hears of it a moment after it has gone to sign in.
  for (const tab of [page, other, away]) await expect.poll(() => typed(tab)).not.toContain('Half Typed');
});

test('a mailed link that somebody else opens beside an open dashboard shows them nothing of it', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
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

test('a dashboard that slept while its person signed out leads to signing in when it is seen again, and so does one whose site’s data are cleared', async ({
  page,
}) => {
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  // As a browser brings a page back: nobody has told it anything in between.
  await page.evaluate(() => {
    localStorage.removeItem('garage-session');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/auth/);

  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  // As a browser tells of it: by no name.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(page).toHaveURL(/\/auth/);
});

test('what was typed in a page that slept is forgotten when somebody has signed out in another tab meanwhile', async ({
  page,
}) => {
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  await page.getByRole('dialog').getByLabel('Make').fill('Half Typed');
  const typed = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(typed).toContain('Half Typed');
  // What the other tab has stored; a page that sleeps is told of nothing.
  await page.evaluate(() => {
    localStorage.setItem('garage-forgotten', 'elsewhere');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(typed).not.toContain('Half Typed');
});

test('whoever did not change their password gets another, where the session that it ended is still stored', async ({
  page,
}) => {
  const email = `ada-${Date.now()}@example.com`;
  await join(page, email, 'camshaft and lifters');
  await endSession(page);
  await forgetPassword(page, email);
  await page.getByLabel('New password').fill('pistons and rings');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('tab', { name: 'My Vehicles' })).toBeVisible();
});

test('the dashboard sends whoever is not signed in to the sign-in form, without a complaint', async ({
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

test('two-step verification: demanded, on, asked for, and a recovery code for a lost phone', async ({
  page,
  garage,
}) => {
  const email = 'technician@demo.example';
  const demand = { name: 'second_step_for_staff', value: 'true', updated_at: new Date().toISOString() };
  const db = garage.open();
  await db.insertInto('settings').values(demand).execute();
  await signIn(page, email, demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('the garage asks it of all staff').first()).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]'), 'loading again would not help').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Turn it on' }).first().click();
  await expect(page).toHaveURL('/dashboard?tab=account');
  await db.deleteFrom('settings').where('name', '=', demand.name).execute();
  await db.destroy();
  await page.route('**/auth/v1/factors', (route) => route.abort());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(toast(page)).toContainText('Not turned on');
  await page.unroute('**/auth/v1/factors');
  await page.getByRole('button', { name: 'Turn it on', disabled: false }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await confirmApp(page);
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const recoveryCodes = page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  const recoveryCode = await recoveryCodes.first().innerText();
  const otherRecoveryCode = await recoveryCodes.last().innerText();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, email, demoPassword);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await signIn(page, email, demoPassword);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await forgetPassword(page, email);
  await page.getByLabel('Code from your authenticator app').fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('That code is not right');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(otherRecoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(`${demoPassword}-anew`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard?tab=account');
  await expect(page.getByText('8 of 10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn it off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Turn it on' })).toBeVisible();
});

test('a second step that was turned on without an answer is asked for after a reload', async ({ page }) => {
  const email = `unanswered-${Date.now()}@example.com`;
  await join(page, email, 'camshaft and lifters');
  await page.goto('/dashboard?tab=account');
  const answered = await loseAnswer(page, '**/verify');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await confirmApp(page);
  await expect(toast(page)).toContainText('Not turned on');
  await answered();
  await page.reload();
  await expect(toast(page)).toContainText('Please sign in again');
  await signIn(page, email, 'camshaft and lifters');
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible();
});

test('a password whose change was not answered is changed, as the second press says', async ({ page }) => {
  const email = `changed-${Date.now()}@example.com`;
  await join(page, email, 'camshaft and lifters');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  // Not by a message: whoever was sent one within the hour needs no current password.
  await expect(page).toHaveURL('/');
  await signIn(page, email, 'camshaft and lifters');
  await expect(page).toHaveURL(/\/dashboard/);
  await goOn(page, '/dashboard?tab=account');
  await page.getByLabel('Current password').fill('camshaft and lifters');
  await page.getByLabel('New password').fill('gudgeon pins and rings');
  const whose = page.locator('form', { has: page.getByLabel('New password') });
  await expect(whose.locator('[autocomplete=username]'), 'for password managers').toHaveValue(email);
  const change = page.getByRole('button', { name: 'Change the password' });
  const answered = await loseAnswer(page, '**/auth/v1/user');
  await change.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  await change.click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');
});

test('a name that was saved without an answer is the old one again once that is typed back', async ({
  page,
}) => {
  await join(page, `renamed-${Date.now()}@example.com`, 'camshaft and lifters');
  await page.goto('/dashboard?tab=account');
  const details = page.locator('form').filter({ has: page.getByLabel('Full Name') });
  const before = await details.getByLabel('Full Name').inputValue();
  const answered = await loseAnswer(page, '**/api/profile');
  await details.getByLabel('Full Name').fill('Another Name');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  await details.getByLabel('Full Name').fill(before);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Your details have been updated.');
  await page.reload();
  await expect(details.getByLabel('Full Name')).toHaveValue(before);
});

test('whoever lost their phone is asked for no code any longer once an administrator has removed the second step', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ola-${Date.now()}@example.com`;
  await join(page, email, 'camshaft and lifters');
  await page.goto('/dashboard?tab=account');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await confirmApp(page);
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const code = await page
    .getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
    .first()
    .innerText();
  await page.goto('/auth?signout');
  await expect(page).toHaveURL('/');

  await signIn(page, email, 'camshaft and lifters');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn(other, email, 'camshaft and lifters');
  await expect(other.getByLabel('Code from your authenticator app')).toBeVisible();

  const admin = await anotherPage(browser, 'admin@demo.example', baseURL);
  await searchIn(admin, 'people', email);
  await admin.getByRole('button', { name: `Remove two-step of ${email}` }).click();
  await admin.getByRole('button', { name: 'Remove two-step', exact: true }).click();
  await expect(toast(admin), 'it is gone').toContainText('has been changed');
  await admin.context().close();

  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await other.reload();
  await expect(other).toHaveURL(/\/dashboard/);
  await other.context().close();
});

test('an administrator who becomes an employee is told what goes, and lands on today', async ({
  page,
  request,
}) => {
  const email = `demoted-${Date.now()}@example.com`;
  await join(page, email, 'camshaft and lifters');
  const call = await callAs(request, 'admin@demo.example');
  const { rows } = await call<{ rows: Person[] }>('GET', '/api/admin/people');
  const id = rows.find((row) => row.email === email)?.user_id;
  await call('PATCH', `/api/admin/people/${id}`, { user_type: 'admin' });
  await page.goto('/dashboard?tab=people');
  await page.getByLabel(`Kind of ${email}`).selectOption('employee');
  const question = page.getByRole('dialog', { name: 'Make an employee?' });
  await expect(question).toContainText('will lose people, settings and the audit log');
  await expect(question).toContainText('This is your own account.');
  await question.getByRole('button', { name: 'Make an employee' }).click();
  await expect(toast(page)).toContainText('has been changed');
  await expect(page.getByRole('tab', { name: "Today's Schedule" })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('tab', { name: 'People' })).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(toast(page)).not.toContainText('Failed to load');
});

test('while it is not known whether staff must use two-step verification, no tick says that they need not', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  const settings = '**/api/staff/settings';
  await page.route(settings, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Reference 1' } } }),
  );
  await page.goto('/dashboard?tab=people');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const rule = page.getByRole('checkbox', { name: /All staff must use two-step/ });
  await expect(rule).toHaveCount(0);
  await page.unroute(settings);
  await again.click();
  await expect(rule).toBeEnabled();
});

test('an administrator disables an account and lets it in again', async ({ page, browser }) => {
  await signIn(page, 'admin@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await searchIn(page, 'people', 'client@demo.example');
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  await page.getByRole('button', { name: 'Disable client@demo.example' }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Disable client@demo.example' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable client@demo.example' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Disabled' })).toBeVisible();
  const client = await (await browser.newContext()).newPage();
  await client.goto(new URL('/auth', page.url()).href);
  await client.getByLabel('Email').fill('client@demo.example');
  await client.getByLabel('Password').fill(demoPassword);
  await client.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(client)).toContainText('User is banned');
  await page.getByRole('button', { name: 'Enable client@demo.example' }).click();
  await expect(page.getByRole('button', { name: 'Disable client@demo.example' })).toBeVisible();
  await searchIn(page, 'people', 'technician@demo.example');
  await page.getByRole('button', { name: 'Disable technician@demo.example' }).click();
  await expect(question).toContainText(/\d+ open appointments? .*of theirs will be unassigned/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const kind = page.getByLabel('Kind of technician@demo.example');
  await kind.selectOption('client');
  await expect(question).toContainText(/\d+ open appointments? .*of theirs will be unassigned/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(kind).toHaveValue('employee');
  await searchIn(page, 'people', 'admin@demo.example');
  await page.getByRole('button', { name: 'Disable admin@demo.example' }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page)).toContainText('This is the last administrator.');
  const rule = page.getByRole('checkbox', { name: /All staff must use two-step/ });
  await rule.click();
  await expect(toast(page)).toContainText('you would shut yourself out');
  await expect(rule).not.toBeChecked();

  // For an administrator who has a second step; what is asked of the server then is held in its own tests.
  await page.route('**/api/admin/people?*', async (route) => {
    const answer = await route.fetch();
    const { rows, ...rest } = (await answer.json()) as { rows: { email: string; disabled: boolean }[] };
    const seen = rows.map((row) => ({
      ...row,
      has_second_step: row.email === 'admin@demo.example',
      disabled: row.email === 'technician@demo.example',
    }));
    await route.fulfill({ response: answer, json: { rows: seen, ...rest } });
  });
  const asked: object[] = [];
  await page.route('**/api/staff/settings', async (route) => {
    if (route.request().method() === 'PATCH') asked.push(route.request().postDataJSON() as object);
    const answer = await route.fetch({ method: 'GET' });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...asked.at(-1) } });
  });
  await rule.click();
  await expect(question).toContainText('Keep them out until they turn it on?');
  await expect(question).toContainText('No two-step verification yet: Jess Thornhill.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rule).not.toBeChecked();
  await expect(rule).toBeFocused();
  await rule.click();
  await question.getByRole('button', { name: 'Require it now' }).click();
  await expect(rule).toBeChecked();
  await expect(question).toBeHidden();
  await rule.click();
  await expect(rule, 'letting them in is not asked about').not.toBeChecked();
  expect(asked).toEqual([{ second_step_for_staff: true }, { second_step_for_staff: false }]);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
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

test('the ways for those who cannot sign in begin in their field, and Back returns to signing in', async ({
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
    await page.goBack();
    await expect(panel).toBeVisible();
    await expect(way).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Back to signing in' }).click();
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  }
  await page.goBack();
  await expect(page, 'no step too many').toHaveURL('/about');
});

test('the dashboard greets by the name in the session until the profile has come', async ({ page }) => {
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  const answer = await holdBack(page, '**/api/profile');
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header).toContainText('client@demo.example');
  await expect(header).toContainText('Robin Carter');
  answer();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('whoever is sent on from the dashboard is on a page that names its own address', async ({ page }) => {
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

test('a dashboard whose program got lost on its way offers to load it again', async ({ page }) => {
  await signIn(page, 'client@demo.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.route('**/assets/dashboard-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const again = page.getByRole('link', { name: 'Load the page again' });
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  await expect(again).toBeHidden();
  // Instead of waiting for as long as a person would.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/dashboard-*.js');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a tab whose program does not come leaves the others @own-context', async ({ page, context }) => {
  await signIn(page, 'employee@demo.example', demoPassword);
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

test('a browser that keeps nothing for the site is told that signing in needs it, and can still write to us', async ({
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

test('signing in and out without the program for it says so instead of hanging', async ({ page }) => {
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
  await toast(page).getByText('Load the page again').click();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await signInHere(page, 'employee@demo.example');
});

test('the address that the start prints is the one in the links of messages: a session counts at one only', async ({
  request,
}) => {
  const folder = mkdtempSync(`${tmpdir()}/garage-journey-`);
  const server = await startProcess({ DATA_DIR: folder, DEMO_DATA: 'on' }, 'scripts/serve.ts');
  const printed = () => /is open at (\S+)/.exec(server.log())?.[1] ?? '';
  await expect.poll(printed).not.toBe('');
  const address = printed();
  const mailbox = await (await request.get(`${address}/dev/mailbox`)).text();
  const message = /\/dev\/mailbox\/[\w-]+/.exec(mailbox)?.[0] ?? '';
  expect(await (await request.get(`${address}${message}`)).text()).toContain(`"${address}/`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
