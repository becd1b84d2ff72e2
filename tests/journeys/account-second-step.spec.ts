import { business } from '../../business.ts';
import { confirmApp, forgetPassword, trySignIn } from './account.ts';
import { searchIn, toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, unexpectedError, loseResponses, replaceResponse } from './network.ts';
import { anotherPage, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

const client = 'client@demo.example';

test('two-step verification: required, turned on, asked for, and a recovery code for a lost phone', async ({
  page,
  garage,
}) => {
  const email = 'technician@demo.example';
  const demand = { name: 'second_step_for_staff', value: 'true', updated_at: new Date().toISOString() };
  const db = garage.open();
  await db.insertInto('settings').values(demand).execute();
  await trySignIn(page, email, demoPassword);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('the garage requires it of all staff').first()).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]'), 'loading again would not help').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Turn it on' }).first().click();
  await expect(page).toHaveURL('/dashboard?tab=account');
  await db.deleteFrom('settings').where('name', '=', demand.name).execute();
  await db.destroy();
  await expect(page.getByText('You can see clients’ data, so please turn this on')).toBeVisible();
  await page.route('**/auth/v1/factors', (route) => route.abort());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(toast(page)).toContainText('Not turned on');
  await page.unroute('**/auth/v1/factors');
  await page.getByRole('button', { name: 'Turn it on', disabled: false }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await confirmApp(page);
  await expect(toast(page)).toContainText('Two-step verification is on');
  const make = page.getByRole('button', { name: 'Make recovery codes' });
  await expect(make).toBeVisible();
  const heard = await knownRegions(page.getByRole('main'));
  await make.click();
  await expect(heard.filter({ hasText: 'Print these codes' }), 'they are shown only once').toBeVisible();
  const recoveryCodes = page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  const recoveryCode = await recoveryCodes.first().innerText();
  const otherRecoveryCode = await recoveryCodes.last().innerText();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await trySignIn(page, email, demoPassword);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible();
  expect(refused, 'no request is sent that would be refused').toEqual([]);
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await trySignIn(page, email, demoPassword);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await forgetPassword(page, email);
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible();
  // As when a phone has discarded the tab while its authenticator app was open.
  await page.reload();
  await page.getByLabel('Code from your authenticator app').fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('That code is wrong');
  const beside = /was not accepted/;
  await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(beside);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).not.toHaveAccessibleDescription(beside);
  await expect(page.getByText(`Please call us on ${business.phone}`)).toBeVisible();
  await page.getByLabel('Recovery code').fill(otherRecoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(`${demoPassword}-anew`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard?tab=account');
  await expect(page.getByText('8 of 10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Replace the recovery codes' }).click();
  await expect(recoveryCodes).toHaveCount(10);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn it off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answerOnce(page, '**/auth/v1/factors/*', replaceResponse, 'DELETE');
  await question.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Turn it on' })).toBeVisible();
  await expect(toast(page), 'even if the response was lost').toContainText('Two-step verification is off');
});

test('a second step that was turned on without an answer is asked for after a reload', async ({ page }) => {
  await startSession(page, client);
  await page.goto('/dashboard?tab=account');
  const answered = await loseResponses(page, '**/verify');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await confirmApp(page);
  await expect(toast(page)).toContainText('Not turned on');
  await answered();
  await page.reload();
  await expect(toast(page)).toContainText('Please sign in again');
  await trySignIn(page, client, demoPassword);
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible();
});

test('a person who lost their phone is no longer asked for a code once an administrator has removed the second step', async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page, client);
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

  await trySignIn(page, client, demoPassword);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const other = await (await browser.newContext({ baseURL })).newPage();
  await trySignIn(other, client, demoPassword);
  await expect(other.getByLabel('Code from your authenticator app')).toBeVisible();

  const admin = await anotherPage(browser, 'admin@demo.example', baseURL);
  await searchIn(admin, 'people', client);
  await admin.getByRole('button', { name: `Remove two-step of ${client}` }).click();
  await admin.getByRole('button', { name: 'Remove two-step', exact: true }).click();
  await expect(toast(admin), 'the second step is removed').toContainText('has been changed');
  await admin.context().close();

  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await other.reload();
  await expect(other).toHaveURL(/\/dashboard/);
  await other.context().close();
});

test('until it is known whether staff must use two-step verification, no unticked box says that they need not', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  const settings = '**/api/staff/settings';
  await page.route(settings, (route) => route.fulfill(unexpectedError));
  await page.goto('/dashboard?tab=people');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const rule = page.getByRole('checkbox', { name: /All staff must use two-step/ });
  await expect(rule).toHaveCount(0);
  await page.unroute(settings);
  await again.click();
  await expect(rule).toBeEnabled();
});
