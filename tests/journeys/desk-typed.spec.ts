import { addDays } from '../../features/appointments/calendar.ts';
import { formatDateWithWeekday } from '../../features/date-words.ts';
import { editAgreedClient, openFirstAppointment, sendEnquiry, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { holdResponse, holdBack, loseResponses, proxyError } from './network.ts';
import { anotherPage, callAs, endSession, signInHere, startSession } from './session.ts';

/** What staff type and choose stays until it is saved, and goes where they meant it to. */
test.use({ viewport: { width: 1440, height: 900 } });

test('an appointment being edited keeps what was typed when the session ends, and overwrites nothing newer', async ({
  browser,
  page,
}) => {
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=scheduled&sort=date');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const mechanic = drawer.getByLabel('Mechanic');
  await expect(mechanic.getByRole('option')).not.toHaveCount(1);
  await drawer.getByLabel('Notes').fill('Rattles when cold');
  await mechanic.selectOption('Jess Thornhill');
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  // The colleague's change affects who works here, so the editing page re-reads the colleagues, which fails.
  await page.route('**/api/staff/colleagues', (route) => route.fulfill(proxyError));
  const failed = page.waitForResponse('**/api/staff/colleagues');
  await colleague.goto(page.url().replace('#', ''));
  await colleague.getByRole('dialog').getByLabel('Notes').fill('Rang to say that it rattles');
  await colleague.goto('/dashboard?tab=account');
  await colleague.getByLabel('Phone').fill('01246 555 001');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await failed;
  await expect(mechanic.locator('option:checked')).toHaveText('Jess Thornhill');
  await page.unroute('**/api/staff/colleagues');
  await endSession(page);
  await Promise.any([
    drawer.getByRole('button', { name: 'Save' }).click({ timeout: 5000 }),
    page.waitForURL('**/auth'),
  ]);
  await expect(page.getByText('What you typed is kept, except passwords.').first()).toBeVisible();
  await colleague.goBack();
  await expect(colleague.getByRole('dialog').getByLabel('Notes')).toHaveValue('Rang to say that it rattles');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Appointment saved.').first()).toBeVisible();
  await colleague.context().close();
  await signInHere(page, 'employee@demo.example');
  await expect(drawer.getByLabel('Notes')).toHaveValue('Rattles when cold');
  await expect(mechanic.locator('option:checked')).toHaveText('Jess Thornhill');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
  await expect(both).toContainText('Rang to say that it rattles');
  await both.getByRole('button', { name: 'Keep theirs' }).click();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('Rang to say that it rattles');
});

test('what was typed when a session was ended from elsewhere is not there for the next person', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=clients&do=client');
  const name = page.getByRole('dialog').getByLabel('Full name');
  await name.fill('Typed by an employee');
  await endSession(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await signInHere(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=clients&do=client');
  await expect(name).toHaveValue('');
  await page.goto('/auth?signout');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard?tab=vehicles');
  await expect(page).toHaveURL(/\/auth/);
  await signInHere(page, 'employee@demo.example');
  await expect(page, 'where this person wanted to go').toHaveURL(/tab=vehicles/);
});

test('notes that staff go on typing while the first of them are being saved stay', async ({ page }) => {
  await sendEnquiry(page, 'Tyler Types');
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Tyler Types/ }).click();
  const notes = page.getByLabel('Internal Notes');
  await notes.fill('Rang');
  const letGo = await holdBack(page, '**/api/staff/enquiries/*', 'PATCH');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await notes.pressSequentially(', no answer');
  letGo();
  await expect(page.getByText('Internal notes updated.').first()).toBeVisible();
  await expect(notes).toHaveValue('Rang, no answer');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('notes typed before a reload do not overwrite those that a colleague has saved meanwhile', async ({
  browser,
  page,
}) => {
  await sendEnquiry(page, 'Nora Noted');
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Nora Noted/ }).click();
  const notes = page.getByLabel('Internal Notes');
  await notes.fill('Asked for photos');
  const address = page.url();
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(address).origin);
  await page.goto('/');
  await colleague.goto(address);
  await colleague.getByLabel('Internal Notes').fill('Rang, no answer');
  await colleague.getByRole('button', { name: 'Save Notes' }).click();
  await expect(colleague.getByText('Internal notes updated.').first()).toBeVisible();
  await colleague.context().close();
  await page.goto(address);
  await expect(notes).toHaveValue('Asked for photos');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved by them')).toBeVisible();
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(notes).toHaveValue('Rang, no answer');
  await notes.fill('Rang, no answer. Asked for photos');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Internal notes updated.').first()).toBeVisible();
});

test('staff who have gone elsewhere while a dialog’s form is being saved stay there', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=clients&do=client');
  const form = page.getByRole('dialog', { name: 'Add New Client' });
  await form.getByLabel('Full name').fill('Ivy Impatient');
  const letGo = await holdBack(page, '**/api/staff/clients', 'POST');
  await form.getByRole('button', { name: 'Add New Client' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('tab', { name: 'Reports' }).click();
  letGo();
  await expect(toast(page)).toContainText('Client added.');
  await page.getByRole('button', { name: 'Revenue' }).click();
  await expect(page).toHaveURL(/tab=reports&report=revenue/);
  await expect(page.getByRole('heading', { name: /^Revenue/ })).toBeVisible();
});

test('a form reopened while it is being saved closes once it is, and a dialog opened beside a form stays open', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=clients');
  const open = page.getByRole('button', { name: 'Add New Client' });
  const form = page.getByRole('dialog', { name: 'Add New Client' });
  const name = form.getByLabel('Full name');
  const letGo = await holdResponse(page, '**/api/staff/clients', 'POST');
  const sendAndLeave = async () => {
    await form.getByRole('button', { name: 'Add New Client' }).click();
    await page.goBack();
    await expect(form).toBeHidden();
    await open.click();
  };
  await open.click();
  await name.fill('Ada Again');
  await sendAndLeave();
  await expect(name, 'nobody knows yet whether the client was added').toHaveValue('Ada Again');
  letGo();
  await expect(page.getByRole('heading', { name: 'Ada Again' })).toBeVisible();
  await expect(form, 'no client is added twice').toBeHidden();
  await page.getByRole('tab', { name: 'Clients' }).click();
  const letGoAgain = await holdResponse(page, '**/api/staff/clients', 'POST');
  await open.click();
  await name.fill('Bea Again');
  await sendAndLeave();
  await name.fill('Cleo Other');
  letGoAgain();
  await expect(toast(page)).toContainText('Client added.');
  await expect(name, 'this is a different client').toHaveValue('Cleo Other');
  await form.getByLabel('Phone').fill('07700900100');
  await expect(form.getByText('Robin Carter has this number.')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Open Robin Carter' })).toBeVisible();
  await form.getByRole('button', { name: 'Add New Client' }).click();
  await expect(page.getByRole('heading', { name: 'Cleo Other' })).toBeVisible();
  const letSave = await holdResponse(page, '**/api/staff/clients/*', 'PATCH');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Phone').fill('01246 555 020');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Book for this client' }).click();
  letSave();
  await expect(toast(page)).toContainText('Client saved.');
  await expect(page.getByLabel('Phone')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Schedule Appointment' })).toBeVisible();
});

test('a reload keeps who was chosen and that they agreed to reminders', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=clients&do=client');
  const form = page.getByRole('dialog', { name: 'Add New Client' });
  const agreed = form.getByRole('checkbox', { name: /agreed to reminders/ });
  await form.getByLabel('Full name').fill('Cora Consent');
  await agreed.check();
  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue('Cora Consent');
  await expect(agreed).toBeChecked();
  await sendEnquiry(page, 'Fay Fresh');
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Fay Fresh/ }).click();
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  const turn = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  await turn.getByRole('button', { name: /Find existing client|Change/ }).click();
  await turn.getByPlaceholder('Name, phone, email or plate').pressSequentially('DE18 GXA');
  await page.getByRole('option', { name: /^Vehicle/ }).click();
  const chosen = await turn.locator('strong').innerText();
  const car = turn.getByLabel('Vehicle', { exact: true }).locator('option:checked');
  await expect(car, 'the one whose plate was searched for').toContainText('DE18 GXA');
  await turn.getByLabel('Notes').fill('As asked');
  await page.reload();
  await expect(turn.getByLabel('Notes')).toHaveValue('As asked');
  await expect(car).toContainText('DE18 GXA');
  await expect(turn.locator('strong')).toHaveText(chosen);
});

test('a reload keeps that a client agrees to reminders no longer', async ({ page, request }) => {
  await editAgreedClient(page, request, 'Una Undecided');
  const agreed = page.getByRole('checkbox', { name: /agreed to reminders/ });
  await expect(agreed).toBeChecked();
  await agreed.uncheck();
  await page.reload();
  await expect(agreed).not.toBeChecked();
});

test('unsaved settings survive a visit to another tab and a reload, and go when they are discarded', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=settings');
  const notice = page.getByLabel('Notice in hours');
  const asked = page.getByRole('checkbox', { name: /^Clients may ask for a closed day/ });
  const monday = page.getByRole('checkbox', { name: 'Monday' });
  const opens = page.getByLabel('Monday opens');
  const before = { notice: await notice.inputValue(), opens: await opens.inputValue() };
  await notice.fill('two days');
  await asked.uncheck();
  await opens.fill('07:15');
  await monday.uncheck();
  await expect(opens).toBeHidden();
  await monday.check();
  await expect(opens, 'a closed day keeps its times').toHaveValue('07:15');
  await page.getByLabel('Tyre Replacement').selectOption('90');
  await page.getByLabel('Closed on').fill('2032-03-04');
  await page.getByLabel('Reason').fill('Moving the lift');
  await page.getByRole('button', { name: 'Add closed day' }).click();
  const closedDay = page.getByRole('listitem').filter({ hasText: '4 Mar 2032, Moving the lift' });
  await page.getByLabel('Reason').fill('Not added yet');
  const expectTyped = async () => {
    await expect(notice).toHaveValue('two days');
    await expect(asked).not.toBeChecked();
    await expect(opens).toHaveValue('07:15');
    await expect(page.getByLabel('Tyre Replacement')).toHaveValue('90');
    await expect(closedDay).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('Not added yet');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  };
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expectTyped();
  await page.reload();
  await expectTyped();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'notice in hours' })).toBeVisible();
  await expectTyped();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(notice).toHaveValue(before.notice);
  await expect(asked).toBeChecked();
  await expect(opens).toHaveValue(before.opens);
  await expect(closedDay).toHaveCount(0);
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await notice.fill('36');
  const answer = await holdBack(page, '**/api/staff/settings', 'PATCH');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  answer();
  await expect(toast(page)).toContainText('Settings saved.');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(notice).toHaveValue('36');
  await expect(page.getByText('Not saved yet'), 'saved while another tab was open').toHaveCount(0);
  await page.reload();
  await expect(notice).toHaveValue('36');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await notice.fill(before.notice);
  await page.getByRole('button', { name: 'Save settings' }).click();
});

test('a gap on the day board books that gap, whatever was typed for another one', async ({ page }) => {
  await startSession(page);
  await page.goto(`/dashboard?tab=calendar&date=${tuesdayAhead(20)}`);
  await page.getByRole('link', { name: 'Book 09:00 in bay 1' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByRole('radio', { name: '09:00' })).toBeChecked();
  await form.getByLabel('Notes').fill('Squeaks');
  await page.goBack();
  await page.getByRole('link', { name: 'Book 15:00 in bay 1' }).click();
  await expect(form.getByRole('radio', { name: '15:00' })).toBeChecked();
  await expect(form.getByLabel('Notes')).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: 'Book 09:00 in bay 1' }).click();
  await expect(form.getByLabel('Notes')).toHaveValue('Squeaks');
});

test('a gap that is too short for the work says so', async ({ page, request }) => {
  const day = tuesdayAhead(21);
  const call = await callAs(request, 'employee@demo.example');
  await call('POST', '/api/staff/appointments', {
    client: { full_name: 'Gus Gap', email: null, phone: null, reminders_agreed: false },
    service_type: 'Other',
    appointment_date: day,
    appointment_time: '10:00',
    duration_minutes: 60,
    notes: null,
    estimated_cost: null,
    assigned_to: null,
  });
  await startSession(page);
  await page.goto(`/dashboard?tab=calendar&date=${day}`);
  await page.getByRole('link', { name: 'Book 09:30 in bay 1' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByRole('status').getByText('09:30 is not free for 1 h.')).toBeVisible();
  const letGo = await holdBack(page, '**/api/staff/calendar/free*');
  await form.getByLabel('How long').selectOption('30');
  // The times for the previous length cannot be chosen.
  await expect(form.locator('[inert] input[type=radio]')).not.toHaveCount(0);
  letGo();
  await expect(form.locator('[inert]')).toHaveCount(0);
  await expect(form.getByRole('radio', { name: '09:30' })).toBeChecked();
  await expect(form.getByText(/is not free/)).toBeHidden();
  await form.getByRole('button', { name: 'Next day' }).click();
  await expect(form.getByText(formatDateWithWeekday(addDays(day, 1)))).toBeVisible();
  await expect(form.getByRole('radio', { name: '09:30' }), 'the same time a day later').toBeChecked();
});

test('a booking whose response was lost is not in its own way, and a car booked twice on a day is pointed out', async ({
  page,
  request,
}) => {
  const day = tuesdayAhead(22);
  const call = await callAs(request, 'employee@demo.example');
  const client = { full_name: 'Lou Lost', email: null, phone: null, reminders_agreed: false };
  const { id } = await call<{ id: string }>('POST', '/api/staff/clients', client);
  const car = { make: 'Ford', model: 'Focus', year: 2016, registration: 'LO16 STX' };
  await call('POST', `/api/staff/clients/${id}/vehicles`, car);
  await startSession(page);
  await page.goto(`/dashboard?tab=clients&client=${id}&do=book&at=${day}T09:00+1`);
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  const book = form.getByRole('button', { name: 'Schedule Appointment' });
  await form.getByLabel('Type of work').selectOption('Oil Change');
  await expect(form.getByRole('radio', { name: '09:00' })).toBeChecked();
  const answerAgain = await loseResponses(page, '**/api/staff/appointments');
  await book.click();
  await expect(form.getByRole('alert')).toContainText('We cannot reach the garage');
  // Another booking is made, so the free times are asked for again where they may be.
  await call('POST', '/api/staff/appointments', {
    ...{ client_id: id, service_type: 'Other', notes: null, estimated_cost: null, assigned_to: null },
    ...{ appointment_date: day, appointment_time: '15:00', duration_minutes: 60 },
  });
  await expect(page.locator('main').getByText('15:00').first()).toBeVisible();
  await expect(form.getByText(/is not free/)).toHaveCount(0);
  await expect(form.getByText(/already has an appointment/)).toHaveCount(0);
  await expect(form.getByRole('radio', { name: '09:00' })).toBeChecked();
  await answerAgain();
  await book.click();
  await expect(toast(page)).toContainText('Appointment booked successfully!');
  await expect(form).toBeHidden();

  await page.goto(`/dashboard?tab=clients&client=${id}&do=book&at=${day}T11:00+1`);
  const notice = form.getByText('This vehicle already has an appointment on this day: Oil Change at 09:00.');
  await expect(notice).toBeVisible();
  await form.getByLabel('Vehicle', { exact: true }).selectOption('none');
  await expect(notice).toBeHidden();
});

test('a date from the certificate stays when the rest of the record is corrected', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=services&do=record');
  const form = page.getByRole('dialog', { name: 'Add Service Record' });
  await form.getByPlaceholder('Name, phone, email or plate').pressSequentially('DE18 GXA');
  await page.getByRole('option', { name: /DE18 GXA/ }).click();
  await form.getByLabel('Type of work').selectOption('MOT Test');
  const until = form.getByLabel('MOT until');
  await expect(until).not.toHaveValue('');
  const offered = await until.inputValue();
  await form.getByLabel('Date').fill('2026-03-03');
  await expect(until, 'a suggestion follows the date').not.toHaveValue(offered);
  await until.fill('2027-02-20');
  await form.getByLabel('Date').fill('2026-03-04');
  await expect(until).toHaveValue('2027-02-20');
  await form.getByLabel('Type of work').selectOption('Full Service');
  const miles = form.getByLabel('Or at mileage');
  await miles.fill('123456');
  await form.getByLabel(/^Mileage/).fill('90000');
  await expect(miles).toHaveValue('123456');
});

test('Enter in the fields of a closed day adds it, and saving includes what is typed there', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=settings');
  const [date, reason] = [page.getByLabel('Closed on'), page.getByLabel('Reason')];
  await date.fill('2030-12-24');
  await reason.fill('Christmas Eve');
  await reason.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 24 Dec 2030' })).toBeVisible();
  await expect(reason).toHaveValue('');
  await expect(date, 'where the next one begins').toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'Not saved yet.' });
  await expect(said).toHaveText('24 Dec 2030, Christmas Eve, added. Not saved yet.');
  const until = page.getByLabel('Until');
  await date.fill('2030-12-26');
  await until.fill('2030-12-20');
  await date.press('Enter');
  await expect(until, 'the day before the first is no last day').toBeFocused();
  await until.fill('2030-12-27');
  await date.press('Enter');
  await expect(reason, 'the one field without an entry').toBeFocused();
  await reason.fill('Shutdown');
  await reason.press('Enter');
  await expect(said).toHaveText('26 Dec 2030 to 27 Dec 2030, Shutdown, added. Not saved yet.');
  for (const day of ['26 Dec 2030', '27 Dec 2030'])
    await page.getByRole('button', { name: `Remove ${day}` }).click();
  await date.fill('2020-05-01');
  await reason.fill('Painting');
  await reason.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 1 May 2020' })).toBeHidden();
  await page.getByText('Past closed days (1)').click();
  await page.getByRole('button', { name: 'Remove 1 May 2020' }).click();
  const save = page.getByRole('button', { name: 'Save settings' });
  await until.fill('2030-12-31');
  await save.click();
  await expect(date, 'a last day needs a first one').toHaveAttribute('aria-invalid', 'true');
  await until.fill('');
  await reason.fill('New Year’s Eve');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Please enter the closed day as a date.');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveValue('New Year’s Eve');
  await date.fill('2030-12-31');
  await reason.fill('');
  await save.click();
  await page.getByRole('alert').getByRole('link', { name: 'Please enter the reason.' }).click();
  await expect(reason, 'a closed day needs one').toBeFocused();
  await expect(reason).not.toHaveAccessibleDescription(/optional/);
  await reason.fill('New Year’s Eve');
  await save.click();
  await expect(toast(page)).toContainText('Settings saved.');
  await expect(reason).toHaveValue('');
  await page.reload();
  for (const day of ['24 Dec 2030', '31 Dec 2030'])
    await page.getByRole('button', { name: `Remove ${day}` }).click();
  await save.click();
  await expect(toast(page)).toContainText('Settings saved.');
});

test('shortening the opening hours shows what is booked in the hours that go', async ({ page, request }) => {
  const call = await callAs(request, 'employee@demo.example');
  const { id } = await call<{ id: string }>('POST', '/api/staff/appointments', {
    client: { full_name: 'Tess Tuesday', email: null, phone: null, reminders_agreed: false },
    service_type: 'Other',
    appointment_date: tuesdayAhead(22),
    appointment_time: '16:30',
    duration_minutes: 30,
    notes: null,
    estimated_cost: null,
    assigned_to: null,
  });
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=settings');
  await expect(
    page.getByText(/^These hours are for the diary\. The public pages and messages to clients say/),
  ).toBeVisible();
  const tuesday = page.getByRole('listitem').filter({ hasText: 'Tuesday' });
  const said = tuesday.getByRole('status');
  await expect(said, 'the status exists before it has text, or it would not be announced').toBeEmpty();
  await page.getByLabel('Tuesday closes').fill('16:30');
  await expect(said).toContainText(
    /booked on Tuesdays outside these hours\. Shortening the day cancels nothing/,
  );
  await tuesday.getByRole('checkbox').uncheck();
  await expect(said).toContainText(/booked on future Tuesdays\. Closing the day cancels nothing/);
  await tuesday.getByRole('checkbox').check();
  await page.getByLabel('Tuesday closes').fill('17:00');
  await expect(said).toBeEmpty();
  await page.getByLabel('Closed on').fill(tuesdayAhead(22));
  const closing = page.getByText(/^One appointment is booked on .+ 20\d\d\. Closing the day cancels nothing/);
  await expect(closing).toBeVisible();
  await page.getByLabel('Reason').fill('Boiler');
  await page.getByRole('button', { name: 'Add closed day' }).click();
  await expect(closing).toBeHidden();
  const still = page.getByRole('link', { name: '1 still booked' });
  await expect(still, 'whoever has to ring them').toHaveAttribute(
    'href',
    `/dashboard?tab=calendar&date=${tuesdayAhead(22)}`,
  );
  await page.getByLabel('Closed on').fill(tuesdayAhead(22));
  for (const status of ['confirmed', 'in_progress', 'completed'])
    await call('PATCH', `/api/staff/appointments/${id}/status`, { status });
  await expect(closing, 'completed work needs nobody any more').toBeHidden();
  await expect(still).toBeHidden();
  await page.getByLabel('Closed on').fill('');

  await page.getByLabel('Tuesday closes').fill('08:00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  for (const name of ['Tuesday opens', 'Tuesday closes'])
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(
      'Please choose a closing time after the opening time.',
    );
});

test('a tab whose storage is full does not stop staff from writing notes', async ({ page }) => {
  await startSession(page);
  await page.addInitScript(() => {
    const set = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = function setItem(name, value) {
      if (this === localStorage) return set(name, value);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByLabel('Internal Notes').fill('Storage full, no answer');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Internal notes updated.').first()).toBeVisible();
});

test('a draft that cannot be read is lost, but it breaks no screen', async ({ page }) => {
  await startSession(page, 'admin@demo.example');
  await page.addInitScript(() => {
    const get = Storage.prototype.getItem;
    const broken = JSON.stringify(['chosen', 'base'].map((name) => [name, '{"ki']));
    Storage.prototype.getItem = function getItem(name) {
      if (!name.startsWith('garage-draft-')) return get.call(this, name);
      return name.startsWith('garage-draft-booking') ? broken : '{"ty';
    };
  });
  for (const [place, label] of [
    ['settings', 'Notice in hours'],
    ['enquiries&status=all', 'Internal Notes'],
    ['clients&do=client', 'Full name'],
    ['today&do=book', 'Type of work'],
  ] as const) {
    await page.goto(`/dashboard?tab=${place}`);
    await expect(page.getByLabel(label).first(), place).toBeVisible();
  }
});

test('an enquiry opened again knows that its sender has become a client meanwhile', async ({
  page,
  request,
}) => {
  await sendEnquiry(page, 'Mia Meanwhile');
  const call = await callAs(request, 'employee@demo.example');
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Mia Meanwhile/ }).click();
  const open = page.getByRole('button', { name: 'Turn into client and appointment' });
  const dialog = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  await open.click();
  // A name that staff searched for in vain is taken to be the sender's, perhaps another name of theirs.
  await dialog.getByRole('button', { name: 'Find existing client' }).click();
  await expect(dialog.getByPlaceholder('Name, phone, email or plate')).toBeFocused();
  await page.keyboard.type('Mina Meanwhile');
  await page.getByRole('option', { name: 'Add Mina Meanwhile' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Mina Meanwhile');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('mia@example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await call('POST', '/api/staff/clients', {
    full_name: 'Mia Meanwhile',
    email: 'mia@example.com',
    phone: null,
    reminders_agreed: false,
  });
  await page.route('**/draft', (route) => route.fulfill({ status: 500, json: {} }));
  await open.click();
  await expect(
    dialog.getByRole('button', { name: 'Try again' }),
    'the previous draft is not shown',
  ).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeHidden();
  await page.unroute('**/draft');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Find existing client' })).toBeHidden();
});
