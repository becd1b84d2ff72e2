import { business } from '../../business.ts';
import { goToScreen, sendEnquiry, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { holdResponse, holdBack } from './network.ts';
import { anotherPage, callAs, callInPage, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

/** Enquiries that arrive at the desk. */
test.use({ viewport: { width: 1440, height: 900 } });

test('staff handle an enquiry with the specified words; two people’s notes never overwrite each other', async ({
  browser,
  page,
}) => {
  await sendEnquiry(page, 'Olive Overwritten', {
    phone: '07700 900123',
    service_needed: 'Diagnostics',
    vehicle_info: 'Mini Cooper, 2015',
    message: 'It judders uphill.',
  });
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await expect(page.getByRole('button', { name: /^New/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/enquiry=/);
  await expect(page.getByRole('heading', { level: 2, name: 'Olive Overwritten' })).toBeVisible();
  const pane = page.getByRole('article', { name: 'Enquiry' });
  await expect(pane.getByText('It judders uphill.', { exact: true })).toBeVisible();
  await expect(pane.locator('dl > *')).toHaveText([
    ...['Received', /^\d{1,2} \p{L}{3,4} \d{4}, \d\d:\d\d$/u, 'Email', 'olive@example.com'],
    ...['Phone', '07700 900123', 'Service needed', 'Diagnostics', 'Vehicle', 'Mini Cooper, 2015'],
    ...['Source page', '/contact'],
  ]);
  await expect(pane.getByText('Unassigned', { exact: true })).toBeVisible();
  const again = page.waitForRequest('**/api/staff/enquiries?*');
  const count = page.getByRole('status').locator('span', { hasText: / shown\.$/ });
  await count.evaluate((words) => words.setAttribute('data-old', ''));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await again;
  await expect(count.and(page.locator(':not([data-old])')), 'announced, even if unchanged').toBeAttached();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Enquiry assigned to you.').first()).toBeVisible();
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible();
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  await colleague.goto(page.url());
  await expect(colleague.getByText('Assigned to Jess Thornhill', { exact: true })).toBeVisible();
  await colleague.getByLabel('Internal Notes').fill('Asked for photos');
  await page.getByLabel('Internal Notes').fill('n'.repeat(5001));
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(page)).toContainText(
    'Could not save notes. Please shorten the notes to 5000 characters.',
  );
  await page.getByLabel('Internal Notes').fill('Rang, no answer');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Internal notes updated.').first()).toBeVisible();
  await colleague.getByRole('button', { name: 'Save Notes' }).click();
  await expect(colleague.getByText('Saved by them')).toBeVisible();
  await expect(colleague.getByLabel('Internal Notes')).toHaveValue('Asked for photos');
  await colleague.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(colleague.getByLabel('Internal Notes')).toHaveValue('Rang, no answer');
  await expect(colleague.getByRole('article').getByRole('alert')).toHaveCount(0);
  await expect(colleague.getByText('Not saved yet')).toHaveCount(0);
  const changed = { error: { code: 'changed_meanwhile', message: 'Somebody else was faster.' } };
  const enquiries = '**/api/staff/enquiries/*';
  await page.route(enquiries, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: changed }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page)).toContainText('Could not update status. Somebody else was faster.');
  await page.unroute(enquiries);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Enquiry status has been updated.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible();
  await colleague.context().close();
});

test('notes are saved despite other changes to the enquiry, and the next action can follow at once', async ({
  browser,
  page,
}) => {
  await sendEnquiry(page, 'Felix Friday');
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await expect(page.getByRole('heading', { level: 2, name: 'Felix Friday' })).toBeVisible();
  await page.getByLabel('Internal Notes').fill('Wants it by Friday');
  const colleague = await anotherPage(browser, 'admin@demo.example', new URL(page.url()).origin);
  await colleague.goto(page.url());
  const letGo = await holdBack(page, '**/api/staff/enquiries/*', 'GET');
  await colleague.getByRole('button', { name: 'Assign to me' }).click();
  await expect(colleague.getByText('Enquiry assigned to you.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Internal notes updated.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Enquiry status has been updated.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible();
  letGo();
  // On a slow connection: staff's own change of a moment ago is not called someone else's.
  const letBothGo = await holdBack(page, '**/api/staff/enquiries/*', 'PATCH');
  const heard = await knownRegions(page.getByRole('article', { name: 'Enquiry' }));
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  letBothGo();
  await expect(heard.getByText('Resolved'), 'announced, whoever did it').toBeVisible();
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  await colleague.context().close();
});

test('an administrator deletes an enquiry, and is asked first', async ({ browser, page }) => {
  await startSession(page, 'admin@demo.example');
  await sendEnquiry(page, 'Wanda Withdrawn', { message: 'Please forget this.' });
  await page.goto('/dashboard?tab=enquiries');
  const pane = page.getByRole('article', { name: 'Enquiry' });
  await page.getByRole('link', { name: /Wanda Withdrawn/ }).click();
  await expect(pane.getByRole('heading', { name: 'Wanda Withdrawn' })).toBeVisible();
  const colleague = await anotherPage(browser, 'employee@demo.example', new URL(page.url()).origin);
  await colleague.goto(page.url());
  await expect(colleague.getByRole('heading', { name: 'Wanda Withdrawn' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await pane.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this enquiry?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await pane.getByRole('button', { name: 'Delete' }).click();
  const letAnswer = await holdResponse(page, '**/api/staff/enquiries/*', 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(pane, 'the live update comes first').toContainText('We could not find that enquiry.');
  letAnswer();
  await expect(page.getByText('Enquiry deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Wanda Withdrawn')).toHaveCount(0);
  await expect(pane.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(colleague.getByRole('alert'), 'announced').toContainText('We could not find that enquiry.');
  await expect(colleague.getByText('Wanda Withdrawn')).toHaveCount(0);
  await colleague.context().close();
});

test('staff who turn an enquiry into a client hear that a colleague has done so, and book for that client what they typed', async ({
  page,
  request,
}) => {
  await sendEnquiry(page, 'Cora Converted');
  const call = await callAs(request, 'employee@demo.example');
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries&status=all');
  await page.getByRole('link', { name: /^Cora Converted/ }).click();
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  await dialog.getByLabel('Notes').fill('Rattles when cold');
  await dialog.getByLabel('Type of work').selectOption('Diagnostics');
  await dialog.getByLabel('Date').fill(tuesdayAhead(26));
  await dialog.getByRole('radio', { name: '11:00' }).check();
  await dialog.getByLabel('Agreed with the client').uncheck();
  const heard = await knownRegions(dialog);
  const id = new URL(page.url()).searchParams.get('enquiry') ?? '';
  const client = {
    full_name: 'Cora Converted',
    email: 'cora@example.com',
    phone: null,
    reminders_agreed: false,
  };
  await call('POST', `/api/staff/enquiries/${id}/convert`, { client, appointment: null });
  await expect(
    heard.getByText('This enquiry has since been turned into a client.'),
    'announced',
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Book for this client' }).click();
  const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(booking.getByRole('radio', { name: '11:00' })).toBeChecked();
  await expect(booking.getByLabel('Notes')).toHaveValue('Rattles when cold');
  await expect(booking.getByLabel('Agreed with the client')).not.toBeChecked();
  await booking.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page)).toContainText('Appointment booked successfully!');
  await expect(page.getByRole('heading', { name: 'Cora Converted' })).toBeVisible();
});

test('a new enquiry appears at once, with a count in the title', async ({ page }) => {
  await startSession(page);
  const listening = page.waitForResponse(/\/api\/live$/);
  await page.goto('/dashboard?tab=enquiries&status=all');
  await listening;
  await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) Enquiries \\| ${business.name}$`));
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  await sendEnquiry(page, 'Aurelia Live');
  await expect(page.getByText('Aurelia Live').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\)`));
});

test('an enquiry from the roadside stands out in the list, as does the open one', async ({ page }) => {
  await sendEnquiry(page, 'Oscar Other', { service_needed: 'Other', message: 'On the A617.' });
  await sendEnquiry(page, 'Ruby Roadside', { service_needed: 'Emergency Service', message: 'On the A617.' });
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await expect(page.getByRole('link', { name: 'Ruby Roadside' })).toContainText('Emergency: On the A617.');
  await expect(page.getByRole('link', { name: 'Oscar Other' })).not.toContainText('Emergency');

  // Even where the system chooses the colours; and the count of new ones is legible on the chosen tab.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('link', { name: 'Ruby Roadside' }).click();
  await expect(page.getByRole('link', { name: 'Ruby Roadside' })).toHaveCSS('border-left-style', 'solid');
  await expect(page.getByRole('link', { name: 'Oscar Other' })).toHaveCSS('border-left-style', 'none');
  const tab = page.getByRole('tab', { name: 'Enquiries' });
  const colour = await tab.evaluate((words) => getComputedStyle(words).color);
  await expect(tab.locator('span')).toHaveCSS('color', colour);

  // On a slow connection: for an enquiry in the list, the page already has all of its data.
  const pane = page.getByRole('article', { name: 'Enquiry' });
  const letGo = await holdBack(page, '**/api/staff/enquiries/*', 'GET');
  await page.getByRole('link', { name: 'Oscar Other' }).click();
  await expect(pane.getByRole('heading', { name: 'Oscar Other' })).toBeVisible();
  await expect(pane.locator('[inert]')).toHaveCount(0);
  // Any other enquiry has to load first: until then, a press would act on the previous one.
  const other = new URL(page.url()).searchParams.get('enquiry');
  await callInPage(page, 'PATCH', `/api/staff/enquiries/${other}`, { status: 'archived', version: 1 });
  await page.goto('/dashboard?tab=enquiries');
  await expect(pane.getByRole('heading', { name: 'Ruby Roadside' })).toBeVisible();
  await goToScreen(page, `/dashboard?tab=enquiries&enquiry=${other}`);
  await expect(pane.locator('[inert] button')).not.toHaveCount(0);
  letGo();
  await expect(pane.getByRole('heading', { name: 'Oscar Other' })).toBeVisible();
  await expect(pane.locator('[inert]')).toHaveCount(0);
});
