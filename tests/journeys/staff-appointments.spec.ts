import { business, postalAddress } from '../../business.ts';
import { addDays } from '../../features/appointments/calendar.ts';
import { formatDate, formatDateWithWeekday } from '../../features/date-words.ts';
import { makeAppointment, makeProfile, makeQuote, makeVehicle } from '../../db/factories.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { nextServiceAfter } from '../../features/vehicles/service.ts';
import { goToScreen, openFirstAppointment, searchIn, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, holdBack } from './network.ts';
import { anotherPage, callAs, callInPage, signInAtDesk, signInByHand, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

/** Appointments at the desk, their records and their printouts. */
test.use({ viewport: { width: 1440, height: 900 } });

test('staff confirm an appointment with one click and undo it', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=appointments&status=scheduled&sort=date');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Confirm: / }) });
  const name =
    (await row
      .first()
      .getByRole('button', { name: /^Confirm: / })
      .getAttribute('aria-label')) ?? '';
  const open = await row.first().getByRole('link').first().getAttribute('href');
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByText('Appointment status updated successfully.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The appointment is as it was before.').first()).toBeVisible();
  await page.goto(open ?? '');
  await expect(page.getByRole('dialog', { name: 'Appointment' }).getByText('Scheduled')).toBeVisible();
});

test('a double click does one thing, and Undo is not offered again once used', async ({ page }) => {
  await startSession(page);
  const tomorrow = Temporal.Now.plainDateISO('Europe/London').add({ days: 1 });
  const drawer = await openFirstAppointment(page, `status=confirmed&sort=date&from=${tomorrow.toString()}`);
  const inList = page.locator('main').getByRole('button', { name: /^Start Work: /, includeHidden: true });
  await expect(inList, 'nobody starts another day’s work by accident').toHaveCount(0);
  await drawer.getByRole('button', { name: /^Start Work/ }).dblclick({ delay: 100 });
  await expect(toast(page)).toContainText('Appointment status updated successfully.');
  await expect(drawer.getByRole('button', { name: /^Complete/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('The appointment is as it was before.');
  await expect(drawer.getByRole('button', { name: /^Start Work/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Undo/ })).toBeHidden();
  // Nor is it offered after a later change: the server would refuse it.
  await openFirstAppointment(page, 'status=scheduled&sort=date');
  await expect(drawer).toContainText('Scheduled');
  // The page shows a change before it has re-read the appointment.
  const letGo = await holdBack(page, /staff\/appointments\/[^/?]+$/, 'GET');
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(drawer).toContainText('Confirmed');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Notes').fill('Keys in the box.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Keys in the box.' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Start Work' }).click();
  await expect(toast(page)).toContainText('Appointment status updated successfully.');
  letGo();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Ask to approve a price' }).click();
  await drawer.getByRole('textbox', { name: 'Work' }).fill('Wiper blades');
  await drawer.getByLabel('Price in pounds').fill('20');
  await drawer.getByRole('button', { name: /^(Ask the client|Note the price)$/ }).click();
  await expect(drawer.getByRole('button', { name: 'Complete' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a choice stays while the list is re-read, and does not cause the next action to be refused', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=appointments&status=scheduled&sort=-created');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Confirm/ }) })
    .last();
  const who = await row.getByRole('combobox', { name: /^Mechanic for/ }).getAttribute('aria-label');
  const mechanic = page.getByRole('combobox', { name: who ?? '' });
  const listed = page.getByRole('row').filter({ has: mechanic });
  await expect(mechanic.getByRole('option', { name: 'Jess Thornhill' })).toBeAttached();
  const letGo = await holdBack(page, '**/api/staff/appointments?*');
  const letAssign = await holdBack(page, '**/api/staff/appointments/*', 'PATCH');
  await mechanic.selectOption('Jess Thornhill');
  await listed.getByRole('button', { name: /^Confirm/ }).click();
  await expect(mechanic.locator('option:checked')).toHaveText('Jess Thornhill');
  await expect(mechanic).toHaveAttribute('aria-busy', 'true');
  letAssign();
  await expect(toast(page)).toContainText('Appointment status updated successfully.');
  await expect(mechanic.locator('option:checked')).toHaveText('Jess Thornhill');
  await expect(mechanic).toHaveAttribute('aria-busy', 'false');
  await expect(listed, 'though the list has not been read again').toContainText('Confirmed');
  letGo();
  await expect(mechanic).toHaveCount(0);
});

test('staff book for a new client who only phones, by keyboard, and find them again', async ({ page }) => {
  await signInAtDesk(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose a client, or add a new one.');
  await dialog.getByRole('button', { name: 'New client' }).press('Enter');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  // The text that staff searched by moves to the field where it belongs.
  for (const [typed, label] of [
    ['07700 900818', 'Phone'],
    ['yardley@example.com', 'Email'],
    ['yd17 wlh', 'Registration'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Find existing client' }).press('Enter');
    await dialog.getByPlaceholder('Name, phone, email or plate').pressSequentially(typed);
    await expect(page.getByRole('option', { name: `Add ${typed}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Full name')).toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(
      label === 'Registration' ? 'YD17 WLH' : typed,
    );
  }
  await dialog.getByLabel('Phone').fill('+44 7700 900100');
  await expect(dialog.getByRole('status').getByText('Robin Carter has this number.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose Robin Carter' }).press('Enter');
  await expect(dialog.getByLabel('Vehicle')).toBeFocused();
  await dialog.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await dialog.getByPlaceholder('Name, phone, email or plate').pressSequentially('Wilhelmina Yardley');
  await expect(page.getByRole('option', { name: /Add Wilhelmina Yardley/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Wilhelmina Yardley');
  await expect(dialog.getByLabel('Notes')).toHaveAccessibleDescription(/The client sees these/);
  await dialog.getByLabel('Vehicle').selectOption('A new vehicle…');
  await dialog.getByLabel('Registration').fill('DE18 GXA');
  await expect(
    dialog.getByRole('status').getByText(/ has this registration\. Remove it there/),
  ).toBeVisible();
  await dialog.getByLabel('Vehicle').selectOption('No vehicle yet');
  await expect(dialog.getByLabel('Agreed with the client')).toBeChecked();
  await dialog.getByLabel('Type of work').selectOption('Full Service');
  await expect(dialog.getByLabel('How long')).toHaveValue('180');
  await dialog.getByLabel('How long').selectOption('30');
  await dialog.getByLabel('Date').fill(tuesdayAhead());
  await dialog.getByRole('radio').last().check();
  const reason = 'This time slot is already booked.';
  const taken = { error: { code: 'slot_taken', message: reason, fields: { appointment_time: reason } } };
  const bookings = '**/api/staff/appointments';
  await answerOnce(page, bookings, (route) => route.fulfill({ status: 409, json: taken }));
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page)).toContainText('Time Slot Unavailable');
  await expect(dialog.getByRole('alert')).toContainText(reason);
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Name, phone, email or plate')).toBeFocused();
  await page.keyboard.type('yardl');
  await expect(page.getByRole('option', { name: /Client Wilhelmina Yardley/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Appointment .*Full Service.*Confirmed/ })).toBeVisible();
  const { appointments } = (await callInPage(page, 'GET', '/api/staff/search?q=yardl')) as {
    appointments: [{ id: string }];
  };
  const path = `/api/staff/appointments/${appointments[0].id}`;
  await callInPage(page, 'PATCH', path, { service_type: 'Oil Change' });
  await expect(page.getByRole('option', { name: /^Appointment .*Oil Change/ }), 'as it is now').toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wilhelmina Yardley' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue('');
  const booked = page.getByRole('table', { name: 'Appointments' });
  await expect(booked.getByText('Oil Change')).toBeVisible();
  await booked.getByRole('link', { name: /open the appointment/ }).click();
  const act = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(act.last(), 'in the words of the audit log').toContainText('Booked Full Service on ');
  await expect(act.nth(1), 'agreed on the phone').toContainText('Confirmed Full Service on ');
});

test('a day that is closed, full or over leads to the next free ones, and a time that has passed says so', async ({
  page,
}) => {
  // News of a change would make the form ask again.
  await page.route('**/api/live', (route) => route.abort());
  await page.clock.install();
  await signInAtDesk(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  const nearest = dialog.getByRole('group', { name: 'Next free days' });
  const open = tuesdayAhead();
  await dialog.getByLabel('Date').fill(open);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(nearest, 'the day itself is free').toBeHidden();
  const heard = await knownRegions(dialog);
  await dialog.getByLabel('Date').fill('2024-03-05');
  await expect(heard.getByText('This day has passed. Please choose today or a later day.')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(nearest).toBeVisible();
  await dialog.getByLabel('Date').fill(addDays(open, 5));
  await expect(heard.getByText('We are closed on Sundays. You can still book it.')).toBeVisible();
  await nearest.getByRole('button').first().press('Enter');
  const monday = addDays(open, 6);
  await expect(dialog.getByText(formatDateWithWeekday(monday))).toBeVisible();
  await expect(dialog.getByRole('radio').first(), 'the focus moves on to its times').toBeFocused();
  await dialog.getByRole('radio', { name: '17:30' }).check();
  await expect(
    dialog.getByText('This would take until 18:30, but the garage closes at 17:00.'),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: '10:00' }).check();
  const heardNow = await knownRegions(dialog);
  await page.route('**/api/staff/calendar/free*', async (route) => {
    const answer = await route.fetch();
    const day = (await answer.json()) as { times: object[] };
    return route.fulfill({
      json: { ...day, times: day.times.map((time) => ({ ...time, has_passed: true })) },
    });
  });
  // The time passes while the form is open.
  await page.clock.fastForward(61_000);
  await expect(heardNow.getByText('10:00 has passed. You can still book it.')).toBeVisible();
});

test('staff record the work, and the car’s next service follows from it', async ({ page, request }) => {
  const call = await callAs(request, 'admin@demo.example');
  await signInAtDesk(page);
  await page.getByRole('button', { name: 'Add Service Record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service Record' });
  await dialog.getByPlaceholder('Name, phone, email or plate').pressSequentially('client@demo');
  await page.getByRole('option', { name: /^Client Robin Carter/ }).click();
  const car = dialog.getByRole('option', { name: /DE18 GXA/ });
  const id = (await car.getAttribute('value')) ?? '';
  await dialog.getByLabel('Vehicle').selectOption(id);
  await expect(dialog.getByText('Last known: ')).toBeVisible();
  await dialog.getByLabel('Type of work').selectOption('Full Service');
  const day = await dialog.getByLabel('Date', { exact: true }).inputValue();
  const next = nextServiceAfter(day);
  const mileage = dialog.getByLabel('Mileage', { exact: false }).first();
  await mileage.fill('15');
  await expect(dialog.getByText(/^Less than the .+ last known: please check/)).toBeVisible();
  await mileage.fill('150,000');
  await expect(dialog.getByText('Last known: ')).toBeVisible();
  await expect(dialog.getByLabel('Next service due')).toHaveValue(next);
  await expect(dialog.getByLabel('Or at mileage')).toHaveValue('156000');
  await dialog.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(dialog).toBeHidden();
  await searchIn(page, 'vehicles', 'DE18 GXA');
  await expect(page.getByRole('row').getByText(formatDate(next))).toBeVisible();
  await expect(page.getByText('1 vehicle shown.'), 'for screen readers').toBeAttached();
  await call('PATCH', `/api/staff/vehicles/${id}`, { service_due_date: null });
  await expect(page.getByRole('row').getByText('at 156,000 miles'), 'all that is then known').toBeVisible();
});

test('staff who write a record are told of a further price and of a colleague’s record for the same appointment', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'admin@demo.example');
  const { id, client_id } = await call<AppointmentRow>('POST', '/api/staff/appointments', {
    client: { full_name: 'Hedda Marsh' },
    vehicle: { make: 'Skoda', model: 'Octavia', year: 2020, registration: 'HM20 SKO' },
    ...{ service_type: 'Oil Change', appointment_date: tuesdayAhead(23), appointment_time: '17:30' },
  });
  await startSession(page);
  const isHeard = page.waitForResponse('**/api/live');
  await page.goto(`/dashboard?do=record&from=${id}`);
  await isHeard;
  const dialog = page.getByRole('dialog', { name: 'Add Service Record' });
  await dialog.getByLabel('What was done').fill('Oil and filter');
  const told = dialog.getByText('This appointment already has 1 service record.');
  await expect(told).toHaveCount(0);
  const { id: quote } = await call<{ id: string }>('POST', '/api/staff/quotes', {
    appointment_id: id,
    work: 'Sump plug',
    price: 1200,
  });
  await call('POST', `/api/staff/quotes/${quote}/answer`, { answer: 'agreed' });
  const price = dialog.getByText('they now come to £12.00');
  await expect(price).toBeVisible();
  const isHeardAgain = page.waitForResponse('**/api/live');
  await page.reload();
  await isHeardAgain;
  await expect(price, 'for a draft as well').toBeVisible();
  const type = dialog.getByText('The appointment has been changed to Full Service.');
  await expect(type).toHaveCount(0);
  await call('PATCH', `/api/staff/appointments/${id}`, { service_type: 'Full Service' });
  await expect(type).toBeVisible();
  const { id: vehicle_id } = await call<{ id: string }>('POST', `/api/staff/clients/${client_id}/vehicles`, {
    ...{ make: 'Skoda', model: 'Fabia', year: 2018, registration: 'HM18 SKF', mileage: 88_000 },
  });
  await call('PATCH', `/api/staff/appointments/${id}`, { vehicle_id });
  await expect(dialog.getByText('The appointment has been changed to this vehicle.')).toBeVisible();
  await expect(dialog.getByText('Last known: 88,000 miles.'), 'the other car’s mileage').toBeVisible();
  const record = { vehicle_id, appointment_id: id, service_type: 'Oil Change', status: 'in_progress' };
  await call('POST', '/api/staff/services', { ...record, service_date: tuesdayAhead(23) });
  await expect(told).toBeVisible();
  await expect(price).toHaveCount(0);
  await expect(dialog.getByLabel('What was done')).toHaveValue('Oil and filter');

  const without = await call<AppointmentRow>('POST', '/api/staff/appointments', {
    client: { full_name: 'Nora Carless' },
    ...{ service_type: 'Oil Change', appointment_date: tuesdayAhead(23), appointment_time: '16:30' },
  });
  await goToScreen(page, `/dashboard?do=record&from=${without.id}`);
  await expect(dialog.getByText('a service record belongs to a vehicle.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' }), 'retrying would not help').toHaveCount(0);
  await expect(page.getByText('Failed to load dashboard data')).toHaveCount(0);
});

test('staff move an appointment to another day through a form', async ({ page, request }) => {
  const call = await callAs(request, 'admin@demo.example');
  await call('PATCH', '/api/staff/settings', { bays: 2, seen: {} });
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=confirmed&sort=-date');
  await drawer.getByRole('button', { name: 'Move or change length' }).click();
  await expect(drawer.getByRole('radio', { checked: true }), 'its own slot counts as free').toHaveCount(1);
  // Who has the last confirmed appointment depends on the day, and not every client has an email address.
  const told = /but not for a change of length or bay\.|has no email address: please tell them/;
  await expect(drawer.getByText(told)).toBeVisible();
  await drawer.getByLabel('Date').fill(tuesdayAhead());
  await drawer.getByLabel('How long').selectOption('60');
  await drawer.getByRole('radio').first().check();
  const bay = drawer.getByLabel('Bay');
  await bay.selectOption('2');
  const { rows } = await call<{ rows: { id: string }[] }>('GET', '/api/staff/clients?limit=1');
  await call('POST', '/api/staff/appointments', {
    ...{ client_id: rows[0]?.id, service_type: 'Other', notes: null, estimated_cost: null, bay: 2 },
    ...{ appointment_date: tuesdayAhead(), duration_minutes: 30 },
    appointment_time: await drawer.getByRole('radio', { checked: true }).inputValue(),
  });
  await expect(bay.locator('option:checked'), 'no other one chosen silently').toHaveText('Bay 2 (not free)');
  await bay.selectOption('1');
  const move = drawer.getByRole('button', { name: 'Move', exact: true });
  await move.click();
  await expect(page.getByText('The appointment has moved.').first()).toBeVisible();

  const moved = new URL(page.url()).searchParams.get('appointment');
  await page.goto(`/dashboard?tab=calendar&date=${tuesdayAhead()}`);
  await page.getByRole('region', { name: 'Day board' }).locator(`a[href*="${moved}"]`).click();
  // Under the open drawer, no element has a role.
  const cards = page.locator('[aria-label="Day board"] a', { hasText: '·' });
  const before = await cards.count();
  await drawer.getByRole('button', { name: 'Move or change length' }).click();
  await drawer.getByLabel('Date').fill(tuesdayAhead(6));
  await drawer.getByRole('radio').first().check();
  const letGo = await holdBack(page, '**/api/staff/calendar/day?*');
  await move.click();
  await expect(toast(page)).toContainText('The appointment has moved.');
  await expect(drawer).toContainText(formatDate(tuesdayAhead(6)));
  await expect(cards, 'gone from its old day before that is re-read').toHaveCount(before - 1);
  letGo();

  // Changing only the length moves nothing.
  await drawer.getByRole('button', { name: 'Move or change length' }).click();
  await drawer.getByLabel('How long').selectOption('30');
  await move.click();
  await expect(toast(page)).toContainText('Appointment saved.');
  await expect(drawer.getByText(/^Changed .+ at \d\d:\d\d$/)).toBeVisible();
});

test('two editors of one appointment: the second sees both versions and loses nothing', async ({
  browser,
  page,
  request,
}) => {
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=confirmed&sort=date');
  const plate = await drawer.getByText(/^[A-Z]{2}\d\d [A-Z]{3}$/).innerText();
  const address = `${page.url()}&act=edit`;
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  await page.goto(address);
  await colleague.goto(address);
  await page.getByRole('dialog').getByLabel('Notes').fill('Written second');
  await colleague.getByRole('dialog').getByLabel('Notes').fill('Written first');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Appointment saved.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
  await expect(both).toContainText('Written first');
  await expect(both).toContainText('Written second');
  await both.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Appointment saved.').first()).toBeVisible();
  await expect(drawer.getByLabel('Notes'), 'the form has closed').toHaveCount(0);
  const notes = (text: string) => page.getByRole('definition').filter({ hasText: text });
  await expect(notes('Written second')).toBeVisible();
  await expect(drawer.getByText(plate), 'it still has its own car').toBeVisible();
  await colleague.goto(address);
  await colleague.getByRole('dialog').getByLabel('Notes').fill('Written third');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Written last');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Appointment saved.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await both.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(both).toBeHidden();
  await expect(notes('Written third')).toBeVisible();

  // Other people's changes show at once in fields where nobody has typed, and need no choice.
  const call = await callAs(request, 'admin@demo.example');
  const path = `/api/staff/appointments/${new URL(address).searchParams.get('appointment')}`;
  type Colleagues = { rows: { id: string; full_name: string }[] };
  const [first, second] = (await call<Colleagues>('GET', '/api/staff/colleagues')).rows;
  await call('PATCH', path, { estimated_cost: 8900, assigned_to: first?.id });
  await expect(notes('£89.00')).toBeVisible();
  const assigned = drawer.getByRole('combobox', { name: /^Mechanic for/ });
  await expect(assigned).toHaveValue(first?.id ?? '');
  await goToScreen(page, address.slice(address.indexOf('/dashboard')));
  const mechanic = drawer.getByLabel('Mechanic');
  await expect(mechanic).toHaveValue(first?.id ?? '');
  await call('PATCH', path, { estimated_cost: 5500, assigned_to: second?.id });
  await expect(drawer.getByLabel('Estimate in pounds')).toHaveValue('55.00');
  await drawer.getByLabel('Notes').fill('Written besides');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByLabel('Notes'), 'the form has closed').toHaveCount(0);
  await expect(notes('Written besides')).toBeVisible();
  await expect(notes('£55.00')).toBeVisible();
  await assigned.selectOption(first?.id ?? '');
  await expect(toast(page)).toContainText('Mechanic saved.');
  await expect(drawer.getByText(/^Changed .+ at \d\d:\d\d$/).first()).toBeVisible();
  await colleague.context().close();
});

test('the mechanic’s copy of a job sheet names no client and no price', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=appointments&status=confirmed');
  const row = page.getByRole('row').nth(1);
  const [client, price] = [
    await row.getByRole('link').nth(1).innerText(),
    await row.getByRole('cell').filter({ hasText: '£' }).innerText(),
  ];
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Notes').fill('Ring Bob before drilling');
  await page.getByLabel('For staff only').fill('Keys on hook 4');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Print job sheet' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: /Job sheet/ })).toBeVisible();
  await expect(sheet).not.toContainText(client);
  await expect(sheet).not.toContainText(price);
  await expect(sheet).not.toContainText('Bob');
  await expect(sheet, 'nobody drills before asking').toContainText('There are some: ask the office');
  await expect(sheet, 'staff’s own words').toContainText('Keys on hook 4');
  const printNotes = page.getByLabel('Print the notes');
  await printNotes.check();
  await expect(sheet, 'someone has looked at them').toContainText('Ring Bob before drilling');
  await expect(sheet).not.toContainText(client);
  await printNotes.uncheck();
  await page.getByLabel(/Mechanic’s copy/).uncheck();
  await expect(printNotes, 'the office’s copy always has them').toHaveCount(0);
  await expect(sheet).toContainText(client);
  await expect(sheet).toContainText('Ring Bob before drilling');
  await page.goto('/dashboard?print=job');
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page.getByText('We could not find that appointment.')).toBeVisible();
  await page.goto('/dashboard?print=day');
  const estimates = sheet.getByRole('columnheader', { name: 'Estimate' });
  await expect(estimates).toBeVisible();
  await expect(sheet.getByText('Ask the office')).toHaveCount(0);
  await page.getByLabel(/Mechanic’s copy/).check();
  await expect(estimates).toHaveCount(0);
  await expect(sheet.getByText('Ask the office').first(), 'there are notes').toBeVisible();
  await page.getByLabel('Print the notes').check();
  await expect(sheet.getByText('Ask the office')).toHaveCount(0);
});

test('clients take away what was done and what it cost; staff see what is noted about them', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'admin@demo.example');
  const when = { appointment_date: tuesdayAhead(26), appointment_time: '17:30' };
  const { id, client_id, vehicle_id } = await call<AppointmentRow>('POST', '/api/staff/appointments', {
    client: { full_name: 'Rhona Pike', staff_notes: 'Deaf: text only, never ring' },
    vehicle: { make: 'Skoda', model: 'Fabia', year: 2017, registration: 'RP17 SKO' },
    ...{ ...when, service_type: 'Brake Service', workshop_notes: 'Keys on hook 4' },
  });
  const { id: record } = await call<{ id: string }>('POST', '/api/staff/services', {
    ...{ vehicle_id, service_type: 'Brake Service', service_date: '2026-01-05', status: 'completed' },
    ...{ cost: 18_950, mileage: 41_200, description: 'Front discs and pads' },
  });
  await startSession(page);
  await page.goto(`/dashboard?tab=services&record=${record}`);
  await page.getByRole('link', { name: 'Print for the client' }).click();
  const sheet = page.getByRole('article');
  for (const words of [
    'Record of work: Brake Service',
    'RP17 SKO',
    'Skoda Fabia, 2017',
    '5 Jan 2026',
    '41,200 miles',
    'Front discs and pads',
    '£189.50, VAT included',
    'Parts and labour come with a 12-month warranty.',
    postalAddress,
    business.phone,
  ])
    await expect(sheet).toContainText(words);
  await expect(sheet).not.toContainText(/invoice/i);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What was done'), 'back at the record').toHaveValue('Front discs and pads');
  await page.goto('/dashboard?print=record');
  await expect(page.getByText('We could not find that service record.')).toBeVisible();
  await page.goto(`/dashboard?appointment=${id}`);
  await expect(dialog).toContainText('About the clientDeaf: text only, never ring');
  await expect(dialog).toContainText('For staff onlyKeys on hook 4');
  await page.goto(`/dashboard?do=book&client=${client_id}`);
  await expect(dialog).toContainText('Deaf: text only, never ring');
});

test('a price is agreed, declined or withdrawn at the desk, and the job sheet says which', async ({
  page,
  garage,
}) => {
  const db = garage.open();
  // A client without an email address is asked, and answers, at the desk.
  await db.updateTable('profiles').set({ email: null }).where('user_type', '=', 'client').execute();
  await db.destroy();
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=confirmed&sort=-date');
  const address = page.url();
  const quotes = drawer.getByRole('region', { name: 'Prices to approve' }).getByRole('listitem');
  for (const [work, answer, state] of [
    ['Wiper blades', 'Agreed on the phone', 'Agreed on the phone, noted by Jess Thornhill'],
    ['Cabin filter', 'Declined on the phone', 'Declined on the phone, noted by Jess Thornhill'],
    ['Wheel alignment', 'Withdraw', 'Withdrawn by Jess Thornhill'],
  ] as const) {
    await drawer.getByRole('button', { name: 'Ask to approve a price' }).click();
    const field = drawer.getByRole('textbox', { name: 'Work' });
    await expect(field, 'the price just asked is not the next draft').toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/^Whoever rings will read this/);
    await field.fill(work);
    await drawer.getByLabel('Price in pounds').fill('41.37');
    await drawer.getByRole('button', { name: 'Note the price' }).click();
    const asked = 'To be asked on the phone, noted by Jess Thornhill';
    await expect(quotes.filter({ hasText: work })).toContainText(asked);
    const settle = drawer.getByRole('button', { name: `${answer}: ${work}` });
    await answerOnce(page, /quotes\/[^/]+\/(answer|withdraw)$/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await settle.click();
    await expect(toast(page)).toContainText('Error');
    await expect(settle, 'ready for another press after a refusal').toBeFocused();
    const letGo = await holdBack(page, /staff\/appointments\/[^/?]+$/, 'GET');
    await settle.click();
    await expect(toast(page)).toContainText('Success');
    await expect(settle, 'until the list shows it, a second answer would be refused').toHaveAttribute(
      'aria-disabled',
    );
    letGo();
    await expect(quotes.filter({ hasText: work })).toContainText(state);
  }
  await drawer.getByRole('link', { name: 'Print job sheet' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Wiper blades');
  await expect(sheet).toContainText('Cabin filter');
  await expect(sheet).not.toContainText('Wheel alignment');
  await expect(sheet).not.toContainText('£41.37');
  await page.getByLabel(/Mechanic’s copy/).uncheck();
  await expect(sheet).toContainText('Wiper blades, £41.37');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page, 'back where it was printed from').toHaveURL(address);
  await drawer.getByRole('button', { name: 'Ask to approve a price' }).click();
  await drawer.getByRole('textbox', { name: 'Work' }).fill('Brake fluid');
  await drawer.getByLabel('Price in pounds').fill('1,060');
  await drawer.getByRole('button', { name: 'Note the price' }).click();
  await expect(quotes.filter({ hasText: 'Brake fluid' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Start Work' }).click();
  const complete = drawer.getByRole('button', { name: 'Complete' });
  const question = page.getByRole('dialog', { name: 'Complete without an answer?' });
  await complete.click();
  await expect(question).toContainText('The client has not yet agreed to or declined a price.');
  await expect(question).toContainText('no email address: please tell them yourself that the car is ready');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await complete.click();
  await question.getByRole('button', { name: 'Complete' }).click();
  const over = quotes.filter({ hasText: 'Brake fluid' });
  await expect(over.getByRole('button'), 'nothing more can be agreed').toHaveText(['Withdraw']);
  await drawer.getByRole('link', { name: 'Print job sheet' }).click();
  await expect(sheet, 'no answer is awaited either').toContainText('Not answeredBrake fluid');
  await page.getByRole('button', { name: 'Back' }).click();
  await drawer.getByRole('button', { name: 'Add service record' }).click();
  const record = page.getByRole('dialog', { name: 'Add Service Record' });
  await expect(record.getByLabel('What was done')).toHaveValue(/Wiper blades/);
});

test('Today lists what other days left to do, and says what the client answered to a price', async ({
  page,
  garage,
}) => {
  const db = garage.open();
  const now = Temporal.Now.zonedDateTimeISO('Europe/London');
  const day = (ahead: number) => now.toPlainDate().add({ days: ahead }).toString();
  const { id: client_id } = await makeProfile(db, { full_name: 'Otto Overdue' });
  const { id: vehicle_id } = await makeVehicle(db, { owner_id: client_id });
  const make = (appointment_date: string, status: AppointmentRow['status']) =>
    makeAppointment(db, { client_id, vehicle_id, appointment_date, status, bay: 20 });
  for (let ago = 401; ago <= 425; ago += 1) await make(day(-ago), 'confirmed');
  const { id } = await make(day(9), 'in_progress');
  await make(day(-1), 'completed');
  const begun = await make(day(0), 'in_progress');
  const answered_at = now.toInstant().toString();
  await makeQuote(db, { appointment_id: begun.id, status: 'agreed', answered_at });
  await makeQuote(db, { appointment_id: id, status: 'declined', answered_at });
  await db.destroy();
  await startSession(page);
  await page.goto('/dashboard?tab=today');
  const listed = (name: string) => page.getByRole('region', { name }).getByRole('row');
  const mine = { hasText: 'Otto Overdue' };
  await expect(listed("Today's appointments").filter(mine)).toContainText('Price agreed');
  await expect(listed('Completed, no record yet').filter(mine)).toContainText('Add service record');
  await page.setViewportSize({ width: 1024, height: 768 });
  const inWorkshop = listed('In the workshop from other days').filter(mine);
  await expect(inWorkshop, 'where its status has no room').not.toContainText('In progress');
  await expect(inWorkshop).toContainText('Price declined');
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = page.getByRole('region', { name: 'Still open from earlier days' });
  await expect(left).toContainText(/And \d+ more\. See All Appointments:/);
  await left.getByRole('link', { name: 'confirmed', exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^All Appointments/);
  await expect(page.getByLabel('Status')).toHaveValue('confirmed');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(day(-1));
  await page.getByLabel('Status').selectOption('Completed');
  await expect(page.getByRole('row').filter(mine), 'the one of yesterday').toHaveCount(1);
  await expect(page.getByRole('row').filter(mine)).toContainText('Add service record');
  await page.goBack();
  await page.goBack();
  await inWorkshop.getByRole('link', { name: /open/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  await expect(page).toHaveURL(new RegExp(id));
  await drawer.getByRole('button', { name: 'Move or change length' }).click();
  await expect(drawer).toContainText('no email is sent: please tell the client on the phone.');
});

test('Today is printed without notices and on-screen controls', async ({ page }) => {
  await signInByHand(page, 'employee@demo.example');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page.getByText('Print day sheet')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /^Today/ })).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await expect(page.getByText('Print day sheet')).toBeHidden();
  await expect(page.locator('th').filter({ hasText: 'Next step' }).first()).toBeHidden();
  const titles = page.locator('main').locator('h1, h2, h3, header');
  const breaks = await titles.evaluateAll((all) => all.map((title) => getComputedStyle(title).breakAfter));
  expect(new Set(breaks), 'no heading is left alone at the foot of a page').toEqual(new Set(['avoid']));
  await goToScreen(page, '/dashboard?tab=clients');
  await expect(page.getByRole('table', { name: 'Clients' })).toBeVisible();
  await expect(page.locator('th').filter({ hasText: 'Details' })).toBeHidden();
});

test('an appointment is printed alone, cancelled in its details and restored', async ({ page }) => {
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=scheduled&sort=date');
  await expect(drawer.getByRole('definition').first()).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(drawer.getByRole('definition').first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const heard = await knownRegions(drawer);
  await drawer.getByRole('button', { name: 'Cancel appointment' }).click();
  await drawer.getByLabel('Why is it being cancelled?').fill('The car was sold');
  await drawer.getByRole('button', { name: 'Cancel this appointment' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'The car was sold' })).toBeVisible();
  await expect(heard.getByText('Cancelled'), 'announced, whoever did it').toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: 'Cancel appointment' })).toBeVisible();
  await expect(drawer.getByText('The car was sold')).toHaveCount(0);
});

test('staff cancel only what they see: a move or begun work is announced first, and Undo undoes one’s own act alone', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'employee@demo.example');
  const [day, other] = [tuesdayAhead(24), tuesdayAhead(25)];
  const { id } = await call<{ id: string }>('POST', '/api/staff/appointments', {
    client: { full_name: 'Mo Moved', email: null, phone: null, reminders_agreed: false },
    ...{ service_type: 'Diagnostics', notes: null, estimated_cost: null, assigned_to: null },
    ...{ appointment_date: day, appointment_time: '09:00', duration_minutes: 60 },
  });
  const path = `/api/staff/appointments/${id}`;
  const statusNow = async () => (await call<{ appointment: AppointmentRow }>('GET', path)).appointment.status;
  const begin = async () => {
    for (const status of ['confirmed', 'in_progress']) await call('PATCH', `${path}/status`, { status });
  };
  await startSession(page);
  await page.goto(`/dashboard?tab=appointments&appointment=${id}&act=cancel`);
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  await drawer.getByLabel('Why is it being cancelled?').fill('No parts for it');
  const heard = await knownRegions(drawer);
  // A change of neither time nor status is not in the way.
  await call('PATCH', path, { notes: 'Blue car' });
  await call('POST', `${path}/move`, {
    appointment_date: other,
    appointment_time: '10:00',
    duration_minutes: 60,
  });
  await expect(heard.getByText(/has since been moved to Tue .*, 10:00\./), 'announced').toBeVisible();
  await begin();
  await expect(heard.getByText(/Work on this appointment has since begun\./)).toBeVisible();
  const cancel = drawer.getByRole('button', { name: 'Cancel this appointment' });
  await cancel.click();
  await expect(drawer.getByRole('alert')).toContainText('Somebody else has changed this appointment');
  expect(await statusNow()).toBe('in_progress');
  await page.reload();
  await expect(drawer.getByText(/has since been moved to Tue/), 'since this was typed').toBeVisible();
  await expect(cancel).toBeVisible();
  await cancel.click();
  await expect(drawer.getByRole('alert')).toContainText('Somebody else has changed this appointment');
  await cancel.click();
  await expect(toast(page)).toContainText('Appointment status updated successfully.');
  await expect(drawer).toContainText('No parts for it');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: 'Complete' })).toBeVisible();

  await page.goto(`/dashboard?tab=appointments&appointment=${id}&act=move`);
  await expect(drawer.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  const heardInMove = await knownRegions(drawer);
  await call('POST', `${path}/cancel`, { reason: 'Sold it' });
  await expect(heardInMove.getByText('This appointment has since been cancelled.')).toBeVisible();
  await call('POST', `${path}/undo`, {});
  await expect(drawer.getByText('This appointment has since been cancelled.')).toBeHidden();

  const { id: second } = await call<{ id: string }>('POST', '/api/staff/appointments', {
    client: { full_name: 'Una Undone', email: null, phone: null, reminders_agreed: false },
    ...{ service_type: 'Diagnostics', notes: null, estimated_cost: null, assigned_to: null },
    ...{ appointment_date: day, appointment_time: '14:00', duration_minutes: 60 },
  });
  await page.goto(`/dashboard?tab=appointments&appointment=${second}`);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer.getByRole('button', { name: 'Start Work' })).toBeVisible();
  // The same person, at another computer.
  await call('PATCH', `/api/staff/appointments/${second}/status`, { status: 'in_progress' });
  await expect(drawer.getByRole('button', { name: 'Complete' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Could not undo');
  await expect(drawer.getByRole('button', { name: 'Complete' })).toBeVisible();
});

test('one click notes that a client did not come, and can be undone; on a past day the length can still change', async ({
  page,
  garage,
}) => {
  const db = garage.open();
  const { id: client_id } = await makeProfile(db, { full_name: 'Nora Nowhere' });
  const longAgo = Temporal.Now.plainDateISO('Europe/London').subtract({ days: 400 }).toString();
  const { id: assigned_to } = await makeProfile(db, { user_type: 'employee', full_name: null });
  const booking = { client_id, assigned_to, appointment_date: longAgo, status: 'confirmed' } as const;
  const { id } = await makeAppointment(db, booking);
  await db.destroy();
  await startSession(page);
  await page.goto(`/dashboard?tab=today&appointment=${id}`);
  const leftOpen = page.getByRole('table', { name: 'Still open from earlier days', includeHidden: true });
  await expect(leftOpen).toContainText('Nora Nowhere');
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  const missed = drawer.getByRole('button', { name: 'Did not come' });
  const history = drawer.getByRole('region', { name: 'History' });
  const mechanic = drawer.getByRole('combobox', { name: /^Mechanic for/ });
  await expect(mechanic.locator('option:checked'), 'without a name').toHaveText('Unnamed');
  for (const undo of [
    toast(page).getByRole('button', { name: 'Undo' }),
    drawer.getByRole('button', { name: 'Undo', exact: true }),
  ]) {
    const letGo = await holdBack(page, `**/api/staff/appointments/${id}`, 'GET');
    await missed.click();
    await expect(toast(page)).toContainText('Appointment status updated successfully.');
    await expect(missed, 'a second press would be refused').toBeHidden();
    letGo();
    await expect(history.getByRole('listitem').first()).toContainText('Marked as no-show: ');
    await expect(missed).toBeHidden();
    await undo.click();
    await expect(toast(page)).toContainText('The appointment is as it was before.');
    await expect(missed).toBeVisible();
  }
  await drawer.getByRole('button', { name: 'Move or change length' }).click();
  await expect(drawer.getByRole('radio', { checked: true }), 'within its own day').toHaveCount(1);
  const untold = 'This client has no email address: please tell them on the phone.';
  await expect(drawer.getByText(untold)).toBeVisible();
  await drawer.getByRole('button', { name: 'Next day' }).click();
  await expect(drawer.getByText('This day has passed. Please choose today or a later day.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel', exact: true }).click();
  await drawer.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(drawer.getByLabel('Why is it being cancelled?')).toHaveAccessibleDescription(untold);
  await drawer.getByRole('button', { name: 'Keep it' }).click();
  await missed.click();
  await expect(missed).toBeHidden();
  // Nobody can have missed an appointment that is still to come.
  await openFirstAppointment(page, 'status=scheduled&sort=-date');
  await expect(drawer.getByRole('button', { name: 'Cancel appointment' })).toBeVisible();
  await expect(missed).toBeHidden();
});
