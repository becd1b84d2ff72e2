import type { Page } from '@playwright/test';
import { expect, test } from './garage.ts';

/** How the parts of public pages stand, where a size or a medium once put them wrong. */
async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
}

test('the links at the very foot of a page stand in one line of a phone', async ({ page }) => {
  await openAt(page, '/', 360);
  const links = page.getByRole('contentinfo').locator('ul').last().getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});
