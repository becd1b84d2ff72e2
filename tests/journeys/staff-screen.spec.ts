import { addDays } from '../../features/appointments/calendar.ts';
import { goToScreen, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { holdBack } from './network.ts';
import { signInAtDesk, startSession } from './session.ts';

/** The desk’s screen: its tabs, lists, search and dialogs. */
test.use({ viewport: { width: 1440, height: 900 } });

const tabs = ['today', 'calendar', 'appointments', 'services', 'clients', 'vehicles', 'enquiries', 'reports'];

test('the desk shows the specified counters and tabs, no tabs for administrators only, and Quick Actions that do something', async ({
  page,
}) => {
  await signInAtDesk(page);
  for (const counter of ["Today's Appointments", 'Total Clients', 'Vehicles Managed', 'Services Completed']) {
    await expect(page.getByRole('term').filter({ hasText: counter })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveText([
    ...["Today's Schedule", 'Calendar', /^All Appointments/, 'Services', 'Clients', 'Vehicles'],
    ...[/^Enquiries/, 'Reports', 'Account'],
  ]);
  const enquiries = page.getByRole('tab', { name: 'Enquiries', exact: true });
  await expect(enquiries, 'the number of new ones is not in its name').toHaveAccessibleDescription(/^\d+$/);
  const all = page.getByRole('tab', { name: 'All Appointments', exact: true });
  await expect(all).toHaveAccessibleDescription(/^\d+ to confirm$/);
  const toConfirm = page.getByRole('link', { name: /^\d+ to confirm$/ });
  const number = /^\d+/.exec((await toConfirm.textContent()) ?? '')?.[0];
  await expect(all, 'the same number').toHaveAccessibleDescription(`${number} to confirm`);
  for (const tab of ['people', 'settings', 'audit']) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true }), tab).toHaveText("Today's Schedule");
  }
  for (const action of ['Schedule Appointment', 'Add Service Record', 'Add New Client']) {
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog', { name: action })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: action })).toBeHidden();
  }
});

test('Escape leaves the search first; a dialog with something in it asks before it closes', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?do=book');
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  const search = dialog.getByRole('combobox', { name: 'Client' });
  await search.fill('Zeno');
  await page.getByRole('option', { name: /Add Zeno/ }).click();
  await dialog.getByRole('button', { name: 'Find existing client' }).click();
  await search.pressSequentially('whit');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Zeno');
  await dialog.getByLabel('Full name').fill('Zeno Marsh');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Zeno Marsh');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Zeno Marsh');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(search, 'no draft was kept').toBeVisible();
});

test('lists sort by their headings, in the address and with what is filtered', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=clients');
  const name = page.getByRole('columnheader', { name: 'Name' });
  await name.getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const said = await page.getByText('25 clients shown.').elementHandle();
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByLabel('Sort')).toHaveValue('-name');
  await expect
    .poll(() => said?.evaluate((old) => old.isConnected), 'as many others are announced again')
    .toBe(false);
  await expect(page.getByText('25 clients shown.')).toBeAttached();
  // Back goes one page, not to the first.
  await page.goto('/dashboard?tab=appointments');
  const shape = page.getByRole('cell').locator('svg').first();
  await expect(shape, 'Safari counts a width in per cent as nothing when it narrows a column').toHaveCSS(
    'max-width',
    'none',
  );
  const pager = page.getByRole('navigation', { name: 'Pages of appointments' });
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const first = async () =>
    new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('appointment');
  // The address changes before the list does, so this waits for the list's own row.
  const turn = async (way: string) => {
    const before = await first();
    await pager.getByRole('button', { name: way }).click();
    await expect(link).not.toHaveAttribute('href', new RegExp(before ?? ''));
    return first();
  };
  const second = await turn('Next');
  // Two presses before the page has loaded turn one page.
  const letGo = await holdBack(page, '**/api/staff/appointments?*');
  await pager.getByRole('button', { name: 'Next' }).click();
  await pager.getByRole('button', { name: 'Next' }).click();
  letGo();
  await expect(link).not.toHaveAttribute('href', new RegExp(second ?? ''));
  await expect(page.getByText('25 appointments shown, page 3.'), 'for screen readers').toBeAttached();
  expect(await turn('Previous')).toBe(second);
  // A period of MOTs is listed by MOT: nothing else is offered, and nothing fails.
  await page.goto('/dashboard?tab=vehicles&mot_from=2020-01-01&sort=registration');
  await expect(page.getByRole('columnheader', { name: 'MOT until' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('columnheader', { name: 'Registration' }).getByRole('button')).toHaveCount(0);
});

test('on a phone every tab has the search and the Quick Actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  for (const tab of tabs.slice(1)) {
    await goToScreen(page, `/dashboard?tab=${tab}`);
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeVisible();
    await page.getByRole('button', { name: 'New: Quick Actions' }).click();
    await page.getByRole('menuitem', { name: 'Add New Client' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Client' })).toBeVisible();
  }
  await goToScreen(page, '/dashboard?tab=services&status=completed&sort=date');
  await expect(page.getByText('Filters and sorting (1 set)')).toBeVisible();
  await goToScreen(page, '/dashboard?tab=enquiries&status=all');
  await expect(page.getByText(/^Filters and sorting$/), 'its status has its own buttons').toBeVisible();
  await page.getByRole('button', { name: 'New: Quick Actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Filters and sorting (1 set)')).toBeVisible();
  await expect(page.getByRole('menu'), 'the menu does not stay open over another page').toHaveCount(0);
});

test('on a phone the chosen day is shown between its neighbours, and the last tab in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await goToScreen(page, `/dashboard?tab=calendar&date=${addDays(tuesdayAhead(), 2)}`);
  const week = page.getByRole('list', { name: 'Week' }).getByRole('button');
  await expect(week.nth(3)).toHaveAttribute('aria-current', 'date');
  for (const beside of [2, 4]) await expect(week.nth(beside)).toBeInViewport({ ratio: 0.3 });
  await page.goto('/dashboard?tab=account');
  const tabList = page.getByRole('tablist', { name: 'Staff dashboard' });
  await expect(tabList.getByRole('tab', { name: 'Enquiries' })).toHaveText(/\d/);
  const unscrolled = (list: Element) => list.scrollWidth - list.clientWidth - Math.ceil(list.scrollLeft);
  await expect.poll(() => tabList.evaluate(unscrolled), 'the last tab is clear of the edge').toBeLessThan(2);
});

test('messages that have not been sent are reported where the day begins', async ({ page }) => {
  const state = { leaves: true, notice: null, waiting: 3, oldest_waiting: null, late: 2, failed: 1 };
  await page.route('**/messages/state', (route) => route.fulfill({ json: state }));
  const times = {
    next_attempt_at: '',
    sent_at: null,
    failed_at: '',
    withdrawn_at: null,
    created_at: '2026-06-08T09:00:00.000Z',
  };
  const whose = {
    id: '1',
    kind: 'enquiry-received',
    label: 'Enquiry received',
    to_email: 'typo@example.com',
  };
  const row = { ...times, ...whose, subject: 'We have it', state: 'failed', attempts: 1, profile_id: null };
  const over = { ...row, id: '2', to_email: 'long-ago@example.com', created_at: '2026-04-08T09:00:00.000Z' };
  const rows = [row, over].map((one) => ({ ...one, last_error: '550 No such user', can_send_again: true }));
  await page.route('**/messages?state=failed*', (route) => route.fulfill({ json: { rows, next: null } }));
  await signInAtDesk(page);
  const said = page.getByRole('status').filter({ hasText: 'messages' });
  await expect(said).toContainText(
    '2 messages have been waiting for 15 minutes or more, and we keep trying.',
  );
  await expect(said).toContainText('We have given up on 1 message');
  const given = page.getByRole('listitem').filter({ hasText: 'Enquiry received to typo@example.com: 550' });
  await page.getByText('Messages we gave up on, and why').click();
  await expect(given, 'even one without a client’s page').toBeVisible();
  await expect(page.getByText('long-ago@example.com'), 'it is no longer counted').toHaveCount(0);
});

test('a screen is drawn as soon as its code has loaded, without React’s pause before suspended content @own-context', async ({
  page,
}) => {
  // Here, a timer of about that length never fires.
  await page.addInitScript(() => {
    const after = window.setTimeout;
    const isPause = (ms = 0) => ms > 10 && ms <= 300;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      isPause(ms) ? 0 : after(run, ms, ...rest)) as typeof setTimeout;
  });
  await signInAtDesk(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByLabel('Type of work')).toBeVisible();
});
