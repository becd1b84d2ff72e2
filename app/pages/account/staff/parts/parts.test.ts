import { describe, expect, test } from 'vitest';
import { appointmentsQuery } from '../../../../../features/appointments/staff-schema.ts';
import type { Choice } from './filters.tsx';
import { number, numbers, pence, text, typedPounds } from './form-data.ts';
import { changed } from '../../parts/url-change.ts';
import { routeQuery } from '../enquiries/filter.ts';
import { fitSorting, isAllowedFilter } from './list-url.ts';
import { paramsOf, placeAfter, isSamePage, placeOf } from './use-url.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('the values of a form', () => {
  test('an empty field is null, and numbers and pounds may be typed as people write them', () => {
    expect(text(form({ name: '  ' }), 'name')).toBeNull();
    expect(number(form({ mileage: '12,500' }), 'mileage')).toBe(12_500);
    expect(pence(form({ cost: '£1,234.50' }), 'cost')).toBe(123_450);
    expect(pence(form({ cost: '0.29' }), 'cost')).toBe(29);
    expect(numbers(form({ days: '60, 30 7;1' }), 'days')).toEqual([60, 30, 7, 1]);
    expect([5485, 1250].map(typedPounds)).toEqual(['54.85', '12.50']);
  });

  test('a value that is not a number stays text, so that the schema refuses it and nothing is lost', () => {
    expect(number(form({ year: 'about 2015' }), 'year')).toBe('about 2015');
    expect(pence(form({ cost: 'cheap' }), 'cost')).toBe('cheap');
    expect(numbers(form({ days: '60, 1e2' }), 'days')).toEqual([60, '1e2']);
  });
});

test('a sorting that another filter rules out is replaced by the first one allowed', () => {
  const sorts: Choice[] = [
    ['', 'Newest first'],
    ['mot', 'MOT soonest first'],
  ];
  const fit = fitSorting(({ mot_from: from }) => (from ? sorts.slice(1) : sorts));
  expect(fit({ sort: 'mot', q: 'hart' })).toEqual({ sort: 'mot', q: 'hart' });
  expect(fit({ sort: 'mistyped' })).toEqual({});
  expect(fit({ mot_from: '2026-12-01' })).toEqual({ mot_from: '2026-12-01', sort: 'mot' });
});

test.each([
  ['status', 'confirmed', true],
  ['status', 'confirmd', false],
  ['assigned', 'me', true],
  ['from', '9999-01-01', false],
  ['no_show', 'true', true],
  ['q', 'x'.repeat(101), true],
])('a list takes from the address any search and the filters its route takes: %s %s', (name, value, isIn) => {
  expect(isAllowedFilter(appointmentsQuery, name, value)).toBe(isIn);
});

test('the inbox shows new enquiries unless its address asks for others', () => {
  const asked = ['', 'mistyped', 'resolved', 'all', 'spam'].map((status) =>
    routeQuery({ status, q: 'hart' }),
  );
  expect(asked).toEqual([
    { status: 'new', q: 'hart' },
    { status: 'new', q: 'hart' },
    { status: 'resolved', q: 'hart' },
    { q: 'hart' },
    { spam: 'true', q: 'hart' },
  ]);
});

test('a step changes only the parameters it names', () => {
  const params = new URLSearchParams('tab=clients&q=hart&cursor=abc');
  expect(changed(params, { cursor: null, client: 'x' }).toString()).toBe('tab=clients&q=hart&client=x');
  expect(params.get('cursor')).toBe('abc');
});

test.each([
  ['a dialog that is opened', 'tab=clients&q=hart', { appointment: '1' }, {}, '1'],
  ['a form in that dialog', 'appointment=1&over=1', { act: 'move' }, {}, '2'],
  ['a change in its place', 'appointment=1&act=move&over=2', { act: null }, { replace: true }, '2'],
  [
    'a sheet printed from the dialog',
    'appointment=1&over=1',
    { appointment: null, print: 'job', job: '1' },
    {},
    '2',
  ],
  ['a dialog opened by an address', 'appointment=1', { act: 'move' }, {}, ''],
  ['a dialog over a different page', 'tab=clients', { tab: 'vehicles', vehicle: '1' }, {}, ''],
  [
    'a dialog that a search opens over another tab',
    'tab=clients',
    { vehicle: '1' },
    { resetQuery: true },
    '',
  ],
  ['a dialog that a search opens over the same tab', '', { vehicle: '1' }, { resetQuery: true }, '1'],
  ['a dialog that is closed', 'appointment=1&over=1', { appointment: null }, { replace: true }, ''],
  ['another page', 'appointment=1&over=1', { tab: 'clients' }, { resetQuery: true }, ''],
])('how many steps lie over the page: %s', (_, before, patch, how, steps) => {
  const { to, state } = placeAfter(new URLSearchParams(before), patch, how);
  expect(state['over'] ?? '').toBe(steps);
  expect(to.search).not.toContain('over');
});

test.each([
  ['the car of an appointment', 'appointment=1&act=edit', { appointment: null, vehicle: '2' }, '?vehicle=2'],
  ['an appointment of a car', 'vehicle=2&act=edit', { vehicle: null, appointment: '1' }, '?appointment=1'],
  ['a car’s Edit form', 'tab=clients', { vehicle: '2', act: 'edit' }, '?tab=clients&act=edit&vehicle=2'],
  ['another form in the same dialog', 'appointment=1&act=edit', { act: 'move' }, '?appointment=1&act=move'],
])('%s opens with no form but its own', (_, before, patch, search) => {
  expect(placeAfter(new URLSearchParams(before), patch, {}).to.search.replace(/^\??/, '?')).toBe(search);
});

test.each([
  ['another client', 'tab=clients&client=1', { client: '2' }, false],
  ['returning to the list', 'tab=clients&client=1', { client: null }, false],
  ['a sheet to print', 'tab=calendar&appointment=1', { appointment: null, print: 'job' }, false],
  ['a dialog', 'tab=clients&client=1', { vehicle: '2' }, true],
  ['another order of a list', 'tab=clients', { sort: 'name' }, true],
])('whether %s keeps the scroll position', (_, before, patch, stays) => {
  const params = new URLSearchParams(before);
  expect(isSamePage(params, placeAfter(params, patch, {}))).toBe(stays);
});

test('the search and the trail of pages are kept beside the address and restored with it', () => {
  const params = new URLSearchParams('tab=vehicles&sort=mot&q=AB12 CDE&trail=abc def');
  const { to, state } = placeOf(params);
  expect(to.search).toBe('tab=vehicles&sort=mot');
  expect(Object.fromEntries(paramsOf(to.search, state))).toEqual(Object.fromEntries(params));
  // History steps that something else has made, and an address that someone has typed.
  for (const other of [null, 'x', { trail: [] }])
    expect(paramsOf('?tab=vehicles&q=AB12&trail=x', other).toString()).toBe('tab=vehicles');
});
