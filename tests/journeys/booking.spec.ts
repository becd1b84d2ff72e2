import type { Page, Route } from '@playwright/test';
import { openDayAhead } from '../days.ts';
import { searchIn, toast } from './desk.ts';
import { expect, test } from './garage.ts';
import { signInByHand, startSession } from './session.ts';

/** From a stranger's first look to a confirmed booking, as each person would do it. */
test('a visitor becomes a client, books, and sees the booking confirmed @both-engines', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `robin-${Date.now()}@example.com`;
  const password = 'copper washers and grease';

  await test.step('reads the home page without framework scripts and writes a message', async () => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('script[src]').count()).toBe(0);
    await page.goto('/contact');
    // Anyone who sends the form within three seconds is taken for a machine.
    await page.clock.fastForward(60_000);
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Visitor');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Message' }).fill(`A rattle at cold start, says ${email}.`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  await test.step('signs up and confirms the address from the mailbox', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await form.getByLabel('Full Name').fill('Robin Visitor');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toast(page)).toContainText('Please check your email for a confirmation link.');
    await expect(page).toHaveURL(/\/auth/);
    await openLatestMessage(page, email);
    await page
      .getByRole('link', { name: /confirm/i })
      .first()
      .click();
    await page.getByRole('button', { name: /confirm/i }).click();
  });

  await test.step('arrives on the dashboard with a profile', async () => {
    await expect(page).toHaveURL(/\/dashboard/);
    await signOut(page);
    await signInByHand(page, email, password);
    await expect(toast(page)).toContainText('You have been successfully logged in.');
    await expect(page.getByText('Robin Visitor').first()).toBeVisible();
  });

  await test.step('cannot book before adding a car', async () => {
    const book = page.getByRole('button', { name: 'Book Appointment' });
    await expect(page.getByRole('button', { name: 'Add Vehicle' })).toBeVisible();
    await expect(book).toBeDisabled();
    for (const counter of ['My Vehicles', 'Upcoming Appointments', 'Services Completed', 'Active Reminders'])
      await expect(page.locator('dl > div').filter({ hasText: counter })).toHaveText(/\D0$/);
    await expect(page.getByText('No appointments scheduled', { exact: true })).toBeVisible();
    await page.goto('/dashboard?tab=appointments');
    await expect(page.getByText('Please add a vehicle first')).toBeVisible();
    await expect(book).toBeDisabled();
    await page.goto('/dashboard?tab=reminders');
    await page.getByRole('button', { name: 'Add Vehicle' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeVisible();
  });

  const day = openDayAhead(12);
  await test.step('adds a vehicle', async () => {
    await page.goto('/dashboard?tab=vehicles');
    await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Make').fill('Ford');
    await dialog.getByLabel('Model').fill('Focus');
    await dialog.getByLabel('Year').fill('2019');
    await dialog.getByLabel('Registration').fill('yn19 kxt');
    await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
    await expect(toast(page)).toContainText('Vehicle added successfully!');
    await expect(page.getByText('YN19 KXT').first()).toBeVisible();
    for (const tab of ['Overview', 'Appointments']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeEnabled();
    }
    await page.getByRole('tab', { name: 'Service History' }).click();
    await page.getByRole('button', { name: 'Print history pack' }).click();
    await expect(page.getByRole('article')).toContainText('Service history: Ford Focus');
  });

  await test.step('books, and lost responses cause no second booking', async () => {
    await page.goto('/dashboard?tab=appointments&dialog=book');
    const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
    await dialog.getByLabel('Service Type').selectOption('Oil Change');
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByRole('radio', { name: '17:00' }).check();
    await expect(dialog.getByRole('status').getByText('until 18:00, but we close at 17:00')).toBeVisible();
    await dialog.getByRole('radio', { name: '16:00' }).check();
    await expect(dialog.getByText('we close at'), 'finished by closing time').toHaveCount(0);
    await dialog.getByRole('radio', { name: '08:00' }).check();
    const carriedOut: number[] = [];
    const loseResponses = async (route: Route) => {
      carriedOut.push((await route.fetch()).status());
      await route.fulfill({ status: 504, body: 'Gateway Timeout' });
    };
    // The first attempt and its two retries.
    await page.route('**/api/appointments', loseResponses, { times: 3 });
    await dialog.getByRole('button', { name: 'Book Appointment' }).click();
    await expect(dialog.getByRole('alert').or(toast(page)).first()).toContainText('cannot reach the garage');
    expect(carriedOut).toEqual([201, 201, 201]);
    await dialog.getByRole('button', { name: 'Book Appointment' }).click();
    await expect(toast(page)).toContainText('Appointment booked successfully!');
    await expect(page.getByRole('heading', { name: 'Oil Change' })).toHaveCount(1);
  });

  await test.step('another booking of the same slot is refused', async () => {
    const token = await accessToken(page);
    const wish = {
      service_type: 'MOT Test',
      appointment_date: day,
      appointment_time: '17:30',
      duration_minutes: 30,
    };
    const book = () =>
      page.request.post('/api/appointments', { data: wish, headers: { authorization: `Bearer ${token}` } });
    expect((await book()).status()).toBe(201);
    const refused = await book();
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain(
      'This time slot is already booked. Please choose a different time.',
    );
  });

  const context = await browser.newContext({ baseURL });
  const staff = await context.newPage();
  await test.step('an employee sees the appointment and the enquiry, and confirms the appointment', async () => {
    await startSession(staff);
    await staff.goto('/dashboard?tab=enquiries');
    await expect(staff.getByText(email).first()).toBeVisible();
    await searchIn(staff, 'appointments', 'Robin Visitor');
    await staff.getByRole('button', { name: 'Confirm' }).first().click();
    await expect(toast(staff)).toContainText('Appointment status updated successfully.');
  });

  await test.step('the client sees it as confirmed', async () => {
    await page.goto('/dashboard?tab=appointments');
    const confirmed = page.getByRole('listitem').filter({ hasText: /confirmed/i });
    await confirmed.getByRole('button', { name: /^Change / }).click();
    const change = page.getByRole('dialog', { name: 'Change Appointment' });
    await expect(change).toContainText(
      'The garage has confirmed your current time and will need to confirm a new one.',
    );
  });

  await test.step('is asked to agree to a price, and does, while staff and client have it open', async () => {
    await page.goto('/dashboard?tab=overview');
    await expect(page.getByRole('heading', { name: 'Recent Appointments' })).toBeVisible();
    for (const [counter, count] of [
      ['My Vehicles', 1],
      ['Upcoming Appointments', 2],
      ['Services Completed', 0],
    ] as const)
      await expect(page.locator('dl > div').filter({ hasText: counter })).toHaveText(`${counter}${count}`);
    await staff
      .getByRole('link', { name: /open the appointment/ })
      .first()
      .click();
    const drawer = staff.getByRole('dialog', { name: 'Appointment' });
    await drawer.getByRole('button', { name: 'Ask to approve a price' }).click();
    await drawer.getByRole('button', { name: 'Ask the client' }).click();
    await expect(drawer.getByRole('alert')).toContainText('Please enter what is to be done.');
    await drawer.getByLabel('Work').fill('Front pads are at 2 mm: new pads and discs');
    await drawer.getByLabel('Price').fill('189.5');
    await drawer.getByRole('button', { name: 'Ask the client' }).click();
    await expect(toast(staff)).toContainText('The client has been asked.');
    await expect(drawer).toContainText('Waiting for an answer, asked by ');

    const asked = page.getByRole('region', { name: 'A price for you to approve: £189.50' });
    await expect(asked).toContainText('Front pads are at 2 mm: new pads and discs');
    await asked.getByRole('button', { name: 'Agree or decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree to pay £189.50' }).click();
    await expect(toast(page)).toContainText('You agreed to £189.50.');
    await expect(asked).toBeHidden();
    await expect(drawer).toContainText('Agreed by the client');
    await drawer.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(drawer).toContainText(
      'The client will see this in our message and with their appointments.',
    );
    await context.close();
  });

  await test.step('signs out', async () => {
    await signOut(page);
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

async function openLatestMessage(page: Page, email: string): Promise<void> {
  await page.goto('/dev/mailbox');
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  // Links in messages say localhost, the journey itself 127.0.0.1.
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
}

/** The access token of the session that the browser has stored. */
function accessToken(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('garage-session') ?? '{}') as { access_token: string }).access_token,
  );
}
