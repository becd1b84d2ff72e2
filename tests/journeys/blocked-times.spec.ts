import { formatDate } from '../../features/date-words.ts';
import { expectAccessible } from './accessible.ts';
import { toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { proxyError } from './network.ts';
import { callInPage, startSession } from './session.ts';

/** Times when no work is taken: a half day, a day off, a bay that is out of use. */
test.use({ viewport: { width: 1440, height: 900 } });

test('an afternoon is blocked on the calendar, every screen that books says why, and it is freed again', async ({
  page,
}) => {
  const day = tuesdayAhead(9);
  await startSession(page);
  await page.goto(`/dashboard?tab=calendar&date=${day}`);
  const gap = (time: string) => page.getByRole('link', { name: `Book ${time} in bay 1` });
  await expect(gap('13:00')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Block time' });
  const send = dialog.getByRole('button', { name: 'Block time' });
  const openForm = () => page.getByRole('link', { name: 'Block time' }).click();
  await openForm();
  await expect(dialog.getByLabel('Day'), 'the day that is open').toHaveValue(day);
  await dialog.getByLabel('From').selectOption('13:00');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter the reason.');
  await expect(dialog.getByLabel('From'), 'what was chosen stays').toHaveValue('13:00');
  await dialog.getByLabel('Reason').fill('Painting the floor');
  await send.click();
  await expect(toast(page)).toContainText('Time blocked: ');
  await expect(dialog).toBeHidden();
  const card = page.getByRole('button', { name: /Painting the floor/ });
  await expect(card).toContainText('13:00–18:00 · Blocked');
  await expect(gap('12:30')).toBeVisible();
  await expect(gap('13:00')).toBeHidden();
  await expectAccessible(page, 'calendar with a blocked time');

  await openForm();
  await dialog.getByLabel('From').selectOption('17:00');
  await dialog.getByLabel('Reason').fill('Fire drill');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(
    `This time is already blocked: bay 1 at 17:00 on ${formatDate(day)}.`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Discard|Close without saving)/ }).click();
  await expect(dialog).toBeHidden();

  const words = /bays? .*blocked from 13:00 to 18:00: Painting the floor\./i;
  await gap('12:30').click();
  const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(booking.getByText(words)).toBeVisible();
  await expect(booking.getByRole('radio', { name: '13:00' })).toHaveCount(0);
  await booking.getByRole('button', { name: 'Cancel' }).click();
  await expect(booking).toBeHidden();

  await page.goto('/dashboard?tab=calendar');
  await page.getByText('Blocked times from today on (').click();
  await page.getByRole('link', { name: `from 13:00 to 18:00, ${formatDate(day)}` }).click();
  await expect(card, 'from the list to the day').toBeInViewport();

  await page.getByRole('link', { name: 'Print day sheet' }).click();
  await expect(page.getByRole('article').getByText(words)).toBeVisible();
  await page.goBack();

  await card.click();
  const question = page.getByRole('dialog', { name: 'Remove this blocked time?' });
  await expect(question).toContainText(`from 13:00 to 18:00, ${formatDate(day)}: Painting the floor.`);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Blocked time removed.');
  await expect(card).toBeHidden();
  await expect(gap('13:00')).toBeVisible();
});

test('until it is known how many bays there are, nothing can be blocked, or it would be all of them', async ({
  page,
}) => {
  await startSession(page);
  const settings = '**/api/staff/settings';
  await page.route(settings, (route) => route.fulfill(proxyError));
  await page.goto(`/dashboard?tab=calendar&do=block&at=${tuesdayAhead(9)}`);
  const dialog = page.getByRole('dialog', { name: 'Block time' });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveCount(0);
  await page.unroute(settings);
  await again.click();
  await expect(dialog.getByLabel('Reason')).toBeVisible();
});

test('on a phone, what is blocked today is above the first job', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await page.goto('/dashboard');
  const jobs = page.getByRole('region', { name: "Today's appointments" });
  await expect(jobs).toBeVisible();
  const now = Temporal.Now.plainDateISO('Europe/London').toString();
  const drill = { first_date: now, start_time: '17:30', end_time: '18:00', reason: 'Fire drill' };
  await callInPage(page, 'POST', '/api/staff/blocks', drill);
  const notice = page.getByRole('link', { name: 'All bays are blocked from 17:30 to 18:00: Fire drill.' });
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await jobs.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});
