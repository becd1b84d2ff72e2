import type { Page } from '@playwright/test';
import { newestMessage, signUp, trySignIn } from './account.ts';
import { toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, dropConnection, loseResponses, proxyError } from './network.ts';
import { callAs, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

const client = 'client@demo.example';

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
  await page.route('**/api/profile', (route) => route.fulfill(proxyError));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Not saved');
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('May Kerr-Lowe');
  await page.getByLabel('New address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(toast(page)).toContainText('This is already your address.');
  await expect(page.getByLabel('New address'), 'even after the toast has gone').toHaveAccessibleDescription(
    /This is the same as your current address\./,
  );
  await page.getByLabel('New address').fill(`new-${email}`);
  await page.reload();
  await expect(page.getByLabel('New address')).toHaveValue(`new-${email}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(toast(page)).toContainText('We have written to both addresses.');
  const change = await linkIn(`new-${email}`);
  await page.goto(change);
  const confirm = page.getByRole('button', { name: 'Confirm the change' });
  await expect(confirm).toBeVisible();
  const heard = await knownRegions(page.getByRole('main'));
  await confirm.click();
  await expect(heard).toContainText('Please also open the link we sent to your other address');
  await page.goto(change);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByRole('button', { name: 'Get a new one' }).click();
  await expect(page.getByLabel('New address')).toBeVisible();

  await page.goto('/auth?signout');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await trySignIn(page, email, 'camshaft and lifters');
  await page.getByRole('tab', { name: 'Account' }).click();
  const waiting = page.getByText(
    `The change to new-${email} will be made once both addresses have confirmed it.`,
  );
  await expect(waiting, 'still true after the first confirmation').toBeVisible();
  const [, token_hash] = /token=([\w-]+)/.exec(await linkIn(`to ${email}`)) ?? [];
  const elsewhere = { type: 'email_change', token_hash };
  expect((await page.request.post('/auth/v1/verify', { data: elsewhere })).ok()).toBe(true);
  await expect(page.getByText(`Your address is new-${email}`)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`new-${email}`);
  const passwords = [page.getByLabel('Current password'), page.getByLabel('New password')] as const;
  await passwords[0].fill('not the password');
  await passwords[1].fill('valves and springs');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page)).toContainText('That is not your current password.');
  await expect(
    page.getByLabel('Current password'),
    'it does not go with the toast',
  ).toHaveAccessibleDescription(/This is not the password you sign in with\./);
  await passwords[0].fill('camshaft and lifters');
  await passwords[1].fill('password1');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(passwords[1], 'the reason stays after the toast has gone').toHaveAccessibleDescription(
    /Too easy to guess/,
  );
  await passwords[1].fill('valves and springs');
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
  const other = await page.context().newPage();
  await other.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  await expect(other.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  const kept = () => other.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(kept, 'nor in another tab').toEqual(['garage-forgotten']);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await trySignIn(page, client, demoPassword);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

const erasing = '**/api/privacy/erase';
for (const [often, interrupt] of [
  ['once', (page: Page) => answerOnce(page, erasing, dropConnection)],
  ['each time', (page: Page) => page.route(erasing, dropConnection)],
] as const) {
  test(`people who delete their account read that it is deleted, even if the response is lost ${often}`, async ({
    page,
  }) => {
    await startSession(page, client);
    await page.goto('/dashboard?tab=data&dialog=erase');
    await page.getByRole('dialog').getByLabel('Your password').fill(demoPassword);
    await interrupt(page);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page)).toContainText('Account deleted');
    await expect(page).toHaveURL(/\/auth$/);
  });
}

test('a password change that got no answer took effect, as the second press says', async ({ page }) => {
  await startSession(page, client);
  await callAs(page.request, client);
  await page.goto('/dashboard?tab=account');
  const sessions = page.getByRole('table', { name: 'Sessions' }).getByRole('row');
  await expect(sessions).toHaveCount(3);
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByLabel('New password').fill('gudgeon pins and rings');
  const whose = page.locator('form', { has: page.getByLabel('New password') });
  await expect(whose.locator('[autocomplete=username]'), 'for password managers').toHaveValue(client);
  const change = page.getByRole('button', { name: 'Change the password' });
  const answered = await loseResponses(page, '**/auth/v1/user');
  await change.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  await change.click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(sessions, 'the other session is no longer listed').toHaveCount(2);
});

test('a name that was saved without an answer is the old one again once someone types that back', async ({
  page,
}) => {
  await startSession(page, client);
  await page.goto('/dashboard?tab=account');
  const details = page.locator('form').filter({ has: page.getByLabel('Full Name') });
  const before = await details.getByLabel('Full Name').inputValue();
  const answered = await loseResponses(page, '**/api/profile');
  await details.getByLabel('Full Name').fill('Another Name');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await details.getByRole('button', { name: 'Save' }).click();
  const changed = (await sent).postDataJSON() as unknown;
  expect(changed, 'a number that the garage enters meanwhile is kept').toEqual({ full_name: 'Another Name' });
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await answered();
  await details.getByLabel('Full Name').fill(before);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Your details have been updated.');
  await page.reload();
  await expect(details.getByLabel('Full Name')).toHaveValue(before);
});
