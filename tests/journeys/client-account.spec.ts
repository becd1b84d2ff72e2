import { readFile } from 'node:fs/promises';
import { toast } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, unexpectedError, proxyError, replaceResponse } from './network.ts';
import { callAs, signIn, startSession } from './session.ts';

/** A client’s account on a phone: its password and its sessions. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => startSession(page, client));

test('the password that deletes an account is kept nowhere, even if no answer comes', async ({ page }) => {
  await page.goto('/dashboard?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('a secret for one use');
  await page.route('**/api/privacy/erase', (route) => route.fulfill(proxyError));
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('We cannot reach the garage').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'a secret for one use',
  );
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
});

test('a copy of a client’s data is saved as a page to read and as JSON', async ({ page }) => {
  await page.goto('/dashboard?tab=data');
  for (const [name, file, begin] of [
    ['Download to read', 'my-data.html', '<!doctype html>'],
    ['Download as JSON', 'my-data.json', '{'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file);
    expect(await readFile(await saved.path(), 'utf8')).toMatch(new RegExp(`^${begin}`, 'i'));
  }
});

test('sessions that could not be loaded can be requested again', async ({ page }) => {
  const sessions = '**/api/account/sessions';
  await page.route(sessions, (route) => route.fulfill(unexpectedError));
  await page.goto('/dashboard?tab=account');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(sessions);
  await again.click();
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('This one');
});

test('a client without a password is not asked for one while this is not known', async ({ page }) => {
  const privacy = '**/api/privacy';
  await page.route(privacy, (route) => route.fulfill(unexpectedError));
  await page.goto('/dashboard?tab=data&dialog=erase');
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await page.unroute(privacy);
  await page.route(privacy, (route) => route.fulfill({ json: { has_password: false } }));
  await again.click();
  await dialog.getByLabel('Your email address').fill(client);
  const erasing = '**/api/privacy/erase';
  await page.route(erasing, (route) => route.fulfill(proxyError));
  const asked = page.waitForRequest(erasing);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  expect((await asked).postDataJSON()).toEqual({ email: client });
});

test('ending the session from another device leads away from the page, instead of calling it offline', async ({
  page,
  browser,
  baseURL,
}) => {
  const lost = await (await browser.newContext({ baseURL })).newPage();
  const isHeard = lost.waitForResponse('**/api/live');
  await signIn(lost, client);
  await isHeard;
  await expect(lost.getByText('Recent Appointments')).toBeVisible();
  await callAs(page.request, client);
  await page.goto('/dashboard?tab=account');
  await answerOnce(page, '**/api/account/sessions/*', replaceResponse, 'DELETE');
  await page
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click();
  await expect(toast(page), 'done despite the lost response').toContainText('That device has to sign in');
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Sign out others' })).toBeDisabled();
  await expect(lost).toHaveURL(/\/auth/);
  await expect(toast(lost)).toContainText('Your session has ended.');
});
