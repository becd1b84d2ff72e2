import { business } from '../../business.ts';
import { toast } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, unexpectedError, holdBack, proxyError } from './network.ts';
import { startSession } from './session.ts';

/** What the client’s dashboard does when something fails to load, or the day ends. */
test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => startSession(page, 'client@demo.example'));

test('a page that fails on the data it was sent says that nothing is lost, and can be loaded again', async ({
  page,
}) => {
  const overview = '**/api/overview';
  await page.route(overview, (route) => route.fulfill({ json: {} }));
  await page.goto('/dashboard');
  await expect(
    page.getByText('Something went wrong on this page. What you have saved is safe.'),
  ).toBeVisible();
  await page.unroute(overview);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a part of the page that cannot be loaded says so, and loads when someone tries again', async ({
  page,
}) => {
  const chunk = '**/assets/*history-tab-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto('/dashboard?tab=history');
  await expect(page.getByText('our site is newer than this page').first()).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Service History' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route('**/api/appointments/free*', (route) => route.fulfill(proxyError));
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const form = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(form.getByRole('alert')).toContainText('We cannot reach the garage');
  await page.unroute('**/api/appointments/free*');
  await again.click();
  await expect(form.getByText('Next free days:')).toBeVisible();
  for (const [path, words, then] of [
    ['**/api/overview', 'Failed to load dashboard data. Please refresh the page.', 'Recent Appointments'],
    ['**/api/profile', 'Failed to load user profile. Please try again.', 'Overview'],
  ] as const) {
    await page.route(path, (route) => route.fulfill(unexpectedError));
    await page.goto('/dashboard');
    await expect(page.getByText(words).first()).toBeVisible();
    await page.unroute(path);
    await again.click();
    await expect(page.getByRole('heading', { name: then })).toBeVisible();
  }
  // The connection is lost before the profile is, and is back after it.
  const letBack = await holdBack(page, '**/api/live');
  await answerOnce(page, '**/api/live', (route) => route.fulfill(proxyError));
  await page.route('**/api/profile', (route) => route.fulfill(proxyError));
  await page.reload();
  await expect(page.getByText('It will update by itself')).toBeVisible();
  await expect(again).toBeVisible();
  await page.unroute('**/api/profile');
  letBack();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('tabs, filters and dialogs are in the address, so Back works; the page says when it is offline', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=overview');
  await page.getByRole('tab', { name: 'Appointments' }).click();
  await page.getByRole('button', { name: 'Past', exact: true }).click();
  await expect(page).toHaveURL(/tab=appointments&show=over/);
  const shown = page.getByRole('status').filter({ hasText: 'shown.' });
  await expect(shown, 'the result of the filter is announced').toHaveText(/^\d+ appointments? shown\.$/);
  await expect(page).toHaveTitle(`Appointments | ${business.name}`);
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await expect(page).toHaveTitle(`My Vehicles | ${business.name}`);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const ground = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await ground('My Vehicles')).not.toBe(await ground('Overview'));
  const needle = page.locator('svg[viewBox="0 0 64 36"] > line').first();
  expect(await needle.evaluate((line) => getComputedStyle(line).stroke)).toBe(
    await page.getByRole('heading', { level: 1 }).evaluate((words) => getComputedStyle(words).color),
  );
  await page.getByRole('tab', { name: 'Service History' }).click();
  const bar = page.getByRole('region', { name: 'Costs' }).locator('svg').first();
  expect(
    await bar.evaluate((drawing) => getComputedStyle(drawing).backgroundColor),
    'with the bar’s own white, every year’s bar would look full',
  ).toBe('rgba(0, 0, 0, 0)');
  await page.goBack();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeHidden();
  await page.goForward();
  const cancel = page.getByRole('dialog', { name: 'Add Vehicle' }).getByRole('button', { name: 'Cancel' });
  // A double click, before the first half of it has closed the dialog.
  await cancel.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeHidden();
  await expect(page).toHaveURL(/tab=vehicles/);
  await page.goBack();
  await expect(page).toHaveURL(/tab=appointments&show=over/);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden({ timeout: 15_000 });
});

test('if a dialog’s code fails to load, the page stays and says why until the client goes back @own-context', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=appointments');
  const change = page.getByRole('button', { name: /^Change / }).first();
  await expect(change).toBeVisible();
  await context.setOffline(true);
  await change.click();
  const box = page.getByRole('status').filter({ hasText: 'We cannot reach the garage' });
  await expect(box.getByRole('button', { name: 'Load the page again' })).toBeInViewport();
  await expect(change).toBeVisible();
  await page.goBack();
  await expect(box).toBeHidden();
  await context.setOffline(false);
  await change.click();
  await box.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Appointment' })).toBeVisible();
});

test('an answer that arrives after its dialog has closed leaves the page alone', async ({ page }) => {
  await page.goto('/dashboard?tab=overview');
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  for (const [label, text] of Object.entries({
    Registration: 'LT19 ABC',
    Make: 'Kia',
    Model: 'Ceed',
    Year: '2019',
  }))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  const letGo = await holdBack(page, '**/api/vehicles', 'POST');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  letGo();
  await expect(toast(page)).toContainText('Vehicle added successfully!');
  await expect(page.getByRole('article', { name: /LT19 ABC/ })).toBeVisible();
  await page.getByRole('button', { name: 'Book Kia Ceed, LT19 ABC' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Appointment' })).toBeVisible();
  await expect(page).toHaveURL(/tab=vehicles/);
});

test('a tab says that the parts beside its list are missing, and they load when someone tries again', async ({
  page,
}) => {
  const told = page.getByText('Some of this could not be loaded.');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const [tab, address] of [
    ['vehicles', '**/api/appointments?*'],
    ['vehicles', '**/api/vehicles?*removed=true*'],
    ['appointments', '**/api/quotes?*'],
    ['appointments', '**/api/vehicles?*'],
    ['appointments&dialog=book', '**/api/appointments/options'],
    ['history', '**/api/services/costs*'],
    ['history', '**/api/vehicles?*'],
    ['reminders', '**/api/vehicles?*'],
  ] as const) {
    await page.route(address, (route) => route.fulfill(unexpectedError));
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(told, `${tab} ${address}`).toBeVisible();
    await page.unroute(address);
    await again.click();
    await expect(told).toHaveCount(0);
  }
});

test('a page left open over midnight recounts the days, and one for a booking asks again what is free', async ({
  page,
}) => {
  // A change would make the page ask again, and on most nights there is none.
  await page.route('**/api/live', (route) => route.abort());
  const midnight = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 1 }).startOfDay();
  await page.clock.install({ time: midnight.subtract({ minutes: 10 }).epochMilliseconds });
  await page.goto('/dashboard?tab=vehicles');
  const left = page.getByText(/^\d+ days left$/).first();
  const before = Number.parseInt(await left.innerText(), 10);
  await page.clock.fastForward(20 * 60_000);
  await expect(left).toHaveText(`${before - 1} days left`);
  // Free times pass too while a client thinks a booking over.
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog
    .getByRole('button', { name: /20\d\d$/ })
    .first()
    .click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  const asked = page.waitForRequest('**/api/appointments/free?*');
  await page.clock.fastForward(61_000);
  await asked;
});
