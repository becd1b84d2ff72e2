import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Enquiry } from '../../features/enquiries/schema.ts';
import { addDays } from '../../features/appointments/calendar.ts';
import { openDayAhead, openDayFrom } from '../days.ts';
import { callAs, startSession } from './session.ts';

/**
 * @returns a Tuesday on which the garage is open, this many weeks ahead or a little more, `YYYY-MM-DD`: for each number
 *   of weeks a different one, even around bank holidays; after four weeks the demo diary is empty
 */
export function tuesdayAhead(weeks = 4): string {
  let day = openDayAhead(2, 2);
  for (let week = 0; week < weeks; week += 1) day = openDayFrom(addDays(day, 1), 2);
  return day;
}

/** The property of `window` that holds React Router. */
type RouterWindow = {
  __reactRouterDataRouter: { navigate(to: string, how: { flushSync: boolean }): Promise<void> };
};

/**
 * Goes to a screen of the dashboard as its links do, if one is already open: in a third of the time that a full load
 * takes. Unlike after `page.goto`, what was typed, read or answered on the page stays there.
 */
export async function goToScreen(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === '/dashboard')
    await page.evaluate(
      (to) => (window as unknown as RouterWindow).__reactRouterDataRouter.navigate(to, { flushSync: true }),
      address,
    );
  else await page.goto(address);
}

/** Where toasts appear. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Opens the first appointment of a staff list. @param list its filters, `status=confirmed` @returns its drawer */
export async function openFirstAppointment(page: Page, list: string): Promise<Locator> {
  const status = new URLSearchParams(list).get('status');
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/staff/appointments' && searchParams.get('status') === status;
  });
  await goToScreen(page, `/dashboard?tab=appointments&${list}`);
  // The previous list's rows stay, and can be pressed, until the new ones are drawn.
  await answer;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page
    .getByRole('link', { name: /open the appointment/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Appointment' });
}

/** Opens one of staff's lists (`clients`, `enquiries&status=all`) and searches it. */
export async function searchIn(page: Page, tab: string, words: string): Promise<void> {
  const isElsewhere =
    new URL(page.url()).searchParams.get('tab') !== new URLSearchParams(`tab=${tab}`).get('tab');
  const [left] = isElsewhere ? await page.getByRole('searchbox').elementHandles() : [];
  await goToScreen(page, `/dashboard?tab=${tab}`);
  // The previous list has such a field too, which stays until this one has loaded.
  await left?.waitForElementState('hidden');
  const answer = page.waitForResponse(
    (response) => response.request().headers()['search-for'] === encodeURIComponent(words),
  );
  const field = page.getByRole('searchbox');
  // If the list had been searched for something else, the new address clears that.
  await expect(field).toHaveValue('');
  await field.fill(words);
  await answer;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Sends an enquiry, which is then the newest, as a visitor does. */
export async function sendEnquiry(page: Page, full_name: string, more: Partial<Enquiry> = {}) {
  const email = `${full_name.split(' ')[0]?.toLowerCase()}@example.com`;
  const data = { full_name, email, source_page: '/contact', took_ms: 60_000, ...more };
  expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201);
}

/**
 * Makes a client who agreed to reminders, and opens the form with their contacts.
 * @returns their id, and a function that calls the API as a colleague
 */
export async function editAgreedClient(page: Page, request: APIRequestContext, fullName: string) {
  const call = await callAs(request, 'employee@demo.example');
  const { id } = await call<{ id: string }>('POST', '/api/staff/clients', {
    full_name: fullName,
    email: null,
    phone: null,
    reminders_agreed: true,
  });
  await startSession(page);
  await goToScreen(page, `/dashboard?tab=clients&client=${id}`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  return { id, call };
}
