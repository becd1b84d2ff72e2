import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The short one: each page that is loaded compiles it anew. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
};

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const violations = await page.evaluate(async (how) => (await axe.run(document, how)).violations, rules);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    name,
  ).toEqual([]);
}

/** @returns the regions that a screen reader knows already: what is put into another one together with it is not read */
export async function knownRegions(within: Locator): Promise<Locator> {
  await within
    .locator('[role=status]')
    .evaluateAll((all) => all.forEach((each) => each.setAttribute('data-known', '')));
  return within.locator('[role=status][data-known]:not([inert] *)');
}
