import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The minified version: each page that is loaded compiles it again. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
};

/** Checks that the content is no wider than the screen, and that windows show all of theirs. */
export async function expectFitting(page: Page, name: string): Promise<void> {
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
  expect(off, `${name}: windows smaller than their content`).toBe(0);
}

/** Checks the same, that axe has no complaint (WCAG 2.2 AA), and that no heading level is skipped. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectFitting(page, name);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const violations = await page.evaluate(async (how) => (await axe.run(document, how)).violations, rules);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    name,
  ).toEqual([]);
}

/** @returns the regions that a screen reader already knows: it does not read text that appears with a new region */
export async function knownRegions(within: Locator): Promise<Locator> {
  await within
    .locator('[role=status]')
    .evaluateAll((all) => all.forEach((each) => each.setAttribute('data-known', '')));
  return within.locator('[role=status][data-known]:not([inert] *)');
}
