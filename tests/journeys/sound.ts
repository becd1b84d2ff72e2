import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Sees that what is on the screen is no wider than it, that axe has nothing to say against it (WCAG 2.2 AA), and that
 * no level of heading is left out.
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name}: horizontal scroll`).toBeLessThanOrEqual(0);
  const off = await page.evaluate(
    () =>
      [...document.querySelectorAll('[role=dialog]')].filter(
        (each) => each.scrollHeight > each.clientHeight + 1,
      ).length,
  );
  expect(off, `${name}: windows smaller than what they hold`).toBe(0);
  // Without frames to look into, the answer needs no second page to be put together: a fifth less work.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'heading-order': { enabled: true } } })
    .withTags(tags)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    name,
  ).toEqual([]);
}
