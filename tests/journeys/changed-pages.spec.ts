import type { Page } from '@playwright/test';
import { toast, tuesdayAhead } from './desk.ts';
import { demoPassword, expect, test } from './garage.ts';
import { holdBack, untilHydrated } from './network.ts';

/** Pages that a translation or an extension changes while React runs, which could otherwise break them. */

/** Replaces all texts with elements, now and later, as Chrome's translation does. */
function translate(): void {
  const put = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const putAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(put);
  };
  document.documentElement.classList.add('translated-ltr');
  putAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes])
        if (node.isConnected && (node === target ? node instanceof Text : node.nodeName !== 'FONT'))
          putAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Does what password managers and other extensions do: adds elements inside and beside the page's own. */
function extend(): void {
  document.documentElement.prepend(document.createElement('div'));
  document.head.prepend(document.createElement('meta'));
  document.body.prepend(document.createElement('div'));
  for (const element of document.querySelectorAll('main, input, p'))
    element.after(document.createElement('div'));
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name=first_name]').fill('Zofia');
  await page.locator('[name=last_name]').fill('Nowak');
  await page.locator('[name=email]').fill('zofia@example.com');
}

/** Opens a page and changes it before its scripts run. @returns a function that lets them run */
async function changeEarly(page: Page, path: string, change: () => void): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/entry.client-*');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('form').first().waitFor();
  await page.evaluate(change);
  return async () => {
    letGo();
    await untilHydrated(page);
  };
}

test('the contact form works on a translated page, and says what it does', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await fillIn(page);
  await page.evaluate(translate);
  const letGo = await holdBack(page, '**/api/enquiries');
  const button = page.locator('form button[type=submit]');
  await expect(button).toHaveText('«Send Message»');
  await button.click();
  await expect(button).toHaveText('«Sending...»');
  letGo();
  await expect(page.getByText('«Message sent»')).toBeVisible();
  await expect(button).toHaveText('«Send Message»');
});

test('signing in, looking around and booking work on a translated page', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tabpanel').locator('[name=email]').fill('client@demo.example');
  const password = page.getByRole('tabpanel').locator('[name=password]');
  await password.fill('not the password');
  await page.evaluate(translate);
  await password.press('Enter');
  await expect(toast(page)).toContainText('«Invalid login credentials»');
  await password.fill(demoPassword);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  for (const tab of ['My Vehicles', 'Service History', 'Account', 'Appointments'])
    await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByRole('combobox').first().selectOption('Clutch Replacement');
  // A day with half a day free.
  await dialog.locator('[type=date]').fill(tuesdayAhead(30));
  await dialog.getByRole('radio').first().check();
  await dialog.locator('button[type=submit]').click();
  await expect(toast(page)).toContainText('«Appointment booked successfully!»');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '«Clutch Replacement»' })).toBeVisible();
});

for (const [who, change] of Object.entries({ 'a translation': translate, 'an extension': extend })) {
  test(`the contact form that ${who} changed before React started keeps what is typed`, async ({ page }) => {
    const reactComes = await changeEarly(page, '/contact', change);
    await fillIn(page);
    await page.locator('[name=service_needed]').selectOption({ index: 3 });
    const service = await page.locator('[name=service_needed]').inputValue();
    await page.locator('[name=message]').fill('A rattle.');
    await reactComes();
    await expect(page.locator('[name=message]')).toHaveValue('A rattle.');
    await expect(page.locator('[name=message]')).toBeFocused();
    await expect(page.locator('[name=service_needed]')).toHaveValue(service);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Message sent').first()).toBeVisible();
  });

  test(`signing in works on a page that ${who} changed before React started`, async ({ page }) => {
    const reactComes = await changeEarly(page, '/auth', change);
    await page.locator('[name=email]').fill('client@demo.example');
    await reactComes();
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=password]').press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
  });
}
