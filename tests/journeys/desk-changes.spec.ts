import type { Page } from '@playwright/test';
import {
  editAgreedClient,
  openFirstAppointment,
  searchIn,
  sendEnquiry,
  toast,
  tuesdayAhead,
} from './desk.ts';
import { expect, test } from './garage.ts';
import {
  answerOnce,
  unexpectedError,
  holdResponse,
  holdBack,
  loseResponses,
  replaceResponse,
} from './network.ts';
import { anotherPage, callAs, signInAtDesk, startSession } from './session.ts';

/** What staff change at the desk, and what must not change with it. */
test.use({ viewport: { width: 1440, height: 900 } });

test('correcting an old record leaves the car’s MOT and service dates alone, and a wrong record can be deleted', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=services');
  for (const [type, fields] of [
    ['MOT Test', ['MOT until']],
    ['Full Service', ['Next service due', 'Or at mileage']],
  ] as const) {
    await page.goto('/dashboard?tab=services&do=record');
    const form = page.getByRole('dialog', { name: 'Add Service Record' });
    await form.getByPlaceholder('Name, phone, email or plate').pressSequentially('DE18 GXA');
    await page.getByRole('option', { name: /DE18 GXA/ }).click();
    await form.getByLabel('Type of work').selectOption(type);
    await form.getByLabel('Mileage').first().fill('190,000');
    await form.getByLabel('What was done').fill(`Old ${type}`);
    for (const field of fields) {
      await expect(form.getByLabel(field), 'a suggestion, which is then cleared').not.toHaveValue('');
      await form.getByLabel(field).fill('');
    }
    await form.getByRole('button', { name: 'Add Service Record' }).click();
    await expect(form).toBeHidden();
    await searchIn(page, 'services', 'DE18 GXA');
    await page
      .getByRole('row')
      .filter({ hasText: `Old ${type}` })
      .getByRole('link')
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: 'Service record' });
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    for (const field of fields) await expect(drawer.getByLabel(field)).toHaveValue('');
    await drawer.getByLabel('What was done').fill(`Older ${type}`);
    const letGo = await holdBack(page, '**/api/staff/services/*', 'GET');
    await drawer.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toMatchObject({
      mot_expiry: null,
      service_due_date: null,
      service_due_mileage: null,
    });
    await expect(drawer).toBeHidden();
    const corrected = page.getByRole('row').filter({ hasText: `Older ${type}` });
    await corrected.getByRole('link').first().click();
    // Reopened before the page has re-read it: the previous content must not come back.
    await expect(drawer).toBeVisible();
    letGo();
    await expect(drawer.getByLabel('What was done')).toHaveValue(`Older ${type}`);
    await drawer.getByRole('button', { name: 'Delete record' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this record?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await drawer.getByRole('button', { name: 'Delete record' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(drawer).toBeHidden();
    await expect(corrected).toHaveCount(0);
  }
});

test('two administrators who change different settings keep both changes', async ({ browser, page }) => {
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=settings');
  const reminders = page.getByLabel('Days before an MOT or a service is due');
  await expect(reminders).toHaveValue('60, 30, 7');
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  await colleague.goto('/dashboard?tab=settings');
  await colleague.getByLabel('Days before an MOT or a service is due').fill('50, 20');
  await colleague.getByRole('button', { name: 'Save settings' }).click();
  await expect(colleague.getByText('Settings saved.').first()).toBeVisible();
  await page.getByLabel('Other', { exact: true }).selectOption('120');
  const [closed, reason] = [page.getByLabel('Closed on'), page.getByLabel('Reason')];
  const add = page.getByRole('button', { name: 'Add closed day' });
  await closed.fill('2031-03-04');
  await add.click();
  await expect(reason, 'a closed day needs one').toBeFocused();
  for (const words of ['Stocktaking', 'Stocktaking and training']) {
    await closed.fill('2031-03-04');
    await reason.fill(words);
    await add.click();
  }
  const days = page.getByRole('listitem').filter({ hasText: '4 Mar 2031' });
  await expect(days).toHaveText(/^4 Mar 2031, Stocktaking and training/);
  await days.getByRole('button', { name: 'Remove 4 Mar 2031' }).click();
  await expect(days).toHaveCount(0);
  const letGo = await holdBack(page, '**/api/staff/settings', 'GET');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save settings' }).click();
  expect((await sent).postDataJSON(), 'saved values are not sent again').toEqual({ seen: {} });
  // To another tab and back, before the new settings have arrived: the form starts with the current ones.
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  letGo();
  await expect(reminders).toHaveValue('50, 20');
  await expect(page.getByLabel('Other', { exact: true })).toHaveValue('120');
  const notice = page.getByLabel('Notice in hours');
  const before = await notice.inputValue();
  const heard = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/staff/settings') &&
      ((await response.json()) as { notice_hours: number }).notice_hours === 10,
  );
  await colleague.getByLabel('Notice in hours').fill('10');
  await colleague.getByRole('button', { name: 'Save settings' }).click();
  await heard;
  const save = page.getByRole('button', { name: 'Save settings' });
  const unsaved = page.getByText('Not saved yet');
  await notice.fill('20');
  await save.click();
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('Somebody else has changed the notice in hours to 10 in the meantime.');
  await expect(unsaved).toHaveCount(1);
  const letGoOn = await holdBack(page, '**/api/staff/settings', 'GET');
  await save.click();
  await expect(unsaved, 'saving again is deliberate').toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await notice.fill(before);
  await save.click();
  await expect(unsaved, 'one’s own save is not somebody else’s change').toHaveCount(0);
  for (const then of ['22', before]) {
    await answerOnce(page, '**/api/staff/settings', replaceResponse, 'PATCH');
    await notice.fill('21');
    await save.click();
    await expect(refused).toContainText('We cannot reach the garage');
    await notice.fill(then);
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.status() === 200,
    );
    await save.click();
    expect(await (await saved).json(), 'nor is a save whose response was lost').toMatchObject({
      notice_hours: Number(then),
    });
    await expect(refused).toHaveCount(0);
  }
  letGoOn();
  await colleague.context().close();
});

test('two administrators who close days keep both closed, neither reopens the other’s day, and both are told of two reasons for one day', async ({
  browser,
  page,
}) => {
  const close = async (admin: Page, date: string, reason: string) => {
    await admin.getByLabel('Closed on').fill(date);
    await admin.getByLabel('Reason').fill(reason);
    await admin.getByRole('button', { name: 'Add closed day' }).click();
  };
  const save = async (admin: Page) => {
    await admin.getByRole('button', { name: 'Save settings' }).click();
    await expect(admin.getByText('Settings saved.').first()).toBeVisible();
    await expect(admin.getByText('Not saved yet')).toHaveCount(0);
  };
  const days = (admin: Page) => admin.getByRole('listitem').filter({ hasText: /, (Painting|Roof)/ });
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=settings');
  await close(page, '2033-03-07', 'Painting');
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  await colleague.goto('/dashboard?tab=settings');
  await close(colleague, '2033-03-08', 'Roof');
  await close(colleague, '2033-03-07', 'Roof');
  const letGo = await holdBack(page, '**/api/staff/settings', 'GET');
  await save(colleague);
  await page.getByRole('button', { name: 'Save settings' }).click();
  const told = page.getByText('Somebody else has closed 7 Mar 2033 in the meantime (Roof).').first();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Remove 7 Mar 2033' }).click();
  await expect(days(page), 'removing one’s own reason does not reopen the day').toHaveText(
    /7 Mar 2033, Roof/,
  );
  await close(page, '2033-03-07', 'Painting');
  await save(page);
  await expect(days(page), 'including the day that this page has not heard of').toHaveCount(2);
  letGo();
  await page.reload();
  await expect(days(page)).toHaveText([/7 Mar 2033, Painting/, /8 Mar 2033, Roof/]);
  await page.getByRole('button', { name: 'Remove 7 Mar 2033' }).click();
  await page.getByRole('button', { name: 'Remove 8 Mar 2033' }).click();
  await save(page);
  await colleague.context().close();
});

test('changing something else about the same client or car undoes no other change, even after a reload', async ({
  page,
  request,
}) => {
  const { id, call } = await editAgreedClient(page, request, 'Nora Notes');
  await page.getByLabel('Notes for staff').fill('Likes tea');
  await call('PATCH', `/api/staff/clients/${id}`, { phone: '01246 555 222' });
  await page.reload();
  await expect(page.getByLabel('Notes for staff')).toHaveValue('Likes tea');
  await call('PATCH', `/api/staff/clients/${id}`, { full_name: 'Nora Notes-Smith' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Client saved.').first()).toBeVisible();
  const { client } = await call<{ client: object }>('GET', `/api/staff/clients/${id}`);
  const all = { full_name: 'Nora Notes-Smith', phone: '01246 555 222', staff_notes: 'Likes tea' };
  expect(client).toMatchObject(all);

  const car = { make: 'Seat', model: 'Leon', year: 2019, registration: 'NN19 ABC', mileage: 40_000 };
  const added = await call<{ id: string }>('POST', `/api/staff/clients/${id}/vehicles`, car);
  await page.goto(`/dashboard?tab=vehicles&vehicle=${added.id}`);
  const drawer = page.getByRole('dialog', { name: 'Vehicle' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('VIN').fill('VSSZZZ5FZKR000001');
  await call('PATCH', `/api/staff/vehicles/${added.id}`, { mileage: 41_500 });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle saved.').first()).toBeVisible();
  await expect(drawer.getByText('41,500')).toBeVisible();
  await expect(drawer.getByText('VSSZZZ5FZKR000001')).toBeVisible();

  const letGo = await holdBack(page, `**/api/staff/vehicles/${added.id}`, 'GET');
  const remove = drawer.getByRole('button', { name: 'Remove, keep its history' });
  await remove.click();
  await expect(toast(page)).toContainText('Vehicle removed; its history is kept.');
  await expect(remove, 'a second press would be refused as somebody else’s change').toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Bring back' })).toBeEnabled();
  letGo();
  await answerOnce(page, '**/archive', replaceResponse, 'POST');
  await drawer.getByRole('button', { name: 'Bring back' }).click();
  await expect(toast(page), 'a second press would undo it').toContainText('Vehicle is back.');
  await expect(remove).toBeVisible();
});

test('a change saved without an answer is not called someone else’s, and what is typed back is as it was', async ({
  page,
  request,
}) => {
  const { id, call } = await editAgreedClient(page, request, 'Una Answered');
  const [name, notes] = [page.getByLabel('Full name'), page.getByLabel('Notes for staff')];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const clientAnswered = await loseResponses(page, `**/api/staff/clients/${id}`);
  await name.fill('Una Unanswered');
  await notes.fill('Likes tea');
  await save.click();
  await expect(page.getByText('We cannot reach the garage').first()).toBeVisible();
  await clientAnswered();
  await name.fill('Una Answered');
  await notes.fill('Likes tea without milk');
  await save.click();
  await expect(page.getByText('Client saved.').first()).toBeVisible();
  const { client } = await call<{ client: object }>('GET', `/api/staff/clients/${id}`);
  expect(client).toMatchObject({ full_name: 'Una Answered', staff_notes: 'Likes tea without milk' });

  await sendEnquiry(page, 'Una Enquires');
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Una Enquires/ }).click();
  const internal = page.getByLabel('Internal Notes');
  await internal.fill('Rang');
  const notesAnswered = await loseResponses(page, '**/api/staff/enquiries/*');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(page)).toContainText('Could not save notes.');
  await notesAnswered();
  await internal.fill('Rang, no answer');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(page)).toContainText('Internal notes updated.');

  // Told of a failure, staff would press again, where the next step is by now.
  await page.route('**/api/staff/{enquiries/*,appointments/*/status,appointments/*/cancel}', (route) =>
    route.request().method() === 'GET' ? route.fallback() : replaceResponse(route),
  );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page)).toContainText('Enquiry status has been updated.');
  const drawer = await openFirstAppointment(page, 'status=scheduled');
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Appointment status updated successfully.');
  await drawer.getByRole('button', { name: 'Cancel appointment' }).click();
  await drawer.getByLabel('Why is it being cancelled?').fill('The parts are late.');
  await drawer.getByRole('button', { name: 'Cancel this appointment' }).click();
  await expect(
    drawer.getByLabel('Why is it being cancelled?'),
    'sending it again would be refused',
  ).toBeHidden();
  await expect(drawer).toContainText('Cancelled');
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('staff who delete a record are told first that someone else has changed it', async ({
  page,
  request,
}) => {
  const { id, call } = await editAgreedClient(page, request, 'Dora Deletes');
  const car = { make: 'Seat', model: 'Leon', year: 2019, registration: 'DD19 ABC' };
  const { id: vehicle_id } = await call<{ id: string }>('POST', `/api/staff/clients/${id}/vehicles`, car);
  const work = { vehicle_id, service_type: 'Diagnostics', service_date: '2026-11-02' };
  const record = await call<{ id: string }>('POST', '/api/staff/services', work);
  await page.goto(`/dashboard?tab=services&record=${record.id}`);
  const drawer = page.getByRole('dialog', { name: 'Service record' });
  await expect(drawer.getByLabel('What was done')).toHaveValue('');
  await call('PATCH', `/api/staff/services/${record.id}`, { description: 'Replaced a sensor' });
  const remove = async () => {
    await drawer.getByRole('button', { name: 'Delete record' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await expect(toast(page)).toContainText('Somebody else has changed this service record');
  const letAnswer = await holdResponse(page, `**/api/staff/services/${record.id}*`, 'DELETE');
  await remove();
  await expect(drawer, 'the live update comes first').toContainText('We could not find');
  letAnswer();
  await expect(toast(page)).toContainText('Service record deleted.');
  await expect(drawer).toBeHidden();
});

test('two versions of a car or a record give fuels and statuses in words', async ({ page, request }) => {
  const { id, call } = await editAgreedClient(page, request, 'Vera Versions');
  const car = { make: 'Seat', model: 'Leon', year: 2019, registration: 'VV19 ABC', fuel_type: 'petrol' };
  const added = await call<{ id: string }>('POST', `/api/staff/clients/${id}/vehicles`, car);
  const both = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
  await page.goto(`/dashboard?tab=vehicles&vehicle=${added.id}&act=edit`);
  await page.getByRole('dialog').getByLabel('Fuel Type').selectOption('diesel');
  await page.getByRole('dialog').getByLabel('Mileage', { exact: true }).fill('52000');
  await call('PATCH', `/api/staff/vehicles/${added.id}`, { fuel_type: 'hybrid', mileage: 51_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(both).toContainText(/Saved by them\s*Hybrid.*Yours\s*Diesel/);
  await expect(both).toContainText(/Saved by them\s*51,000.*Yours\s*52,000/);

  const work = { vehicle_id: added.id, service_type: 'Other', service_date: '2026-01-05' };
  const record = await call<{ id: string }>('POST', '/api/staff/services', work);
  await page.goto(`/dashboard?tab=services&record=${record.id}`);
  await page.getByRole('dialog').getByLabel('Status').selectOption('In progress');
  await page.getByRole('dialog').getByLabel('What was done').fill('Mine');
  await call('PATCH', `/api/staff/services/${record.id}`, { description: 'Theirs' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(both).toContainText(/Saved by them\s*Completed.*Yours\s*In progress/);
});

test('saving over a colleague’s change does not agree to reminders for a client who has declined meanwhile', async ({
  page,
  request,
}) => {
  const { id, call } = await editAgreedClient(page, request, 'Nell Nolonger');
  await page.getByLabel('Phone').fill('01246 555 777');
  const change = { phone: '01246 555 111', reminders_agreed: false };
  await call('PATCH', `/api/staff/clients/${id}`, change);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Client saved.').first()).toBeVisible();
  const { client } = await call<{ client: object }>('GET', `/api/staff/clients/${id}`);
  expect(client).toMatchObject({ phone: '01246 555 777', reminders_stopped_at: expect.any(String) });
});

test('merging says beforehand which client stays, and afterwards where everything is, even if the answer is late; then only the client who stays is booked', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'admin@demo.example');
  const enter = (full_name: string) =>
    call<{ id: string }>('POST', '/api/staff/clients', {
      full_name,
      email: null,
      phone: null,
      reminders_agreed: false,
    });
  const twice = await enter('Rosalind Twice');
  const stays = await enter('Rosalind Stays');
  await startSession(page, 'admin@demo.example');
  await page.goto(`/dashboard?tab=clients&client=${twice.id}`);
  await page.getByRole('button', { name: 'Merge into another client' }).click();
  const form = page.getByRole('dialog', { name: 'Merge clients' });
  const other = `**/api/staff/clients/${stays.id}`;
  await page.route(other, (route) => route.fulfill(unexpectedError));
  await form.getByPlaceholder('Name, phone, email or plate').fill('Rosalind Stays');
  await page.getByRole('option', { name: /Rosalind Stays/ }).click();
  const again = form.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(other);
  await again.click();
  await expect(form.getByText('None yet; entered by staff')).toBeVisible();

  // The answer comes long after the page has learned of the merge.
  const letMergeAnswer = await holdResponse(page, `**/api/admin/clients/${twice.id}/merge`, 'POST');
  await form.getByRole('button', { name: 'Merge clients' }).click();
  await expect(page.getByRole('heading', { name: 'Merged client' })).toBeVisible();
  letMergeAnswer();
  await expect(toast(page)).toContainText('Everything is now with the client you chose.');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(booking.getByRole('combobox', { name: 'Client' }), 'not the merged client').toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open that client' }).click();
  await expect(page.getByRole('heading', { name: 'Rosalind Stays' })).toBeVisible();

  await page.getByRole('button', { name: 'Book for this client' }).click();
  await booking.getByLabel('Vehicle').selectOption('new');
  await booking.getByLabel('Registration').fill('RS70 TAY');
  await booking.getByLabel('Make').fill('Seat');
  await booking.getByLabel('Model').fill('Ibiza');
  await booking.getByLabel('Year').fill('2020');
  await booking.getByLabel('Type of work').selectOption('MOT Test');
  await booking.getByLabel('Date').fill(tuesdayAhead(24));
  await booking.getByRole('radio').first().check();
  const letBookingAnswer = await holdResponse(page, '**/api/staff/appointments', 'POST');
  await booking.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page.getByText('Seat Ibiza, 2020')).toBeVisible();
  await expect(booking.getByText('already has a vehicle'), 'the car is the one just added').toHaveCount(0);
  await expect(booking.getByText('has this registration'), 'nor anyone else’s').toHaveCount(0);
  letBookingAnswer();
  await expect(booking).toBeHidden();
});

test('what was typed for a client who is merged or erased meanwhile is shown or forgotten, and their car is asked for again', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'admin@demo.example');
  const enter = (full_name: string) => {
    const client = { full_name, email: null, phone: null, reminders_agreed: false };
    return call<{ id: string }>('POST', '/api/staff/clients', client);
  };
  const [twice, stays, leaves] = [
    await enter('Meg Merged'),
    await enter('Meg Stays'),
    await enter('Ed Erased'),
  ];
  const car = { make: 'Ford', model: 'Focus', year: 2016, registration: 'ME16 RGE' };
  await call('POST', `/api/staff/clients/${twice.id}/vehicles`, car);
  await startSession(page);
  await page.goto(`/dashboard?tab=clients&client=${twice.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel('Phone').fill('01246 555 010');
  await page.getByRole('button', { name: 'Book for this client' }).click();
  const vehicle = page.getByRole('dialog').getByLabel('Vehicle', { exact: true });
  await expect(vehicle.locator('option:checked')).toHaveText(/Ford Focus/);
  await call('POST', `/api/admin/clients/${twice.id}/merge`, { client_id: stays.id });
  await expect(vehicle.locator('option:checked'), 'no other answer by itself').toHaveText('Choose…');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Merged client' })).toBeVisible();
  await expect(page.getByLabel('What you had typed')).toHaveValue('01246 555 010');

  await page.goto(`/dashboard?tab=clients&client=${leaves.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel('Phone').fill('01246 555 020');
  const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(drafts).toContain('01246 555 020');
  await call('POST', `/api/admin/clients/${leaves.id}/erase`, { name: 'Ed Erased' });
  await expect(page.getByText(/^Erased on/)).toBeVisible();
  await expect.poll(drafts).not.toContain('01246 555 020');
});

test('a client’s page and a car’s details show one’s own changes while the page hears nothing from the server', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=appointments&status=scheduled&sort=-date');
  // An appointment with a car.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Confirm: / }), hasText: /[A-Z]{2}\d\d [A-Z]{3}/ });
  const appointment = (await row.first().getByRole('link').first().getAttribute('href')) ?? '';
  const client = (await row.first().getByRole('link').nth(1).getAttribute('href')) ?? '';
  const id = new URL(appointment, page.url()).searchParams.get('appointment');
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(`${client}&appointment=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  await drawer.getByRole('definition').nth(1).getByRole('link').click();
  const car = page.getByRole('dialog', { name: 'Vehicle' });
  const booked = car.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(booked).toContainText('Scheduled');
  await page.goBack();
  const [change, again] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH'),
    page.waitForResponse(/\/api\/staff\/clients\/[^/]+$/),
    drawer.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(change.status()).toBe(200);
  expect(again.status()).toBe(200);
  await page.goForward();
  await expect(booked).toContainText('Confirmed');
});

test('a page that could not renew its session says so, and reconnects by itself', async ({ page }) => {
  await page.clock.install();
  await signInAtDesk(page);
  const offline = page.getByText('You are offline. What you see may be out of date');
  await expect(offline).toBeHidden();
  await page.route('**/auth/v1/token*', (route) => route.abort());
  await page.route('**/api/live', (route) => route.abort());
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('garage-session') ?? '{}');
    localStorage.setItem('garage-session', JSON.stringify({ ...stored, expires_at: 1 }));
    // As when a laptop wakes up before its network.
    globalThis.dispatchEvent(new Event('online'));
  });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(offline).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await page.unroute('**/auth/v1/token*');
  await page.unroute('**/api/live');
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(offline).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
