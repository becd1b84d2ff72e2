import { expect, test } from 'vitest';
import { makePage, sitePage } from '../../content/pages.ts';
import { crumbsOf } from './crumbs.ts';

const labels = (crumbs: { label: string }[]) => crumbs.map(({ label }) => label);

test('breadcrumbs follow the specification', () => {
  expect(labels(crumbsOf(sitePage('/diagnostics')))).toEqual(['Home', 'Services', 'Diagnostics']);
  expect(labels(crumbsOf(makePage('/ford-servicing-chesterfield')))).toEqual([
    'Home',
    'Services',
    'Ford Servicing',
  ]);
  expect(labels(crumbsOf(sitePage('/about')))).toEqual(['Home', 'About']);
  expect(labels(crumbsOf(sitePage('/services'))), 'not under itself').toEqual(['Home', 'Services']);
});

test('each segment of a path is a crumb of its own', () => {
  const paths = crumbsOf(sitePage('/tuning/ecu-remapping')).map(({ path }) => path);
  expect(paths).toEqual(['/', '/tuning', '/tuning/ecu-remapping']);
});
