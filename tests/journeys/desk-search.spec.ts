import { searchIn } from './desk.ts';
import { expect, test } from './garage.ts';
import { holdBack } from './network.ts';
import { callAs, endSession, signInAtDesk, signInHere, startSession } from './session.ts';

const plate = /DE18/i;

test('a plate that staff search for is in no address, and Back and a reload bring it back', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await startSession(page);

  await searchIn(page, 'vehicles', 'DE18 GXA');
  const row = page.getByRole('row').filter({ hasText: plate });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('DE18 GXA');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('DE18 GXA');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await file;
  await row.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await endSession(page);
  await page.reload();
  await signInHere(page, 'employee@demo.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('searchbox'), 'even after signing in again').toHaveValue('DE18 GXA');
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('combobox', { name: 'Search everything' }).fill('de18 gxa');
  await page.getByRole('option', { name: plate }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(addresses.filter((address) => plate.test(address))).toEqual([]);
});

test('Enter opens a result for all that was typed, never one for fewer letters', async ({ page }) => {
  await signInAtDesk(page);
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.pressSequentially('ha');
  const [first, hannah] = [
    page.getByRole('option').first(),
    page.getByRole('option', { name: /Hannah Lowe/ }),
  ];
  await expect(hannah.first()).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveAccessibleName('Found');
  await expect(first).not.toContainText('Hannah');
  const letGo = await holdBack(page, '**/api/staff/search*');
  await field.pressSequentially('nnah');
  await field.press('Enter');
  await expect(page).not.toHaveURL(/client=/);
  letGo();
  await expect(hannah.first()).toBeVisible();
  await field.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hannah Lowe' }),
    'screen readers announce that the page is another one',
  ).toBeFocused();

  await page.goto('/dashboard?tab=calendar&do=book');
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  const who = form.getByPlaceholder('Name, phone, email or plate');
  const answer = await holdBack(page, '**/api/staff/search*');
  await who.pressSequentially('hannah lowe');
  await who.press('Enter');
  await expect(form.getByLabel('Full name'), 'no new client before the search has answered').toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  answer();
  await expect(hannah.first()).toBeVisible();
  await who.press('Enter');
  await expect(form.locator('strong')).toHaveText('Hannah Lowe');
});

test('a car that someone rings about is found by its plate and can be booked in at once', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'client@demo.example');
  const add = (registration: string) =>
    call<{ id: string }>('POST', '/api/vehicles', { make: 'Saab', model: '900', year: 1983, registration });
  await add('Y900 SAB');
  const { id } = await add('B900 SAB');
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
  await signInAtDesk(page);
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill('de18 gxa');
  const option = page.getByRole('option', { name: plate }).first();
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('[role=option][data-highlighted]'), 'nothing else marks it').toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await option.click();
  await page.getByRole('button', { name: 'Book for this vehicle' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form).toContainText('Robin Carter');
  await expect(form.getByLabel('Vehicle').locator('option:checked')).toHaveText(plate);
  const cars = form.getByLabel('Vehicle').getByRole('option').filter({ hasText: '·' });
  await expect(cars.last(), 'sorted by plate').toHaveText('Y900 SAB · Saab 900');
  await expect(cars.filter({ hasText: 'B900 SAB' }), 'not a removed one').toHaveCount(0);
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  await form.getByRole('combobox', { name: 'Client' }).fill('Robin Carter');
  await page
    .getByRole('option', { name: /Robin Carter/ })
    .first()
    .click();
  await expect(cars.first()).toBeAttached();
  const car = form.getByLabel('Vehicle');
  await expect(car, 'with several, someone has to choose').toHaveValue('');
  await form.getByLabel('Notes').fill('Rang');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  const problem = form.getByRole('alert').getByRole('link').first();
  await expect(problem).toHaveText('Please choose a vehicle.');
  await problem.click();
  await expect(car).toBeFocused();
  await car.selectOption('No vehicle yet');
  await expect(form.getByLabel('Notes')).toHaveValue('Rang');
  await page.reload();
  await expect(car.locator('option:checked')).toHaveText('No vehicle yet');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(problem).toHaveText('Please choose the type of work.');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Vehicle' })).toBeVisible();
});
