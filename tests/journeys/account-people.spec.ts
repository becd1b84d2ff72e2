import type { Route } from '@playwright/test';
import type { Person } from '../../features/people/data.server.ts';
import { goToScreen, searchIn, toast } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, dropConnection, proxyError, replaceResponse } from './network.ts';
import { callAs, callInPage, startSession } from './session.ts';

test('an administrator who becomes an employee is told what they lose, and lands on today', async ({
  page,
  request,
}) => {
  const email = 'client@demo.example';
  await startSession(page, email);
  const call = await callAs(request, 'admin@demo.example');
  const { rows } = await call<{ rows: Person[] }>('GET', '/api/admin/people');
  const id = rows.find((row) => row.email === email)?.user_id;
  await call('PATCH', `/api/admin/people/${id}`, { user_type: 'admin' });
  await page.goto('/dashboard?tab=people');
  await page.getByLabel(`Role of ${email}`).selectOption('employee');
  const question = page.getByRole('dialog', { name: 'Make an employee?' });
  await expect(question).toContainText('will lose access to people, settings and the audit log');
  await expect(question).toContainText('This is your own account.');
  // The response is lost, and the next attempt is made as an employee.
  await answerOnce(page, `**/api/admin/people/${id}`, dropConnection, 'PATCH');
  await question.getByRole('button', { name: 'Make an employee' }).click();
  await expect(toast(page)).toContainText('has been changed');
  await expect(page.getByRole('tab', { name: "Today's Schedule" })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('tab', { name: 'People' })).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(toast(page)).not.toContainText('Failed to load');
  const isHeard = page.waitForResponse('**/api/live');
  await call('PATCH', `/api/admin/people/${id}`, { user_type: 'client' });
  await expect(page.getByRole('tab', { name: 'My Vehicles' })).toBeVisible();
  await isHeard;
  await callInPage(page, 'POST', '/api/vehicles', {
    make: 'Skoda',
    model: 'Fabia',
    year: 2018,
    registration: 'FB18 OWN',
  });
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await page.getByRole('button', { name: 'Edit Skoda Fabia, FB18 OWN' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Vehicle' }).getByLabel('Make')).toHaveValue('Skoda');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Overview' }).click();
  const isAnswered = page.waitForResponse(
    (answer) => answer.url().includes('/api/staff/overview') && answer.ok(),
  );
  await call('PATCH', `/api/admin/people/${id}`, { user_type: 'employee' });
  await isAnswered;
  // A failure toast would have appeared by then, but would soon disappear by itself.
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await page.getByRole('link', { name: 'Skoda Fabia, FB18 OWN' }).click();
  const drawer = page.getByRole('dialog', { name: 'Vehicle' });
  await expect(drawer.getByText('Skoda Fabia, 2018'), 'as staff see it, not its owner').toBeVisible();
  expect(await page.getByText('Failed to load').count(), 'no sign of what was refused in between').toBe(0);
});

test('an administrator disables an account and lets it in again', async ({ page, browser }) => {
  await startSession(page, 'admin@demo.example');
  await searchIn(page, 'people', 'client@demo.example');
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  await page.getByRole('button', { name: 'Disable client@demo.example' }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Disable client@demo.example' })).toBeFocused();
  await page.keyboard.press('Enter');
  // By then the button enables the account, so nobody may be told to press it again.
  await answerOnce(page, '**/api/admin/people/*', replaceResponse, 'PATCH');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page)).toContainText('The account of client@demo.example has been changed.');
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
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const entry = page.getByRole('row').filter({ hasText: 'Enabled an account' }).first();
  await expect(entry.getByRole('link'), 'the account’s address').toHaveText('client@demo.example');
  await goToScreen(page, '/dashboard?tab=audit&actor=01890000-0000-7000-8000-000000000000');
  const who = page.getByLabel('Who', { exact: true }).locator('option:checked');
  await expect(who, 'no longer a colleague, but not “Anybody” either').toHaveText('Somebody else');
  await searchIn(page, 'people', 'technician@demo.example');
  await page.getByRole('button', { name: 'Disable technician@demo.example' }).click();
  await expect(question).toContainText(/\d+ open appointments? .*of theirs will be unassigned/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  const kind = page.getByLabel('Role of technician@demo.example');
  await kind.selectOption('client');
  await expect(question).toContainText(/\d+ open appointments? .*of theirs will be unassigned/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(kind).toHaveValue('employee');
  const refuse = async (route: Route) => {
    await expect(question, 'the focus returns before the answer does').toBeHidden();
    await route.fulfill({ status: 500, json: {} });
  };
  await answerOnce(page, '**/api/admin/people/*', refuse);
  await kind.focus();
  await kind.selectOption('client');
  await question.getByRole('button', { name: 'Make a client' }).click();
  await expect(toast(page)).toContainText('Not changed');
  await expect(kind).toHaveValue('employee');
  await expect(kind, 'not the button to disable the account').toBeFocused();
  await searchIn(page, 'people', 'admin@demo.example');
  await page.getByRole('button', { name: 'Disable admin@demo.example' }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page)).toContainText('This is the last administrator.');
  const rule = page.getByRole('checkbox', { name: /All staff must use two-step/ });
  await rule.click();
  await expect(toast(page)).toContainText('you would lock yourself out');
  await expect(rule).not.toBeChecked();

  // For an administrator who has a second step; the server's own tests cover what it does then.
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
    if (route.request().method() === 'PATCH') {
      asked.push(route.request().postDataJSON() as object);
      if (asked.length === 1) return route.fulfill(proxyError);
    }
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
  await expect(page.getByText('We cannot reach the garage'), 'a second press would undo it').toHaveCount(0);
  await expect(question).toBeHidden();
  await rule.click();
  await expect(rule, 'letting them in needs no confirmation').not.toBeChecked();
  expect(asked).toEqual([{ second_step_for_staff: true }, { second_step_for_staff: false }]);
  await page.unrouteAll({ behavior: 'wait' });
});
