import { business } from '../../business.ts';
import { makeAppointment, makeService } from '../../db/factories.ts';
import { pounds } from '../../features/amount-words.ts';
import { goToScreen, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, holdBack, loseResponses, replaceResponse } from './network.ts';
import { callAs, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

/** A client’s appointments, prices and history, on a phone. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => startSession(page, client));

test('a price withdrawn, or answered by phone, while its dialog is open can no longer be agreed to', async ({
  page,
  request,
  garage,
}) => {
  const staff = await callAs(request, 'employee@demo.example');
  const call = await callAs(request, client);
  const { id: client_id } = await call<{ id: string }>('GET', '/api/profile');
  const { vehicle_id, model } = await firstCar(call);
  const db = garage.open();
  const far = Temporal.Now.plainDateISO('Europe/London').add({ days: 330 }).toString();
  const booked = {
    service_type: 'Clutch Replacement',
    client_id,
    vehicle_id,
    appointment_date: far,
  } as const;
  // No other price may be waiting.
  await db.deleteFrom('quotes').execute();
  const { id: appointment_id } = await makeAppointment(db, booked);
  const dialog = page.getByRole('dialog', { name: 'A price for you to approve' });
  const agree = dialog.getByRole('button', { name: 'Agree to pay £41.37' });
  const decline = dialog.getByRole('button', { name: 'Decline' });
  const asked = async (work: string) => {
    const quote = { appointment_id, work, price: 4137 };
    const { id } = await staff<{ id: string }>('POST', '/api/staff/quotes', quote);
    await page.goto(`/dashboard?tab=appointments&dialog=price&id=${id}`);
    await expect(agree).toBeVisible();
    return `/api/staff/quotes/${id}`;
  };
  const isHeard = page.waitForResponse('**/api/live');
  const withdrawn = await asked('Wiper blades');
  await isHeard;
  await staff('PATCH', `/api/staff/vehicles/${vehicle_id}`, { model: 'Gran Turismo' });
  await expect(dialog, 'the car has its current name').toContainText('Gran Turismo');
  const behind = page.locator('li').filter({ hasText: 'Clutch Replacement' }).last();
  await expect(behind).toContainText('Gran Turismo');
  await staff('PATCH', `/api/staff/vehicles/${vehicle_id}`, { model });
  const heard = await knownRegions(dialog);
  await staff('POST', `${withdrawn}/withdraw`);
  await expect(heard, 'announced').toContainText([
    'Either the garage has withdrawn this price and there is nothing for you to do, or',
  ]);
  await expect(agree).toHaveCount(0);
  const dearer = { appointment_id, work: 'Wiper blades and arms', price: 5000 };
  const { id: anew } = await staff<{ id: string }>('POST', '/api/staff/quotes', dearer);
  await expect(heard, 'the new price is not hidden either').toContainText([
    'Another price, £50.00, is waiting for your answer. You will find it with your appointments.',
  ]);
  await expect(dialog).not.toContainText('nothing for you to do');
  await staff('POST', `/api/staff/quotes/${anew}/withdraw`);

  const answered = await asked('Cabin filter');
  const heardNow = await knownRegions(dialog);
  await staff('POST', `${answered}/answer`, { answer: 'declined' });
  await expect(heardNow.getByText('Declined on the phone'), 'announced').toBeVisible();
  await expect(decline).toHaveCount(0);
  await expect(agree).toHaveCount(0);

  // A client whose page receives no changes learns this from the button.
  await page.route('**/api/live', (route) => route.abort());
  const unheard = await asked('Spark plugs');
  await staff('POST', `${unheard}/answer`, { answer: 'agreed' });
  const letGo = await holdBack(page, '**/api/quotes/*/answer');
  await decline.click();
  await expect(decline, 'it keeps the focus while sending').toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(toast(page)).toContainText('This price has already been answered or withdrawn.');
  await expect(dialog).toContainText('Agreed on the phone');
  await expect(agree).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Clutch Replacement' }).last();
  await expect(item.getByRole('list', { name: 'Prices' }).getByRole('listitem'), 'oldest first').toHaveText([
    '£41.37: Cabin filterDeclined on the phone',
    '£41.37: Spark plugsAgreed on the phone',
  ]);
  await asked('Air filter');
  // Nobody else’s journey meets it.
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', appointment_id)
    .execute();
  await page.reload();
  await expect(dialog, 'too late to be answered').toContainText('Not answered');
  await expect(dialog).toContainText('This appointment is over, so nothing more can be agreed for it.');
  await db.destroy();
});

test('a list continues where it ended, once for two quick presses', async ({ page }) => {
  const asked: (string | null)[] = [];
  const second = Promise.withResolvers<void>();
  await page.route('**/api/appointments?*', async (route) => {
    const { 'start-after': cursor = null, ...headers } = route.request().headers();
    asked.push(cursor);
    if (cursor) await second.promise;
    const url = route.request().url().replace(/[?].*/, '?limit=1&when=all');
    const answer = await route.fetch({ url, headers });
    const { rows } = (await answer.json()) as { rows: object[] };
    const page30 = Array.from({ length: 30 }, (_, at) => ({ ...rows[0], id: `${cursor ?? 'first'}-${at}` }));
    await route.fulfill({ json: { rows: page30, next: cursor ? `${cursor}-next` : 'second' } });
  });
  await page.goto('/dashboard?tab=appointments');
  const items = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(items).toHaveCount(30);
  // At once, before the button can show that it is waiting, and once more when it does.
  await more.evaluate((button: HTMLButtonElement) => [button, button].forEach((each) => each.click()));
  await more.dispatchEvent('click');
  second.resolve();
  await expect(items).toHaveCount(60);
  expect(asked).toEqual([null, 'second']);
  await more.click();
  await expect(items).toHaveCount(90);
  expect(asked).toEqual([null, 'second', 'second-next']);
  await page.unrouteAll({ behavior: 'wait' });
});

test('appointments and records that load before the cars do not jump when the choice of a car appears above them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    const shifts: PerformanceEntry[] = [];
    seen.observe({ type: 'layout-shift' });
    Object.assign(globalThis, { shifts });
  });
  const frames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  for (const [tab, first] of [
    ['appointments', '**/api/appointments?*'],
    ['history', '**/api/services/costs*'],
  ] as const) {
    const letGo = await holdBack(page, '**/api/vehicles*');
    const came = page.waitForResponse(first);
    await page.goto(`/dashboard?tab=${tab}`);
    await (await came).finished();
    await frames();
    letGo();
    await expect(page.getByLabel('Show')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await frames();
    expect(await page.evaluate('shifts'), tab).toEqual([]);
  }
});

test('an appointment too close to be changed online has no button for that, but a number to call', async ({
  page,
  request,
  garage,
}) => {
  const callAsClient = await callAs(request, client);
  const { id: client_id } = await callAsClient<{ id: string }>('GET', '/api/profile');
  const db = garage.open();
  const soon = Temporal.Now.plainDateISO('Europe/London');
  // In a bay of its own, because the day is full.
  const booked = { client_id, appointment_date: soon.toString(), bay: 2, notes: 'Slips in fourth.' };
  const { id } = await makeAppointment(db, booked);
  const inAWeek = {
    ...booked,
    appointment_date: soon.add({ days: 7 }).toString(),
    notes: 'Pulls to the left.',
  };
  const { id: laterId } = await makeAppointment(db, inAWeek);
  await page.goto('/dashboard?tab=appointments');
  const item = page.getByRole('listitem').filter({ hasText: 'Slips in fourth.' });
  const call = `To change it now, please call us: ${business.phone}`;
  await expect(item).toContainText(call);
  await expect(item.getByRole('button')).toHaveText(['Add to calendar']);
  const later = page.getByRole('listitem').filter({ hasText: 'Pulls to the left.' });
  const admin = await callAs(request, 'admin@demo.example');
  for (const [notice_hours, words] of [
    [336, call],
    [24, 'Change or cancel until'],
  ] as const) {
    await admin('PATCH', '/api/staff/settings', { notice_hours });
    await expect(later, 'even if the garage has just changed the notice period').toContainText(words);
  }
  await goToScreen(page, `/dashboard?tab=appointments&dialog=move&id=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'with a button shown before').toContainText('To change it now, please call us');
  await expect(dialog.getByRole('button')).toHaveText(['×']);
  // Nobody else’s journey meets it.
  await db.deleteFrom('appointments').where('id', 'in', [id, laterId]).execute();
  await db.destroy();
});

test('the history narrows to a car and a year, is saved and printed as shown, and the work is booked again', async ({
  page,
  request,
  garage,
}) => {
  const call = await callAs(request, client);
  const { vehicle_id, make, model } = await firstCar(call);
  const staff = await callAs(request, 'employee@demo.example');
  const db = garage.open();
  for (const [service_date, description] of [
    ['2019-05-01', 'Long ago'],
    ['2018-05-01', 'Longer ago'],
  ] as const)
    await makeService(db, { vehicle_id, service_date, description, service_type: 'Other' });
  for (const year of [2014, 2015, 2016, 2017])
    await makeService(db, { vehicle_id, service_date: `${year}-05-01` });
  const { id: client_id } = await call<{ id: string }>('GET', '/api/profile');
  const appointment_date = Temporal.Now.plainDateISO('Europe/London').toString();
  const done = { client_id, vehicle_id, appointment_date, bay: 2, status: 'completed' } as const;
  const { id: appointment_id } = await makeAppointment(db, done);
  const bare = await call<{ rows: { id: string }[] }>('GET', '/api/vehicles?limit=2');
  await page.goto(`/dashboard?tab=history&year=2019&of=${bare.rows[1]?.id ?? ''}`);
  await expect(page.getByText('No service history')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' }), 'of nothing').toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2019');
  await page.goto('/dashboard?tab=history');
  const beingWritten = page.getByText(`writing up the work on your ${make} ${model}`);
  await expect(beingWritten, 'the message that it is ready leads here').toBeVisible();
  const service = { vehicle_id, appointment_id, service_type: 'Other', service_date: appointment_date };
  const record = (await staff('POST', '/api/staff/services', service)) as { id: string };
  await expect(beingWritten).toHaveCount(0);
  await db.deleteFrom('services').where('id', '=', record.id).execute();
  await db.deleteFrom('appointments').where('id', '=', appointment_id).execute();
  await db.destroy();
  await expect(page.getByRole('button', { name: 'Print history pack' })).toBeDisabled();
  await expect(page.getByText('Choose one vehicle to print its history pack.')).toBeVisible();
  const [year, years] = ['2019', page.getByLabel('Year')];
  await expect(page.getByRole('region', { name: 'Costs' }).getByText(/^20\d\d$/)).toHaveCount(6);
  const said = page.getByRole('status').filter({ hasText: 'shown' });
  await years.selectOption('2018');
  await expect(said, 'the result is announced').toHaveText('1 service shown.');
  await expect(page.getByText('Longer ago', { exact: true })).toBeVisible();
  await expect(page.getByText('Long ago', { exact: true })).toHaveCount(0);
  await years.selectOption('All years');
  await expect(page).not.toHaveURL(/year/);
  await expect(page.getByText('Long ago', { exact: true })).toBeVisible();
  await years.selectOption(year);
  await expect(page.getByText('Longer ago', { exact: true })).toHaveCount(0);
  await page.getByLabel('Show').selectOption(vehicle_id);
  await expect(page).toHaveURL(/[?&]of=/);
  const car = new URL(page.url()).searchParams.get('of') ?? '';
  const file = page.waitForRequest('**/api/services/csv?*');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(Object.fromEntries(new URL((await file).url()).searchParams)).toEqual({ vehicle_id: car, year });
  expect((await saved).suggestedFilename()).toBe('service-history.csv');
  await page.getByRole('button', { name: 'Print history pack' }).click();
  await expect(page.getByRole('definition').filter({ hasText: / or at [\d,]+ miles$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^$/ }), 'no unknown values').toHaveCount(0);
  const costs = await page.getByRole('cell').filter({ hasText: /^£/ }).allTextContents();
  const total = costs.reduce((sum, cost) => sum + Number(cost.replaceAll(/[£,.]/g, '')), 0);
  await expect(page.getByText(`, ${pounds(total)} in total. As of `)).toBeVisible();
  await staff('PATCH', `/api/staff/vehicles/${vehicle_id}`, { model: 'Gran Turismo' });
  await expect(page.getByRole('heading', { name: /^Service history: .* Gran Turismo/ })).toBeVisible();
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page).toHaveTitle('printed');
  await page.getByRole('button', { name: 'Back to the history' }).click();
  await expect(page.getByRole('button', { name: /^Book again: .* Gran Turismo, / }).first()).toBeVisible();
  await staff('PATCH', `/api/staff/vehicles/${vehicle_id}`, { model });
  await page
    .getByRole('button', { name: `, ${make} ${model}, ` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(dialog.getByLabel('Vehicle')).toHaveValue(car);
  await expect(dialog.getByLabel('Service Type')).not.toHaveValue('');
});

test('appointments go into a calendar: one as a file, all of them by an address that can be cut off', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=appointments');
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Add to calendar: / })
    .first()
    .click();
  expect((await file).suggestedFilename()).toBe('appointment.ics');
  await page.getByRole('button', { name: 'Sync to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync to Your Calendar' });
  await dialog.getByRole('button', { name: 'Make my private address' }).click();
  const address = dialog.getByLabel('Your calendar address');
  await expect(address).toHaveValue(/^https?:.*\.ics$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied');
  const replaced = await page.evaluate(() => navigator.clipboard.readText());
  await expect(address).toHaveValue(replaced);
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await expect(toast(page), 'they look alike').toContainText('The old one no longer works.');
  await expect(address).not.toHaveValue(replaced);
  await expect(address).toHaveValue(/^https?:.*\.ics$/);
  const followed = await address.inputValue();
  await answerOnce(page, '**/api/calendar', replaceResponse, 'DELETE');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page), 'done despite the lost response').toContainText('Revoked');
  await expect(
    dialog.getByRole('button', { name: 'Make my private address' }),
    'an address that no longer works is not shown, even without a response',
  ).toBeVisible();
  expect((await page.request.get(followed)).status()).toBe(404);
});

test('a dialog says if its appointment has moved meanwhile, and offers nothing more if it was cancelled', async ({
  page,
  request,
}) => {
  const booking = {
    service_type: 'Diagnostics',
    appointment_date: tuesdayAhead(9),
    appointment_time: '15:00',
  };
  const callAsClient = await callAs(request, client);
  const { id } = await callAsClient<{ id: string }>('POST', '/api/appointments', {
    ...booking,
    vehicle_id: null,
    duration_minutes: 60,
  });
  await goToScreen(page, `/dashboard?tab=appointments&dialog=move&id=${id}`);
  const move = page.getByRole('dialog', { name: 'Change Appointment' });
  await move.getByRole('radio', { name: '11:00' }).check();
  const heard = await knownRegions(move);
  const call = await callAs(request, 'employee@demo.example');
  const [appointment_date, appointment_time] = [tuesdayAhead(10), '09:00'];
  const to = { appointment_date, appointment_time, duration_minutes: 60 };
  await call('POST', `/api/staff/appointments/${id}/move`, to);
  await expect(move.getByLabel('Date')).toHaveValue(appointment_date);
  await expect(heard.getByText(/has since been moved to Tue .*, 09:00\./), 'announced').toBeVisible();
  await page.goto(`/dashboard?tab=appointments&dialog=cancel&id=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Cancel Appointment' });
  await expect(dialog, 'the focus begins after it').toHaveAccessibleDescription(/cannot be undone/);
  const cancel = dialog.getByRole('button', { name: 'Cancel Appointment' });
  await expect(cancel).toBeVisible();
  const heardNow = await knownRegions(dialog);
  await call('POST', `/api/staff/appointments/${id}/move`, { ...to, appointment_time: '09:30' });
  await expect(heardNow.getByText(/has since been moved to Tue .*, 09:30\./), 'announced').toBeVisible();
  const heardLast = await knownRegions(dialog);
  await loseResponses(page, `**/api/appointments/${id}/cancel`);
  await cancel.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await expect(
    heardLast.getByText('This appointment is cancelled and can no longer be changed.'),
    'announced',
  ).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await page.goto(`/dashboard?tab=appointments&dialog=move&id=${id}`);
  await expect(move).toContainText('This appointment is cancelled and can no longer be changed.');
  await expect(move.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('a printed history breaks neither prices, words nor entries, however much was written about the work', async ({
  page,
  request,
  garage,
}) => {
  const call = await callAs(request, client);
  const { id } = await call<{ id: string }>('POST', '/api/vehicles', {
    make: 'Seat',
    model: 'Alhambra',
    year: 2016,
    registration: 'PA16 PER',
  });
  const db = garage.open();
  for (const description of ['Checked again after a long drive in the rain. '.repeat(4), 'x'.repeat(150)])
    await makeService(db, { vehicle_id: id, description, service_type: 'Diagnostics', cost: 123_456 });
  await db.destroy();
  // A4 with the usual margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/dashboard?tab=history&of=${id}&dialog=pack`);
  const rows = page.getByRole('row').filter({ hasText: '£1,234.56' });
  await expect(rows).toHaveCount(2);
  const lines = (label: string) =>
    rows.locator(`[data-label="${label}"]`).evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      }),
    );
  expect(await lines('Cost')).toEqual([1, 1]);
  expect(await lines('Work')).toEqual([1, 1]);
  for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

/** @returns the client's first car */
async function firstCar(call: Awaited<ReturnType<typeof callAs>>) {
  type Cars = { rows: [{ id: string; make: string; model: string }] };
  const [{ id, make, model }] = (await call<Cars>('GET', '/api/vehicles?limit=1')).rows;
  return { vehicle_id: id, make, model };
}
