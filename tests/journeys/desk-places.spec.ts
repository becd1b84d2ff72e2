import { readFileSync } from 'node:fs';
import { makeProfile, makeService, makeVehicle } from '../../db/factories.ts';
import { formatDateWithWeekday } from '../../features/date-words.ts';
import { sendEnquiry, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { expectAccessible } from './accessible.ts';
import { holdBack } from './network.ts';
import { callInPage, startSession } from './session.ts';

/** The address says where staff are, and every way back leads there. */
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => startSession(page, 'admin@demo.example'));

test('the day whose sheet was printed is still the one on the calendar', async ({ page }) => {
  const day = tuesdayAhead();
  await page.goto(`/dashboard?tab=calendar&date=${day}`);
  await page.getByRole('link', { name: 'Print day sheet' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: formatDateWithWeekday(day) })).toBeVisible();
});

test('a past day offers no gaps, as they could not be booked, nor does a day shown while another loads', async ({
  page,
}) => {
  const gaps = page.getByRole('link', { name: /^Book / });
  await page.goto(`/dashboard?tab=calendar&date=${tuesdayAhead()}`);
  await expect(gaps.first()).toBeVisible();
  const letGo = await holdBack(page, '**/api/staff/calendar/day?*');
  await page.getByRole('button', { name: 'Next week' }).click();
  const board = page.getByRole('region', { name: 'Day board' });
  await expect(board).toHaveAttribute('inert');
  letGo();
  await expect(board).not.toHaveAttribute('inert');
  await page.goto('/dashboard?tab=calendar&date=2024-03-05');
  await expect(page.getByRole('heading', { name: 'Bay 1' })).toBeVisible();
  await expect(gaps).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByRole('heading', { name: 'Tue 27 Feb 2024' })).toBeVisible();
});

test('opening a client from the search drops the filters of the previous list', async ({ page }) => {
  await page.goto('/dashboard?tab=appointments&sort=date&from=2026-01-01');
  await page.getByLabel('Search everything').fill('hart');
  await page
    .getByRole('option', { name: /^Client/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'All clients' }).click();
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?tab=clients$/);
});

test('neither a shortcut key nor a mistyped address opens a dialog over a question', async ({ page }) => {
  await page.goto('/dashboard?tab=enquiries&status=all&do=constructor');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this enquiry?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page).not.toHaveURL(/do=book/);
  await page.keyboard.press('N');
  await expect(page.getByRole('dialog', { name: 'Schedule Appointment' })).toBeVisible();
});

test('the page that an enquiry names is one of this site, and not an address that does something when opened', async ({
  page,
  baseURL,
}) => {
  const open = async (name: string, source_page: string) => {
    await sendEnquiry(page, name, { source_page });
    await page.goto('/dashboard?tab=enquiries&status=all');
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  };
  await open('Mallory Elsewhere', '//elsewhere/auth');
  const link = page.getByRole('link', { name: '//elsewhere/auth' });
  expect(await link.evaluate((a: HTMLAnchorElement) => a.origin)).toBe(baseURL);
  await open('Mallory Signout', '/auth?signout');
  await expect(page.getByText('/auth?signout')).toBeVisible();
  await expect(page.getByRole('link', { name: '/auth?signout' })).toHaveCount(0);
});

test('Back undoes a date that still has the focus', async ({ page }) => {
  await page.goto('/dashboard?tab=appointments');
  await page.getByLabel('From').fill('2026-02-03');
  await expect(page).toHaveURL(/from=2026-02-03/);
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue('');
  await page.getByLabel('From').fill('2026-02-04');
  await expect(page).toHaveURL(/from=2026-02-04/);
});

test('Previous still leads to the previous page after something was opened in between', async ({
  page,
  garage,
}) => {
  const db = garage.open();
  const { id: owner_id } = await makeProfile(db, { full_name: 'Bygone Example' });
  const { id: vehicle_id } = await makeVehicle(db, { owner_id });
  for (let record = 0; record < 51; record += 1)
    await makeService(db, { vehicle_id, service_date: '1999-05-01', service_type: 'Other' });
  await db.destroy();
  await page.goto('/dashboard?tab=services&to=1999-12-31');
  const list = page.getByRole('navigation', { name: 'Pages of service records' });
  const links = page.getByRole('link', { name: /open the record/ });
  const top = async () =>
    new URL((await links.first().getAttribute('href')) ?? '', page.url()).searchParams.get('record');
  const first = await top();
  await list.getByRole('button', { name: 'Next' }).click();
  await expect.poll(top).not.toBe(first);
  const second = await top();
  // A page's start may be a registration or a name: it is kept outside the address, where a reload finds it.
  await expect(page).not.toHaveURL(/cursor=/);
  await page.reload();
  await expect.poll(top).toBe(second);
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await callInPage(page, 'DELETE', `/api/staff/services/${await top()}`);
  await expect(page.getByText('No more service records.')).toBeVisible();
  await list.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(top).toBe(second);
  await list.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(top).toBe(first);
  // Sorting the list differently starts it again.
  await list.getByRole('button', { name: 'Next' }).click();
  await expect.poll(top).toBe(second);
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(list.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('the call list of MOTs turns its pages, and is saved and printed whole', async ({ page, garage }) => {
  const db = garage.open();
  const { id: owner_id } = await makeProfile(db, { full_name: 'Bygone Example' });
  const mot_expiry = tuesdayAhead(9);
  const made: string[] = [];
  for (let car = 0; car < 30; car += 1)
    made.push(
      (
        await makeVehicle(db, {
          owner_id,
          mot_expiry,
          registration: `MT69P${'AB'[car % 2]}${'ABCDEFGHJKLMNOP'[car >> 1]}`,
        })
      ).id,
    );
  await page.goto('/dashboard?tab=reports&report=mots');
  const cars = async () =>
    Number(
      /^(\d+) cars?, \d+ of them/.exec(await page.getByText(/ of them without a test/).innerText())?.[1],
    );
  const all = await cars();
  const rows = page.getByRole('table', { name: 'MOTs due' }).locator('tbody tr');
  const plates = () => rows.locator('[data-label="Registration"]').allInnerTexts();
  const pager = page.getByRole('navigation', { name: 'Pages of cars' });
  await expect(rows).toHaveCount(25);
  const seen = await plates();
  for (let turned = 2; seen.length < all; turned += 1) {
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`shown, page ${turned}.`)).toBeAttached();
    seen.push(...(await plates()));
    expect(await cars(), 'of all pages').toBe(all);
  }
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(seen.filter((plate) => /^MT69 ?P/.test(plate)).length, 'none lost or twice').toBe(made.length);
  expect(seen.length).toBe(all);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.trimEnd().split('\r\n').length - 1, 'every car is in the file').toBe(all);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: /^MOTs due, the last 60 days/ })).toBeVisible();
  await expect(rows, 'and on the paper').toHaveCount(all);
  expect(await plates()).toEqual(seen);
  await expect(page.getByLabel('Mechanic’s copy')).toHaveCount(0);
  await expectAccessible(page, 'the printed call list');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(pager.getByRole('button', { name: 'Next' }), 'still at its last page').toBeDisabled();
  await page.getByRole('button', { name: 'Revenue' }).click();
  await page.getByRole('button', { name: 'MOTs due' }).click();
  await expect(pager.getByRole('button', { name: 'Previous' }), 'begins again').toBeDisabled();
  await db.deleteFrom('vehicles').where('id', 'in', made).execute();
  await db.destroy();
});

/** Presses again before the browser has gone back. */
const pressTwice = (button: HTMLElement) => {
  button.click();
  button.click();
};

test('a closed dialog leaves no step in the history: Back leads to the place before the page under it', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=clients');
  await page.getByRole('tab', { name: 'All Appointments' }).click();
  const list = page.getByRole('heading', { name: 'All Appointments' });
  await expect(list).toBeVisible();
  await page
    .getByRole('link', { name: /open the appointment of/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/act=/);
  await page.reload();
  await drawer.getByRole('button', { name: 'Close' }).evaluate(pressTwice);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/tab=appointments$/);
  // Forward reopens it, and it closes as before.
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/act=/);
  await expect(drawer.getByLabel(/^Estimate/), 'the address is there before the form is drawn').toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/tab=appointments$/);
  // The same holds for the sheet that a dialog's link leads to.
  await page
    .getByRole('link', { name: /open the appointment of/ })
    .first()
    .click();
  await drawer.getByRole('link', { name: 'Print job sheet' }).click();
  await page.getByRole('button', { name: 'Back' }).evaluate(pressTwice);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/tab=clients$/);

  // Opened by its address, it has nothing behind it in the history; closing it stays on the page under it.
  await page.goto('/dashboard?tab=appointments&do=book');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/tab=appointments$/);
});
