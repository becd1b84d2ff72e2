import type { Page } from '@playwright/test';
import { expect, signIn, test } from './garage.ts';
import { expectSound } from './sound.ts';

/** Every screen behind the sign-in, and every window over them, as a phone and a desk show them. */
const widths = [360, 1440];

const staffTabs = [
  'today',
  'calendar',
  'appointments',
  'services',
  'clients',
  'vehicles',
  'enquiries',
  'reports',
  'people',
  'settings',
  'audit',
  'account',
];
const staffWindows = ['book', 'record', 'client', 'shortcuts'];
const reports = ['revenue', 'bays', 'clients', 'enquiries', 'mots'];
/** What the rows of a list open, by its name in the address. */
const details = {
  appointments: 'appointment',
  services: 'record',
  vehicles: 'vehicle',
  clients: 'client',
  enquiries: 'enquiry',
};
const clientTabs = ['overview', 'vehicles', 'appointments', 'history', 'reminders', 'data', 'account'];
const clientWindows = ['add-vehicle', 'book', 'calendar', 'remind'];

for (const width of widths) {
  test(`staff's screens are sound at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admin@demo.example');
    for (const tab of staffTabs) await look(page, `/dashboard?tab=${tab}`);
    for (const report of reports) await look(page, `/dashboard?tab=reports&report=${report}`);
    for (const window of staffWindows) await look(page, `/dashboard?tab=today&do=${window}`);
    for (const [tab, opened] of Object.entries(details)) {
      await page.goto(`/dashboard?tab=${tab}`);
      const link = page.getByRole('tabpanel').locator(`a[href*="${opened}="]`).first();
      await look(page, (await link.getAttribute('href')) ?? '');
    }
    await page.goto('/dashboard?tab=today&show=awaiting');
    const asked = page.getByRole('tabpanel').locator('a[href*="appointment="]').first();
    const drawer = (await asked.getAttribute('href')) ?? '';
    await look(page, drawer);
    await look(page, `${drawer}&act=price`);
  });

  test(`a client's screens are sound at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await look(page, '/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expectSound(page, 'Sign Up');
    await signIn(page, 'client@demo.example');
    for (const tab of clientTabs) await look(page, `/dashboard?tab=${tab}`);
    for (const window of clientWindows) await look(page, `/dashboard?tab=overview&dialog=${window}`);
    await page.goto('/dashboard?tab=overview');
    await page.getByRole('button', { name: 'Answer' }).first().click();
    await expect(page.getByRole('button', { name: /^Agree to pay/ })).toBeVisible();
    await expectSound(page, 'A price for you to approve');
  });
}

/** @param address of a tab, or of a window over it */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  if (/[?&](do|dialog|appointment|record|vehicle)=/.test(address))
    await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  await expectSound(page, address);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('Loading').first()).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
