import { expect, searchIn, signInAtDesk, test } from './garage.ts';

const plate = /DE18/i;

test('a plate that is searched for stands in no address, and Back and a reload bring it back', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await signInAtDesk(page);

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

  await page.getByRole('combobox', { name: 'Search everything' }).fill('de18 gxa');
  await page.getByRole('option', { name: plate }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(addresses.filter((address) => plate.test(address))).toEqual([]);
});

test('a car that somebody rings about is found by its plate and booked for at once', async ({ page }) => {
  await signInAtDesk(page);
  await page.getByRole('combobox', { name: 'Search everything' }).fill('de18 gxa');
  await page.getByRole('option', { name: plate }).first().click();
  await page.getByRole('button', { name: 'Book for this vehicle' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form).toContainText('Robin Carter');
  await expect(form.getByLabel('Vehicle').locator('option:checked')).toHaveText(plate);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Vehicle' })).toBeVisible();
});
