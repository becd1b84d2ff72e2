import { toast } from './desk.ts';
import { expect, test } from './garage.ts';
import { answerOnce, unexpectedError, proxyError, replaceResponse } from './network.ts';
import { callAs, startSession } from './session.ts';

/** A client’s reminders on a phone. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => startSession(page, client));

test('a reminder that was deleted by mistake comes back, once', async ({ page }) => {
  await page.route('**/api/live', (route) => route.abort());
  await page.goto('/dashboard?tab=reminders&dialog=remind');
  const dialog = page.getByRole('dialog', { name: 'Add Reminder' });
  await dialog.getByLabel('Remind me of').fill('Roof box');
  await dialog.getByLabel('Vehicle').selectOption({ index: 1 });
  await dialog.getByLabel('Due').fill('2031-10-01');
  await dialog.getByLabel('Email me').selectOption('30');
  await page.route('**/api/reminders', (route) => route.fulfill(proxyError));
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.unroute('**/api/reminders');
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  const remove = page.getByRole('button', { name: /^Delete: Roof box, / });
  await page.route('**/api/reminders/*', (route) => route.fulfill(proxyError));
  await remove.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.unroute('**/api/reminders/*');
  // The row has gone, and the next row's button has the focus: a client told to try again would delete that one.
  await answerOnce(page, '**/api/reminders/*', replaceResponse, 'DELETE');
  await remove.click();
  await expect(toast(page)).toContainText('Reminder deleted');
  await answerOnce(page, '**/api/reminders', (route) => route.fulfill(proxyError), 'POST');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page), 'with the button to try again').toContainText('We cannot reach the garage');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Reminder is back');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Roof box' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Edit: Roof box, / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Reminder' });
  await expect(edit.getByLabel('Due')).toHaveValue('2031-10-01');
  await expect(edit.getByLabel('Email me')).toHaveValue('30');
  await edit.getByLabel('Remind me of').fill('Roof bars');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON(), 'so that nobody’s change is overwritten').toMatchObject({ version: 1 });
  await expect(page.getByRole('heading', { name: 'Roof bars' })).toBeVisible();
});

test('a deleted reminder cannot be edited as if it were new, and a new one is not offered for a removed car', async ({
  page,
  request,
}) => {
  // As if the page had slept: nothing tells it that the car is removed.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto('/dashboard?tab=reminders&dialog=remind&id=019ab000-0000-7000-8000-000000000000');
  const dialog = page.getByRole('dialog', { name: 'Edit Reminder' });
  await expect(dialog).toContainText(
    'This reminder has been sent or deleted, so it can no longer be changed.',
  );
  await expect(dialog.getByRole('button', { name: 'Add Reminder' })).toBeHidden();
  const call = await callAs(request, client);
  const car = { make: 'Saab', model: '9000', year: 1993, registration: 'K901 SAB' };
  const { id } = await call<{ id: string }>('POST', '/api/vehicles', car);
  await page.goto('/dashboard?tab=reminders&dialog=remind');
  const add = page.getByRole('dialog', { name: 'Add Reminder' });
  await add.getByLabel('Remind me of').fill('Roof box');
  await add.getByLabel('Vehicle').selectOption(id);
  await add.getByLabel('Due').fill('2031-10-01');
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
  await add.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(toast(page)).toContainText(
    'This vehicle has been removed. Choose another, or bring it back first.',
  );
  await expect(add.getByLabel('Vehicle')).toHaveValue('');
  await expect(add.getByLabel('Remind me of')).toHaveValue('Roof box');
});

test('a client agrees to reminders and stops them, even if the response is lost, and repeating a choice carries it out again', async ({
  page,
  request,
}) => {
  await page.route('**/api/live', (route) => route.abort());
  const call = await callAs(request, client);
  await call('PUT', '/api/reminders/consent', { agreed: false });
  await page.goto('/dashboard?tab=reminders');
  const emails = page.getByText(/^Email (on|within) /);
  // By then the button does the opposite: a client told to try again would undo their choice.
  await answerOnce(page, '**/api/reminders/consent', replaceResponse, 'PUT');
  await page.getByRole('button', { name: 'Yes, remind me' }).click();
  await expect(toast(page)).toContainText('Reminders are on');
  await answerOnce(page, '**/api/reminders/consent', replaceResponse, 'PUT');
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(toast(page)).toContainText('Reminders are off');
  for (const go of ['first', 'second']) {
    await page.getByRole('button', { name: 'Yes, remind me' }).click();
    await expect(page.getByText('Reminders by email are on. You agreed on'), go).toBeVisible();
    await expect(emails.first(), go).toBeVisible();
    await page.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(page.getByText('Reminders by email are off.'), go).toBeVisible();
    await expect(emails, go).toHaveCount(0);
  }
  await page
    .getByRole('button', { name: /^Book: MOT due, / })
    .first()
    .click();
  const booking = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(booking.getByLabel('Service Type'), 'the work that is due').toHaveValue('MOT Test');
});

test('holding Enter deletes one reminder, not those that take its place', async ({ page, request }) => {
  const call = await callAs(request, client);
  const { rows } = await call<{ rows: [{ id: string; owner_id: string }] }>('GET', '/api/vehicles?limit=1');
  const note = { vehicle_id: rows[0].id, title: 'Rear tyres', due_date: '2031-09-01', days_before: 30 };
  await (
    await callAs(request, 'employee@demo.example')
  )('POST', `/api/staff/clients/${rows[0].owner_id}/reminders`, note);
  for (const title of ['Held one', 'Held two'])
    await call('POST', '/api/reminders', {
      vehicle_id: rows[0].id,
      title,
      due_date: '2031-10-01',
      days_before: 30,
    });
  await page.goto('/dashboard?tab=reminders');
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(item('Held one')).toContainText('Your own');
  await expect(item('Rear tyres'), 'entered by staff').toContainText('Garage note');
  await page.getByRole('button', { name: /^Delete: Held one, / }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('heading', { name: 'Held one' })).toBeHidden();
  const next = page.locator(':focus');
  await expect(next).toHaveAttribute('aria-label', /^Delete: /);
  const label = await next.getAttribute('aria-label');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(next).toHaveAttribute('aria-label', label ?? '');
  expect(asked).not.toContain('DELETE');
});

test('until the page knows whether reminders are sent, it says of none when it is sent, and it can ask again', async ({
  page,
  request,
}) => {
  const call = await callAs(request, client);
  await call('PUT', '/api/reminders/consent', { agreed: true });
  const consent = '**/api/reminders/consent';
  await page.route(consent, (route) => route.fulfill(unexpectedError));
  await page.goto('/dashboard?tab=reminders');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText(/^Due /).first()).toBeVisible();
  await expect(page.getByText(/^Email (on|within) /)).toHaveCount(0);
  await page.unroute(consent);
  await again.click();
  await expect(page.getByText('Reminders by email are on.')).toBeVisible();
  const byMileage = page.getByText(/^Due about .+, by mileage$/);
  await expect(byMileage.first()).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Reminders' })).toBeVisible();
  await expect(byMileage.first(), 'the overview names the day by mileage').toBeVisible();
  const day = /^Due about (.+), by mileage/.exec(await byMileage.first().innerText())?.[1] ?? '';
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await expect(page.getByText(`miles to go, around ${day}`), 'and so does the car’s card').toBeVisible();
});
