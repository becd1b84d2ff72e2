import { queueMessage } from '../../features/notifications/outbox.server.ts';
import { stamp } from '../../server/clock.ts';
import { goToScreen, searchIn, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, replaceResponse } from './network.ts';
import { anotherPage, callAs, startSession } from './session.ts';

/** What the desk does for clients besides their appointments. */
test.use({ viewport: { width: 1440, height: 900 } });

test('a reminder is added by hand, stopped, and brought back; a message is sent again', async ({
  page,
  request,
  garage,
}) => {
  const db = garage.open();
  const email = 'client@demo.example';
  const profiles = db.selectFrom('profiles').select('id').where('email', '=', email);
  const { id: profileId } = await profiles.executeTakeFirstOrThrow();
  const now = Temporal.Now.instant();
  for (const kind of ['work-completed', 'sign-in-link'] as const) {
    const message = { kind, to: email, subject: `Sent as ${kind}`, text: '', html: '', profileId };
    const id = (await queueMessage(db, message, now)) ?? '';
    await db
      .updateTable('outbox')
      .set({ sent_at: stamp(now), attempts: 2 })
      .where('id', '=', id)
      .execute();
  }
  await db.destroy();
  await startSession(page);
  await searchIn(page, 'clients', 'robin carter');
  await page.getByRole('link', { name: 'View Details: Robin Carter' }).click();
  await page.getByRole('button', { name: 'Add reminder' }).click();
  await page.getByLabel('Remind them of').fill('Winter tyres');
  const vehicle = page.getByLabel('Vehicle', { exact: true });
  await expect(vehicle, 'with several, someone has to choose').toHaveValue('');
  await vehicle.selectOption({ index: 1 });
  await page.getByLabel('Due').fill(tuesdayAhead());
  const call = await callAs(request, 'employee@demo.example');
  const consent = (agreed: boolean) =>
    call('PATCH', `/api/staff/clients/${profileId}`, { reminders_agreed: agreed });
  const notSent = page.getByText(/^This will not be sent: the client has/);
  await expect(notSent).toBeVisible();
  await consent(true);
  await expect(notSent).toHaveCount(0);
  await consent(false);
  await expect(notSent).toBeVisible();
  await page.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByText('Reminder saved.').first()).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Winter tyres' });
  const stop = row.getByRole('button', { name: 'Stop: Winter tyres' });
  // By then the button brings the reminder back, so nobody may be told to press it again.
  await answerOnce(page, '**/dismiss', replaceResponse, 'POST');
  await stop.click();
  await expect(toast(page)).toContainText('Reminder stopped');
  await expect(row).toContainText('Stopped on');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await stop.click();
  await expect(row).toContainText('Stopped on');
  await row.getByRole('button', { name: 'Bring back: Winter tyres' }).click();
  await expect(row.getByRole('button', { name: 'Edit: Winter tyres' })).toBeVisible();

  const sent = (kind: string) => page.getByRole('listitem').filter({ hasText: `Sent as ${kind}` });
  await expect(sent('work-completed'), 'nothing prevented it any more').not.toContainText(`${email}:`);
  await sent('work-completed')
    .getByRole('button', { name: /^Send again: / })
    .click();
  await expect(toast(page)).toContainText('The message will be sent again.');
  await expect(sent('work-completed')).toContainText(['Waiting', 'Sent']);
  // Nobody else may send a message that signs its reader in.
  await expect(sent('sign-in-link').getByRole('button')).toHaveCount(0);

  // The open page shows by itself which messages a colleague's work queues, and which it withdraws.
  const colleaguesWork = await call<{ id: string }>('POST', '/api/staff/appointments', {
    ...{ client_id: profileId, service_type: 'Other', notes: null, estimated_cost: null },
    ...{ appointment_date: tuesdayAhead(), appointment_time: '16:00', duration_minutes: 30 },
  });
  const act = `/api/staff/appointments/${colleaguesWork.id}`;
  await call('PATCH', `${act}/status`, { status: 'confirmed' });
  const word = page.getByRole('listitem').filter({ hasText: 'Confirmed: Garage appointment' });
  await expect(word).toContainText('Waiting');
  await call('POST', `${act}/undo`, {});
  await expect(word).toContainText('Withdrawn');

  const { id } = await call<{ id: string }>('POST', '/api/staff/clients', { full_name: 'Cora Twocars' });
  const add = (model: string, registration: string) =>
    call<{ id: string }>('POST', `/api/staff/clients/${id}/vehicles`, {
      ...{ make: 'Fiat', year: 2015, model, registration },
    });
  const remove = (car: { id: string }) =>
    call('POST', `/api/staff/vehicles/${car.id}/archive`, { archived: true });
  const only = await add('500', 'CT15 FIA');
  const removed = await add('Panda', 'CT15 FIB');
  await goToScreen(page, `/dashboard?tab=clients&client=${id}&edit=reminder`);
  await vehicle.selectOption(removed.id);
  await remove(removed);
  await expect(vehicle, 'never a car other than the chosen one').toHaveValue('');

  // Staff can also book without a vehicle, so the choice must not silently become that.
  const chosen = vehicle.locator('option:checked');
  await goToScreen(page, `/dashboard?tab=clients&client=${id}&do=book`);
  await expect(vehicle).toHaveValue(only.id);
  const later = await add('Tipo', 'CT15 FIC');
  await expect(vehicle.getByRole('option', { name: 'Tipo' })).toBeAttached();
  await expect(vehicle, 'still the first one when there is a second').toHaveValue(only.id);
  const mechanics = page.getByRole('dialog').getByLabel('Mechanic');
  await mechanics.selectOption('Dev Sharma');
  const admin = await callAs(request, 'admin@demo.example');
  const { rows } = await admin<{ rows: { user_id: string }[] }>('GET', '/api/admin/people?q=technician');
  const askedAgain = page.waitForResponse('**/api/staff/colleagues');
  await admin('PATCH', `/api/admin/people/${rows[0]?.user_id}`, { user_type: 'client' });
  await askedAgain;
  await remove(only);
  await expect(chosen).toHaveText('CT15 FIA · Fiat 500 (removed)');
  const mechanic = mechanics.locator('option:checked');
  await expect(mechanic, 'who no longer works here').toHaveText('Dev Sharma');
  const colleagues = await call<{ rows: { id: string }[] }>('GET', '/api/staff/colleagues');
  const [assigned_to, another] = colleagues.rows.map((row) => row.id);
  const booked = await call<{ id: string }>('POST', '/api/staff/appointments', {
    ...{ client_id: id, service_type: 'Other', notes: null, estimated_cost: null },
    ...{ appointment_date: tuesdayAhead(), appointment_time: '09:00', duration_minutes: 30, assigned_to },
  });
  await goToScreen(page, `/dashboard?tab=clients&client=${id}&appointment=${booked.id}&act=edit`);
  await expect(mechanic).toHaveText('Jess Thornhill');
  await call('PATCH', `/api/staff/appointments/${booked.id}`, { assigned_to: another });
  await expect(page.getByRole('dialog').getByRole('definition').getByText('Morgan Frith')).toBeVisible();
  await expect(mechanic, 'nobody chose the other one').toHaveText('Jess Thornhill');
  await vehicle.selectOption(later.id);
  await remove(later);
  await expect(chosen).toHaveText('CT15 FIC · Fiat Tipo (removed)');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This vehicle has been removed. Choose another, or bring it back first.',
  );
});

test('an administrator exports and erases the data of a client without an account; other staff cannot', async ({
  browser,
  page,
  request,
}) => {
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=clients');
  await page.getByRole('button', { name: 'Add New Client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Client' });
  await adding.getByLabel('Full name').fill('Zebedee Quill');
  await adding.getByRole('button', { name: 'Add New Client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zebedee Quill' })).toBeVisible();
  const address = page.url();
  const call = await callAs(request, 'employee@demo.example');
  const { id } = await call<{ id: string }>('POST', '/api/staff/appointments', {
    ...{ client_id: new URL(address).searchParams.get('client'), service_type: 'Other' },
    ...{ appointment_date: tuesdayAhead(), appointment_time: '08:30', duration_minutes: 30 },
    ...{ vehicle: { make: 'Ford', model: 'Ka', year: 2012, registration: 'ZQ12 ERA' } },
    ...{ notes: null, estimated_cost: null },
  });
  for (const status of ['confirmed', 'in_progress', 'completed'])
    await call('PATCH', `/api/staff/appointments/${id}/status`, { status });
  await page.goBack();
  await expect(page, 'not back to the form').toHaveURL('/dashboard?tab=clients');
  // From far down the list: the client's data is already cached, so there is no wait.
  await page.getByRole('link', { name: 'View Details: Zebedee Quill' }).evaluate((link: HTMLElement) => {
    scrollTo(0, 400);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Zebedee Quill' })).toBeInViewport();
  const colleague = await anotherPage(browser, 'employee@demo.example', new URL(address).origin);
  await colleague.goto(address);
  await expect(colleague.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Erase client' })).toHaveCount(0);
  await colleague.getByRole('combobox', { name: 'Search everything' }).fill('zebedee');
  const found = colleague.getByRole('option', { name: 'Client Zebedee Quill' });
  await expect(found).toBeVisible();

  for (const [button, file] of [
    ['Download data to read', 'client-data.html'],
    ['Download data as JSON', 'client-data.json'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(file);
  }

  await page.getByRole('button', { name: 'Erase client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase client' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Erase client' }).click();
  await dialog.getByLabel('Type “Zebedee Quill” to erase this client').fill('Zebedee');
  await dialog.getByRole('button', { name: 'Erase client' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please type it as shown above.');
  await dialog.getByLabel('Type “Zebedee Quill” to erase this client').fill('Zebedee Quill');
  await dialog.getByRole('button', { name: 'Erase client' }).click();
  await expect(page.getByText('Client erased', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tab=clients$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByText('Zebedee')).toHaveCount(0);
  await expect(found, 'a colleague can no longer open what the search had found').toHaveCount(0);
  await colleague.keyboard.press('Escape');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Erased client' })).toBeVisible();
  const kept = colleague.getByRole('table', { name: 'Appointments' });
  await expect(kept, 'nothing is offered that would be refused').toContainText('Unassigned');
  await expect(kept.getByRole('combobox')).toHaveCount(0);
  await kept.getByRole('link', { name: /open the appointment of Erased client/ }).click();
  const details = colleague.getByRole('dialog', { name: 'Appointment' });
  await expect(details.getByRole('link', { name: 'Print job sheet' })).toBeVisible();
  await expect(details.getByRole('button', { name: /Edit|record/ })).toHaveCount(0);
  await colleague.context().close();
});

test('an administrator merges a client who was entered twice; staff with the old entry open are led on', async ({
  browser,
  page,
  request,
}) => {
  const call = await callAs(request, 'employee@demo.example');
  const entry = { full_name: 'Twila Entered', email: null, phone: '07700900789' };
  const { id } = await call<{ id: string }>('POST', '/api/staff/clients', entry);
  const car = { make: 'Ford', model: 'Puma', year: 2021, registration: 'YN21TWO' };
  await call('POST', `/api/staff/clients/${id}/vehicles`, car);
  await call('POST', '/api/staff/clients', { full_name: 'Twila Twice', email: 'twila@example.com' });
  await startSession(page, 'admin@demo.example');
  const address = `/dashboard?tab=clients&client=${id}`;
  await page.goto(address);
  const open = page.getByRole('button', { name: 'Merge into another client' });
  await expect(open).toBeVisible();
  const colleague = await anotherPage(browser, 'employee@demo.example', new URL(page.url()).origin);
  await colleague.goto(address);
  await expect(colleague.getByRole('heading', { name: 'Twila Entered' })).toBeVisible();
  await expect(colleague.getByText('Entered twice?')).toHaveCount(0);
  await colleague.getByRole('button', { name: 'Book for this client' }).click();
  const booking = colleague.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(booking.getByText('Twila Entered')).toBeVisible();

  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Merge clients' });
  await dialog.getByRole('button', { name: 'Merge clients' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose the client that stays.');
  await dialog.getByLabel('Client', { exact: true }).pressSequentially('twila twice');
  await page.getByRole('option', { name: /Twila Twice/ }).click();
  await expect(dialog.getByText('twila@example.com')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge clients' }).click();
  await expect(toast(page)).toContainText('Clients merged');
  await expect(page.getByRole('heading', { level: 1, name: 'Twila Twice' })).toBeVisible();
  await expect(page.getByText('Also entered as Twila Entered.')).toBeVisible();
  await expect(page.getByText('YN21 TWO', { exact: true })).toBeVisible();

  const gone = booking.getByText('This entry has since been merged into another client.');
  await expect(gone).toBeVisible();
  await expect(booking.getByText('Twila Entered'), 'the chosen one does not silently vanish').toBeVisible();
  await booking.getByRole('button', { name: 'Change' }).click();
  await booking.getByLabel('Client', { exact: true }).pressSequentially('twila twice');
  await colleague.getByRole('option', { name: /^Client Twila Twice/ }).click();
  await expect(booking.getByLabel('Vehicle')).toContainText('YN21 TWO');
  await expect(gone).toHaveCount(0);
  await booking.getByRole('button', { name: 'Cancel' }).click();
  await colleague.getByRole('button', { name: 'Discard' }).click();
  await colleague.getByRole('link', { name: 'Open that client' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Twila Twice' })).toBeVisible();
  await colleague.context().close();
});
