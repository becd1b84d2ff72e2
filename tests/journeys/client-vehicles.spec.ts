import type { Locator, Page } from '@playwright/test';
import { toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, holdBack, proxyError, replaceResponse } from './network.ts';
import { callAs, callInPage, endSession, signInHere, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

/** What a client does with their cars on a phone. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => startSession(page, client));

test('a vehicle form keeps what was typed through errors, a reload and a session that ended', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  await dialog.getByLabel('Make').fill('Skoda');
  await dialog.getByLabel('Model').fill('Octavia');
  await dialog.getByLabel('Year').fill('1899');
  await dialog.getByLabel('Registration').fill('😀😀');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it does not match any United Kingdom plate');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert').getByRole('link'), 'in the order of the form').toHaveText([
    /it does not match any United Kingdom plate/,
    /1900/,
  ]);
  const plate = dialog.getByLabel('Registration');
  await plate.press('End');
  await plate.press('x');
  await expect(dialog.getByText('it does not match any United Kingdom plate').first()).toBeHidden();
  await expect(dialog.getByRole('alert')).toContainText('1900');
  await expect(plate).toBeFocused();
  await page.reload();
  await expect(dialog.getByLabel('Year')).toHaveValue('1899');
  await dialog.getByLabel('Year').fill('2020');
  await dialog.getByLabel('Registration').fill('yn20 abc');
  let unread = 0;
  await page.route('**/api/vehicles**', async (route) => {
    await route.fulfill(proxyError);
    unread += route.request().method() === 'GET' ? 1 : 0;
  });
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  expect(await underToast(page, dialog)).toEqual([]);
  // None of the three parts of the list behind can be re-read either; that is not further news.
  await expect.poll(() => unread).toBeGreaterThanOrEqual(3);
  await allDrawn(page);
  await expect(page.getByText('Failed to load dashboard data.')).toBeHidden();
  await page.unroute('**/api/vehicles**');
  const json = { error: { code: 'unavailable', message: 'We cannot save anything at the moment.' } };
  await page.route('**/api/vehicles**', (route) => route.fulfill({ status: 503, json }));
  const isUnread = page.waitForResponse((answer) => answer.request().method() === 'GET' && !answer.ok());
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await isUnread;
  await allDrawn(page);
  await expect(toast(page), 'not the error of the list behind it').toContainText('We cannot save');
  await page.unroute('**/api/vehicles**');
  const letRefuse = await holdBack(page, '**/api/vehicles', 'POST');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await endSession(page);
  // The page notices by itself when it asks for changes, and the earlier press is refused after that.
  await expect(page).toHaveURL(/\/auth$/);
  letRefuse();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(
    'Your session has ended. Please sign in again. What you typed is kept',
  );
  // The page shows its own changes without being told of them.
  await page.route('**/api/live', (route) => route.abort());
  await signInHere(page, client);
  await expect(dialog.getByLabel('Model')).toHaveValue('Octavia');
  const letGo = await holdBack(page, '**/api/overview');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle added successfully!').first()).toBeVisible();
  await expect(page.getByText('YN20 ABC')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(dialog, 'the added car is not taken for another one').not.toContainText('You already have');
  expect(await drafts(page), 'no draft is left, although the lists are still being read').toEqual([]);
  letGo();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(dialog.getByLabel('Make'), 'the added car is not the next draft').toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Skoda Octavia, YN20 ABC' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove Vehicle' })).toContainText(
    'If you have sold it, any reminders that you or we added to it are deleted.',
  );
  await answerOnce(page, '**/remove', replaceResponse, 'POST');
  await page.getByRole('button', { name: 'I sold it' }).click();
  await expect(toast(page), 'done despite the lost response').toContainText('Vehicle removed');
  await expect(page.getByRole('heading', { name: 'Skoda Octavia' })).toBeHidden();
  // The focused element in the dialog and the button that opened it are gone, but the focus is not.
  await expect(page.locator('main :focus')).toBeVisible();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await dialog.getByLabel('Registration').fill('yn20 abc');
  await expect(dialog.getByText('You have removed this vehicle. Bring it back')).toBeVisible();
  await dialog.getByLabel('Registration').clear();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText(/^Removed vehicles/).click();
  const removed = page.getByRole('listitem').filter({ hasText: 'YN20 ABC' });
  await expect(removed).toContainText('Sold');
  await answerOnce(page, '**/restore', replaceResponse, 'POST');
  await removed.getByRole('button', { name: 'Bring back' }).click();
  await expect(toast(page)).toContainText('Vehicle is back');
  await expect(page.getByRole('heading', { name: 'Skoda Octavia' })).toBeVisible();
  await expect(page.getByText(/^Removed vehicles/), 'the list goes with the last car in it').toHaveCount(0);
  await page.unroute('**/api/live');
  await page.getByRole('button', { name: 'Edit Skoda Octavia, YN20 ABC' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Vehicle' });
  await expect(edit.getByLabel('VIN')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  const heard = await knownRegions(edit);
  await callInPage(page, 'POST', `/api/vehicles/${id}/remove`, { sold: false });
  const gone = heard.getByText('This vehicle has been removed.');
  await expect(gone, 'removed in another tab meanwhile').toBeVisible();
  await edit.getByRole('button', { name: 'Close' }).click();
  await page.getByText(/^Removed vehicles/).click();
  await expect(removed).toContainText('Removed');
  await page.getByRole('tab', { name: 'Service History' }).click();
  const history = page.getByRole('tabpanel', { name: 'Service History' });
  const option = history.getByRole('option', { name: /YN20 ABC/ });
  const car = (await option.getAttribute('value')) ?? '';
  // A removed car has a history but can no longer be booked in, even if a link in that history asks for it.
  const times = page.waitForRequest('**/api/appointments/free?*');
  await page.goto(`/dashboard?tab=appointments&dialog=book&vehicle=${car}`);
  expect((await times).url()).not.toContain(car);
  const booking = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(booking.getByLabel('Vehicle').getByRole('option')).not.toHaveCount(1);
  await expect(booking.getByRole('option', { name: /YN20 ABC/ })).toHaveCount(0);
  await expect(booking.getByLabel('Vehicle')).toHaveValue('');
  // Signing in returns to where the session ended only once.
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
});

test('looking up a registration fills in empty fields and overwrites nothing that was typed', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  const fill = page.getByRole('button', { name: 'Fill in from official records' });
  await expect(dialog.getByLabel('Registration')).toBeVisible();
  await expect(fill, 'no keys are configured for it').toHaveCount(0);
  await page.route('**/api/vehicles/options', (route) => route.fulfill({ json: { lookup: true } }));
  const ford = { make: 'Ford', model: 'Focus', year: 2019, fuel_type: 'petrol', mileage: 41_234 };
  const records = [
    { ...ford, mot_expiry: '2027-03-01' },
    { ...ford, fuel_type: null },
    { ...ford, make: 'Kia', model: 'Ceed', mot_expiry: null },
    { ...ford, mileage: 999_999, mot_expiry: '2027-03-01' },
  ];
  let arrives = Promise.withResolvers<void>();
  await page.route('**/api/vehicles/lookup', async (route) => {
    await arrives.promise;
    await route.fulfill({ json: records.shift() });
  });
  await page.reload();
  await expect(fill).toBeDisabled();
  await dialog.getByLabel('Registration').fill('aa19 aaa');
  await dialog.getByLabel('Make').fill('Skoda');
  await fill.click();
  // The client may go on typing while waiting for the answer.
  const mileage = dialog.getByLabel('Mileage').first();
  await mileage.fill('50,000');
  arrives.resolve();
  const said = dialog.getByRole('status').filter({ hasText: 'official records' });
  await expect(said).toContainText(
    'We have kept what was already there. The records say: Ford, 41,234 miles.',
  );
  const values = { Make: 'Skoda', Model: 'Focus', Year: '2019', 'MOT Expiry': '2027-03-01' };
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label), label).toHaveValue(value);
  await expect(dialog.getByLabel('Fuel Type')).toHaveValue('petrol');
  await expect(mileage).toHaveValue('50,000');
  const again = page.waitForResponse('**/api/vehicles/lookup');
  await fill.click();
  await (await again).finished();
  await allDrawn(page);
  await expect(dialog.getByLabel('Fuel Type'), 'the same car keeps its value').toHaveValue('petrol');
  // Another registration has other records: nobody typed what the first ones filled in.
  await dialog.getByLabel('Registration').fill('bb19 bbb');
  await fill.click();
  await expect(said).toContainText('The records say: Kia, 41,234 miles.');
  await expect(dialog.getByLabel('Model')).toHaveValue('Ceed');
  await expect(dialog.getByLabel('MOT Expiry'), 'the previous car’s date is gone').toHaveValue('');
  await expect(dialog.getByLabel('Make')).toHaveValue('Skoda');
  await page.goto('/dashboard?tab=vehicles');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Vehicle' });
  await expect(edit.getByLabel('Mileage').first()).not.toHaveValue('');
  const read = await edit.getByLabel('Mileage').first().inputValue();
  arrives = Promise.withResolvers();
  arrives.resolve();
  await fill.click();
  await expect(edit.getByRole('status').filter({ hasText: 'official records' })).toContainText(
    '999,999 miles',
  );
  await expect(edit.getByLabel('Mileage').first(), 'the reading may be newer than theirs').toHaveValue(read);
});

test('a client with many cars finds one of them among cards and reminders', async ({ page, request }) => {
  const call = await callAs(request, 'client@demo.example');
  const vans = await Promise.all(
    [...'DCBAHGFE'].map((last) =>
      call<{ id: string }>('POST', '/api/vehicles', {
        ...{ make: 'Ford', model: 'Transit', year: 2020, registration: `FL69 AA${last}` },
        mot_expiry: tuesdayAhead(last === 'G' ? 10 : 20),
        ...{ mileage: 52_000, service_due_mileage: 50_000 },
      }),
    ),
  );
  await page.goto('/dashboard?tab=vehicles');
  const [filter, cards] = [page.getByLabel('Show'), page.getByRole('article')];
  await filter.selectOption('Ford Transit, FL69 AAG');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('FL69 AAG');
  await expect(cards, 'a service overdue by mileage alone').toContainText('Service2,000 miles over');
  const vanNames = (await filter.getByRole('option').allInnerTexts()).filter((name) => /Transit/.test(name));
  expect(vanNames).toEqual([...'ABCDEFGH'].map((last) => `Ford Transit, FL69 AA${last}`));
  const { width } = (await filter.boundingBox()) ?? {};
  expect(width, 'as in the other lists, not as wide as the page').toBeLessThanOrEqual(256);
  await page.goto('/dashboard?tab=reminders');
  await filter.selectOption('Ford Transit, FL69 AAG');
  await expect(page.getByRole('button', { name: /^Book: .*FL69 AAG/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Book: .*(?<!FL69 AAG)$/ })).toHaveCount(0);
  for (const { id } of vans) await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
});

test('what a client types about a car stays while the garage changes the car, and the rest is updated', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles');
  const letCarGo = await holdBack(page, '**/api/vehicles/*', 'GET');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Vehicle' });
  const mileage = dialog.getByLabel('Mileage').first();
  await expect(mileage, 'the list already has all its data').not.toHaveValue('');
  letCarGo();
  const stored = await mileage.inputValue();
  const path = `/api/vehicles/${new URL(page.url()).searchParams.get('id')}`;
  const car = (await callInPage(page, 'GET', path)) as { make: string; model: string };
  // A field that is back to its stored value does not count as typed.
  await dialog.getByLabel('Model').fill('Estate');
  await mileage.fill('');
  await mileage.fill(stored);
  await dialog.getByLabel('Model').fill(car.model);
  await expect.poll(() => drafts(page)).toEqual([]);
  await mileage.fill('77777');
  await callInPage(page, 'PATCH', path, { ...car, model: 'Grand Estate' });
  await expect(dialog.getByLabel('Model')).toHaveValue('Grand Estate');
  await expect(mileage).toHaveValue('77777');
  // To the browser, half a date is empty: saving that would delete the stored date.
  const mot = dialog.getByLabel('MOT Expiry');
  // Firefox empties half a date when a script writes to it, even to the attribute alone (`app/ui/date-box.tsx`).
  await expect(mot).toHaveAttribute('value', await mot.inputValue());
  await mot.press('Backspace');
  await expect(mot).toHaveValue('');
  await expect(mot).toHaveAttribute('value', /^20/);
  await mot.fill('');
  await mot.pressSequentially('0315');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter a real date');
  await mot.fill('2027-03-15');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: `${car.make} Grand Estate` })).toBeVisible();
  await expect(page.getByText('77,777 miles')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(mileage).toHaveValue('77777');
  expect(await drafts(page)).toEqual([]);
});

/** @returns the storage keys of drafts about cars */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('-vehicle-')));

/** Waits until the page has drawn everything that it has to say by now. */
const allDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** @returns the names of the dialog's buttons that the toast covers at its present scroll position */
async function underToast(page: Page, dialog: Locator): Promise<string[]> {
  const shown = await toast(page).locator('[role=group]').elementHandle();
  return dialog.getByRole('button').evaluateAll((buttons, notice) => {
    const over = notice?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return buttons.filter((each) => isUnder(each.getBoundingClientRect())).map((each) => each.textContent);
  }, shown);
}
