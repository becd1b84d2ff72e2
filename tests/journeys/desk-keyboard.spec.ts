import type { Locator, Page } from '@playwright/test';
import { goToScreen, openFirstAppointment } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, replaceResponse } from './network.ts';
import { signIn, startSession } from './session.ts';

/**
 * The desk's day with the keyboard alone: no click, no `focus()`. Every step says where the focus is, because
 * anyone who loses it starts again at the top of the page.
 */
test.use({ viewport: { width: 1440, height: 900 } });

test('today: confirm, take back, start, complete, write the record, assign', async ({ page }) => {
  await page.clock.install();
  await signInByKeys(page);
  const today = page.getByRole('region', { name: "Today's appointments" });
  await press(today.getByRole('button', { name: /^Confirm: / }), 'Enter');
  await expectSaid(page, 'Appointment status updated successfully.');
  const whose = /: (?<whose>.*)$/.exec((await held(page).getAttribute('aria-label')) ?? '')?.groups?.[
    'whose'
  ];
  await expectHeld(today.getByRole('button', { name: `Start Work: ${whose}` }));
  await reach(today.getByRole('button', { name: `Undo: ${whose}` }));
  await page.clock.fastForward(13_000);
  await page.keyboard.press('Enter');
  await expectSaid(page, 'The appointment is as it was before.');
  for (const next of ['Confirm', 'Start Work', 'Complete']) {
    await expectHeld(today.getByRole('button', { name: `${next}: ${whose}` }));
    await page.keyboard.press('Enter');
  }
  await expectHeld(today.getByRole('link', { name: 'Add service record' }));
  const undo = today.getByRole('button', { name: /^Undo: / }).last();
  await expect(undo, 'less prominent than the next step').toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  await page.clock.fastForward(13_000);
  await expect(undo, 'offered only for a while once the focus is elsewhere').toBeHidden();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Service Record' });
  await expectHeld(dialog.getByLabel('Type of work'));
  await expect(dialog.getByLabel('Status')).toHaveValue('completed');
  await page.keyboard.press('Escape');
  await expectHeld(today.getByRole('link', { name: 'Add service record' }));
  await page.keyboard.press('Enter');
  await expectHeld(dialog.getByLabel('Type of work'));
  await press(dialog.getByRole('button', { name: 'Add Service Record' }), 'Enter');
  await expect(dialog).toBeHidden();
  await expectHeldIn(today);
  const mechanic = today.getByLabel(/^Mechanic for/).first();
  const isLast = await mechanic.evaluate(
    (select: HTMLSelectElement) => select.selectedIndex === select.length - 1,
  );
  await press(mechanic, isLast ? 'ArrowUp' : 'ArrowDown', 'Shift+Tab');
  await expectSaid(page, 'Mechanic saved.');
  await expectHeld(mechanic);
});

test('the focus ring is not printed', async ({ page }) => {
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=confirmed');
  await press(drawer.getByRole('link', { name: 'Print job sheet' }), 'Enter');
  const title = page.getByRole('heading', { name: /^Job sheet/ });
  await expectHeld(title);
  await expect(title).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('outline-style', 'none');
  await expect(title).toHaveCSS('box-shadow', 'none');
  await page.emulateMedia({ media: null });
});

test('a key pressed twice opens its dialog once, and Escape closes it', async ({ page }) => {
  await signIn(page);
  await page.evaluate(pressTwice, 'n');
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** The second press comes before the dialog has been drawn, as on a busy machine. */
async function pressTwice(key: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise((later) => setTimeout(later));
  }
}

/** The appointments on the day board, between the gaps to book into. */
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Day board' }).getByRole('link').filter({ hasText: '·' });

test('a double click opens details once, and Escape closes them', async ({ page }) => {
  await startSession(page);
  await goToScreen(page, '/dashboard?tab=calendar');
  await cards(page).first().dblclick();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?tab=calendar$/);
});

test('the second press of a double click neither closes what the first opened nor presses what is under it', async ({
  page,
}) => {
  await startSession(page);
  await goToScreen(page, '/dashboard?tab=calendar');
  const pressMouse = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  const link = cards(page).first();
  const drawer = page.getByRole('dialog');
  const close = drawer.getByRole('button', { name: 'Close' });
  for (const isMoved of [false, true]) {
    await link.hover();
    await pressMouse(1);
    await expect(drawer.locator(':focus')).toHaveCount(1);
    if (isMoved) await close.hover();
    await pressMouse(2);
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\?tab=calendar$/);
  }
});

test('a row that leaves the list passes the focus on, even the last one', async ({ page }) => {
  await signIn(page);
  const today = page.getByRole('region', { name: "Today's appointments" });
  const mechanics = today.getByLabel(/^Mechanic for/);
  const open = today
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /Confirm|Start Work/ }) });
  const one = open.first().getByLabel(/^Mechanic for/);
  await reach(one);
  const unassigned = page.getByRole('button', { name: /^Unassigned/ });
  if ((await one.inputValue()) !== '') {
    const before = (await unassigned.textContent()) ?? '';
    await page.keyboard.press('Home');
    await expectSaid(page, 'Mechanic saved.');
    await expect(unassigned, 'the list shows the change').not.toHaveText(before);
  }
  await press(unassigned, 'Enter', 'Shift+Tab');
  await expect(unassigned).toHaveAttribute('aria-pressed', 'true');
  const said = today.getByRole('status');
  await expect(said, 'what is left is announced').toHaveText(/^\d+ appointments? shown\.$/);
  for (let left = await mechanics.count(); left > 0; left -= 1) {
    await press(mechanics.first(), 'ArrowDown');
    await expect(mechanics).toHaveCount(left - 1);
    await expectHeldIn(today);
  }
  await expect(said).toHaveText('No appointments found.');
  await expectHeld(today.getByRole('link', { name: 'Show all of today' }));
});

test('the day board: stretch and move through the dialog, and the refusal of a time that is taken', async ({
  page,
}) => {
  await signIn(page);
  await openTab(page, 'Calendar');
  const now = page.getByRole('button', { name: 'Today', exact: true });
  await expect(now).toBeDisabled();
  await press(page.getByRole('button', { name: 'Next week' }), 'Enter');
  await expect(now).toBeEnabled();
  const week = page.getByRole('list', { name: 'Week' });
  await expect(week).toHaveAttribute('aria-busy', 'false');
  // A bank holiday in that week is empty.
  const busy = week.getByRole('button', { name: /\b[1-9]\d* cars?\b/ }).last();
  const day = ((await busy.textContent()) ?? '').slice(0, 'Fri'.length);
  await press(busy, 'Enter');
  await expect(busy).toHaveAttribute('aria-current', 'date');
  await expectHeld(busy);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${day} .*: [1-9]\\d* cars?$`) }),
  ).toBeAttached();
  const board = page.getByRole('region', { name: 'Day board' });
  const tops = await board
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops, 'in the order in which they are shown').toEqual(tops.toSorted((one, other) => one - other));
  const card = cards(page).first();
  await press(card, 'Enter');
  const drawer = page.getByRole('dialog', { name: 'Appointment' });
  await press(drawer.getByRole('button', { name: 'Move or change length' }), 'Enter');
  await expectHeld(drawer.getByLabel('Date'));
  await press(drawer.getByLabel('How long'), 'ArrowDown');
  const move = drawer.getByRole('button', { name: 'Move', exact: true });
  // The longer work no longer fits where it was.
  await expect(drawer.getByRole('radio', { checked: true })).toHaveCount(0);
  await press(move, 'Enter');
  await expectHeld(drawer.getByRole('alert'));
  await expect(drawer.getByRole('alert')).toContainText('Please choose a time.');
  await press(drawer.getByRole('radio').first(), 'Space');
  await press(move, 'Enter');
  await expectSaid(page, 'The appointment has moved.');
  await expectHeld(drawer.getByRole('button', { name: 'Move or change length' }));
  await page.keyboard.press('Escape');
  await expectHeldIn(board);
  await press(page.getByRole('link', { name: 'Print day sheet' }), 'Enter', 'Shift+Tab');
  await expectHeld(page.getByRole('heading', { level: 1 }));
  await press(page.getByRole('button', { name: 'Back' }), 'Enter', 'Shift+Tab');
  await expectHeld(page.getByRole('heading', { level: 1 }));
});

test('on a page zoomed to 400 %, what the keyboard reaches in a strip is fully visible in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page);
  for (const [tab, strip] of [
    ['reports', page.getByRole('group', { name: 'Report' })],
    ['calendar', page.getByRole('list', { name: 'Week' })],
  ] as const) {
    await page.goto(`/dashboard?tab=${tab}`);
    const buttons = strip.getByRole('button');
    await reach(buttons.first());
    for (let at = 0; at < (await buttons.count()); at += 1) {
      await expectHeld(buttons.nth(at));
      await expect(buttons.nth(at)).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Tab');
    }
  }
});

test('`n` books for a client found by plate and for a new one, and closing returns to where it was opened', async ({
  page,
}) => {
  await signIn(page);
  await openTab(page, 'Vehicles');
  const cars = page.getByRole('table', { name: 'Vehicles' });
  const plate = await cars.getByRole('row').nth(1).getByRole('rowheader').innerText();
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  for (const [typed, offered] of [
    [plate, /^Vehicle/],
    ['Wilma Keys', /Add Wilma Keys/],
  ] as const) {
    await page.keyboard.press('n');
    await expectHeld(dialog.getByRole('combobox', { name: 'Client' }));
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: offered }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    // The focus moves to the next field, not to the button that undoes the choice of client.
    await expectHeld(dialog.getByLabel(typed === plate ? 'Vehicle' : 'Full name'));
    await type(dialog.getByLabel('Type of work'), 'MOT');
    await chooseFreeTime(dialog);
    await press(dialog.getByRole('button', { name: 'Schedule Appointment' }), 'Enter');
    await expectSaid(page, 'Appointment booked successfully!');
    await expect(dialog).toBeHidden();
    await expectHeld(page.getByRole('tab', { name: 'Vehicles' }));
  }
});

test('a new client, and everything on their page: contacts, a vehicle, a reminder, notes', async ({
  page,
}) => {
  await signIn(page);
  await press(page.getByRole('button', { name: 'Add New Client' }), 'Enter', 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await expectHeld(dialog.getByLabel('Full name'));
  await page.keyboard.press('Enter');
  await expectHeld(dialog.getByRole('alert'));
  await type(dialog.getByLabel('Full name'), 'Petra Tabb');
  await press(dialog.getByRole('button', { name: 'Add New Client' }), 'Enter');
  // Gone, not just hidden: while the dialog slides away, it still returns the focus to what opened it.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Tabb' })).toBeVisible();
  await expectHeldIn(page.getByRole('main'));

  await press(page.getByRole('button', { name: 'Edit', exact: true }), 'Enter');
  await expectHeld(page.getByLabel('Full name'));
  await type(page.getByLabel('Phone'), '07700 900999');
  await type(page.getByLabel('Notes'), 'Leaves the key in the box');
  await press(page.getByRole('button', { name: 'Save' }), 'Enter');
  await expectSaid(page, 'Client saved.');
  await expectHeld(page.getByRole('button', { name: 'Edit', exact: true }));

  await press(page.getByRole('button', { name: 'Add vehicle' }), 'Enter');
  for (const [label, value] of [
    ['Registration', 'AB12 CDE'],
    ['Make', 'Ford'],
    ['Model', 'Fiesta'],
    ['Year', '2015'],
  ] as const)
    await type(page.getByLabel(label), value);
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Vehicle added successfully!');
  await expectHeld(page.getByRole('button', { name: 'Add vehicle' }));
  await press(page.getByRole('button', { name: 'Add vehicle' }), 'Enter');
  await type(page.getByLabel('Registration'), 'ab12cde');
  await expect(page.getByText('This client already has a vehicle with this registration.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Cancel' }), 'Enter');
  await press(page.getByRole('button', { name: 'Discard' }), 'Enter');
  await expectHeld(page.getByRole('button', { name: 'Add vehicle' }));

  await press(page.getByRole('link', { name: /Ford Fiesta/ }), 'Enter');
  const drawer = page.getByRole('dialog', { name: 'Vehicle' });
  await press(drawer.getByRole('button', { name: 'Edit' }), 'Enter');
  await expectHeld(drawer.getByLabel('Registration'));
  await type(drawer.getByLabel('Mileage', { exact: false }).first(), '41000');
  await page.keyboard.press('Enter');
  await expectHeld(drawer.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Escape');
  await expectHeld(page.getByRole('link', { name: /Ford Fiesta/ }));

  await press(page.getByRole('button', { name: 'Add reminder' }), 'Enter');
  await type(page.getByLabel('Remind them of'), 'Winter tyres');
  await type(page.getByLabel('Due'), '12122030');
  await press(page.getByRole('button', { name: 'Save reminder' }), 'Enter');
  await expectSaid(page, 'Reminder saved.');
  await expectHeld(page.getByRole('button', { name: 'Add reminder' }));
  await press(page.getByRole('button', { name: 'Stop: Winter tyres' }), 'Enter');
  await expectHeld(page.getByRole('button', { name: 'Bring back: Winter tyres' }));
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Edit: Winter tyres' }), 'Enter', 'Shift+Tab');
  await expectHeld(page.getByLabel('Remind them of'));
  await press(page.getByRole('button', { name: 'Cancel' }), 'Enter');
  await expectHeld(page.getByRole('button', { name: 'Edit: Winter tyres' }));
});

test('the four tables: search, sort by a heading and by choice, next page, export', async ({ page }) => {
  await signIn(page);
  for (const [tab, heading] of [
    ['All Appointments', 'Date'],
    ['Services', 'Date'],
    ['Clients', 'Name'],
    ['Vehicles', 'MOT until'],
  ] as const) {
    await openTab(page, tab);
    const search = page.getByRole('searchbox');
    await type(search, 'a');
    await expectSearched(page, 'a');
    await page.keyboard.press('Backspace');
    await expectSearched(page, undefined);
    await expectHeld(search);
    const column = page.getByRole('columnheader', { name: heading });
    await press(column.getByRole('button'), 'Enter');
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expectHeld(column.getByRole('button'));
    await press(page.getByLabel('Sort'), 'End', 'Shift+Tab');
    await expectHeld(page.getByLabel('Sort'));
    if (tab === 'Vehicles') {
      await expect(column).toHaveAttribute('aria-sort', 'descending');
      await expect(page.locator('[aria-busy="true"]'), 'the list is in its new order').toHaveCount(0);
      // The second page of forty is the last one: its Next is disabled.
      await press(page.getByRole('button', { name: 'Next' }), 'Enter', 'Shift+Tab');
      await expectHeld(page.getByRole('button', { name: 'Previous' }));
    }
    const file = page.waitForEvent('download');
    await press(page.getByRole('button', { name: /CSV/ }), 'Enter', 'Shift+Tab');
    await file;
    await expectHeld(page.getByRole('button', { name: /CSV/ }));
  }
});

test('an enquiry: assign, notes, start, into client and appointment, and spam', async ({ page }) => {
  await signIn(page);
  await openTab(page, 'Enquiries');
  const pane = page.getByRole('article', { name: 'Enquiry' });
  const second = page.getByRole('listitem').nth(1);
  const sender = await second.locator('strong').first().textContent();
  await press(second.getByRole('link'), 'Enter');
  await expect(pane.getByRole('status'), 'opening it is announced').toHaveText(`Enquiry from ${sender}: New`);
  await press(pane.getByRole('button', { name: 'Assign to me' }), 'Enter');
  await expectSaid(page, 'Enquiry assigned to you.');
  const colleague = pane.getByLabel('Assign to a colleague');
  await expectHeld(colleague);
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, 'Enquiry assigned to your colleague.');
  await expectHeld(colleague);
  await page.keyboard.press('End');
  await expectSaid(page, 'UnassignedEnquiry assigned to nobody.');
  await expectHeld(colleague);
  await type(pane.getByLabel('Internal Notes'), 'Rang, no answer');
  await press(pane.getByRole('button', { name: 'Save Notes' }), 'Enter');
  await expectSaid(page, 'Internal notes updated.');
  await expectHeld(pane.getByRole('button', { name: 'Save Notes' }));
  await press(pane.getByRole('button', { name: 'Start' }), 'Enter', 'Shift+Tab');
  await expectSaid(page, 'Enquiry status has been updated.');
  await expectHeld(pane.getByRole('button', { name: 'Resolve' }));

  await press(pane.getByRole('button', { name: 'Turn into client and appointment' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  await expectHeldIn(dialog);
  const cars = dialog.getByLabel('Vehicle').getByRole('option').filter({ hasText: '·' });
  // A space would open the list.
  await type(dialog.getByLabel('Vehicle'), ((await cars.first().textContent()) ?? '').slice(0, 4));
  await chooseFreeTime(dialog);
  await press(dialog.getByRole('button', { name: 'Add and book' }), 'Enter');
  await expect(dialog).toBeHidden();
  await expectHeldIn(page.getByRole('main'));

  await openTab(page, 'Enquiries');
  await answerOnce(page, '**/spam', replaceResponse, 'POST');
  await press(pane.getByRole('button', { name: 'Mark as spam' }), 'Enter');
  await expectSaid(page, 'Moved to suspected spam.');
  await expectHeld(pane.getByRole('button', { name: 'Not spam' }));
  await page.keyboard.press('Enter');
  await expectHeld(pane.getByRole('button', { name: 'Mark as spam' }));
});

test('the administrator: reports, settings, the audit log, and the list of shortcuts', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  await openTab(page, 'Reports');
  await expectHeld(page.getByRole('tab', { name: 'Reports' }));
  await openTab(page, 'Settings');
  await expectHeld(page.getByRole('tab', { name: 'Settings' }));
  await press(page.getByRole('button', { name: /^Save/ }).first(), 'Enter');
  await expectHeldIn(page.getByRole('main'));
  await openTab(page, 'Audit log');
  await type(page.getByRole('searchbox'), 'changed');
  await expectSearched(page, 'changed');
  await reach(page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('?');
  await expectHeldIn(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await expectHeld(page.getByRole('tab', { name: 'Audit log' }));
  await page.keyboard.press('/');
  await expectHeld(page.getByRole('combobox', { name: 'Search everything' }));
});

test('single keys can be turned off in this browser, and on again without them', async ({ page }) => {
  await signIn(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const areOn = list.getByRole('checkbox', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await page.keyboard.press('?');
  await expect(areOn).toBeChecked();
  await press(areOn, 'Space');
  await expect(areOn).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  await expect(search).toBeVisible();
  const promised = page.locator('[aria-keyshortcuts], kbd');
  await expect(promised).toHaveCount(0);
  for (const key of ['n', '?', '/']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(search).not.toBeFocused();
  // On a page enlarged to 400 % too.
  await page.setViewportSize({ width: 320, height: 640 });
  await press(page.getByRole('button', { name: 'Keyboard shortcuts' }), 'Enter');
  await press(areOn, 'Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('/');
  await expectHeld(search);
});

test('dates can be typed into filters, and only complete ones count', async ({ page }) => {
  await signIn(page);
  await openTab(page, 'Calendar');
  const day = page.getByLabel('Go to');
  await expect(page.getByRole('region', { name: 'Day board' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calendar/day')) asked.push(new URL(request.url()).search);
  });
  await type(day, '03152027');
  await expect(page).toHaveURL(/[?&]date=2027-03-15/);
  await expectHeld(day);
  await expect.poll(() => asked).toEqual(['?date=2027-03-15']);
  await openTab(page, 'Services');
  await type(page.getByLabel('From'), '03152026');
  await expect(page).toHaveURL(/[?&]from=2026-03-15/);
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);
});

async function signInByKeys(page: Page): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await reach(form.getByLabel('Email'));
  await page.keyboard.type('employee@demo.example');
  await reach(form.getByLabel('Password'));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expectHeld(page.getByRole('heading', { level: 1 }));
}

async function openTab(page: Page, name: string): Promise<void> {
  await reach(page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await press(page.getByRole('tab', { name }), 'Enter', 'ArrowDown');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

const held = (page: Page): Locator => page.locator(':focus');

/** Steps through the page until the target has the focus, and checks that the focus is visible. */
async function reach(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  await expect.poll(() => target.first().evaluate(canBeReached)).toBe(true);
  for (let step = 0; step < 90; step += 1) {
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) break;
    await target.page().keyboard.press(key);
  }
  await expectHeld(target.and(held(target.page())));
}

/**
 * Whether the keyboard can reach an element by now. A dialog takes the focus a moment after it is drawn: a Tab before
 * that would move on behind it. What is shown while something else loads is inert.
 */
function canBeReached(element: Element): boolean {
  if (element.closest('[inert]')) return false;
  const open = element.closest('[role="dialog"], [role="alertdialog"]');
  return open === null || open.contains(document.activeElement);
}

async function press(target: Locator, key: string, way = 'Tab'): Promise<void> {
  await reach(target, way);
  await target.page().keyboard.press(key);
}

/** Chooses the first time of a day further ahead. The next days may be full. */
async function chooseFreeTime(dialog: Locator): Promise<void> {
  const first = dialog.getByRole('radio').first();
  const none = dialog.getByText(/^No time is free/);
  do {
    await press(dialog.getByRole('button', { name: 'Next day' }), 'Enter');
    // Until the day's own times have loaded, the previous day's are shown.
    await expect(dialog.locator('[inert]')).toHaveCount(0);
    await expect(first.or(none)).toBeVisible();
  } while (await none.isVisible());
  await press(first, 'Space');
}

async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.type(text);
}

async function expectHeld(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const shows = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // What an action leaves behind may be drawn once more, and the focus moves with it.
  await expect.poll(() => target.evaluate(shows), `The focus shows on ${String(target)}`).toBe(true);
}

const expectHeldIn = (box: Locator): Promise<void> => expectHeld(box.locator(':focus'));

/** What a screen reader says. */
const expectSaid = (page: Page, words: string): Promise<void> =>
  expect(
    page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: words }).first(),
  ).toBeAttached();

/** The search words are in the history entry, not in the address. */
async function expectSearched(page: Page, words: string | undefined): Promise<void> {
  const kept = () => page.evaluate(() => (history.state as { usr?: { q?: string } | null }).usr?.q);
  await expect.poll(kept).toBe(words);
}
