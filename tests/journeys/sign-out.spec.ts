import type { Page } from '@playwright/test';
import { expect, signIn, test } from './garage.ts';

const client = 'client@demo.example';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('garage-session'));

const loggedOut = (page: Page) => page.getByText('You have been successfully logged out.');

test('Back leads past where somebody was signed out, also from the public pages', async ({ page }) => {
  await signIn(page, client);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(loggedOut(page)).toBeVisible();
  await page.goBack();
  await expect(page, 'from the dashboard').toHaveURL(/\/auth$/);
  await page.goForward();
  await expect(page).toHaveURL('/');

  await signIn(page, client);
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Out' }).click();
  await expect(loggedOut(page)).toBeVisible();
  await signIn(page, client);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  expect(await stored(page), 'the new session lives on').not.toBeNull();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
