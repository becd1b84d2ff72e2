import { describe, expect, test } from 'vitest';
import { appointmentsQuery } from '../../../../../features/appointments/staff-schema.ts';
import type { Choice } from './filters.tsx';
import { number, numbers, pence, text, typedPounds } from './form-data.ts';
import { changed } from '../../parts/url-change.ts';
import { routeQuery } from '../enquiries/filter.ts';
import { fitSorting, isTaken } from './list-url.ts';
import { paramsOf, placeAfter, staysOn, placeOf } from './use-url.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('what stands in a form', () => {
  test('empty is null, and numbers and pounds are understood as people type them', () => {
    expect(text(form({ name: '  ' }), 'name')).toBeNull();
    expect(number(form({ mileage: '12,500' }), 'mileage')).toBe(12_500);
    expect(pence(form({ cost: '£1,234.50' }), 'cost')).toBe(123_450);
    expect(pence(form({ cost: '0.29' }), 'cost')).toBe(29);
    expect(numbers(form({ days: '60, 30 7;1' }), 'days')).toEqual([60, 30, 7, 1]);
    expect([5485, 1250].map(typedPounds)).toEqual(['54.85', '12.50']);
  });

  test('what is no number stays text, so that the rule complains and nothing is lost', () => {
    expect(number(form({ year: 'about 2015' }), 'year')).toBe('about 2015');
    expect(pence(form({ cost: 'cheap' }), 'cost')).toBe('cheap');
    expect(numbers(form({ days: '60, 1e2' }), 'days')).toEqual([60, '1e2']);
  });
});

test('of a sorting that another filter rules out, the first that is left takes its place', () => {
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
])('a list takes from the address what its route takes, and any search: %s %s', (name, value, isIn) => {
  expect(isTaken(appointmentsQuery, name, value)).toBe(isIn);
});

test('the inbox has what is new unless its address asks for something else', () => {
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

test('the address changes only in what a step names', () => {
  const params = new URLSearchParams('tab=clients&q=hart&cursor=abc');
  expect(changed(params, { cursor: null, client: 'x' }).toString()).toBe('tab=clients&q=hart&client=x');
  expect(params.get('cursor')).toBe('abc');
});

test.each([
  ['a window that is opened', 'tab=clients&q=hart', { appointment: '1' }, {}, '1'],
  ['a form in it', 'appointment=1&over=1', { act: 'move' }, {}, '2'],
  ['what replaces it there', 'appointment=1&act=move&over=2', { act: null }, { replace: true }, '2'],
  [
    'a sheet that is printed from it',
    'appointment=1&over=1',
    { appointment: null, print: 'job', job: '1' },
    {},
    '2',
  ],
  ['one that an address opened', 'appointment=1', { act: 'move' }, {}, ''],
  ['one over another page than before', 'tab=clients', { tab: 'vehicles', vehicle: '1' }, {}, ''],
  ['one over another tab, as a search opens it', 'tab=clients', { vehicle: '1' }, { fresh: true }, ''],
  ['one over the same tab', '', { vehicle: '1' }, { fresh: true }, '1'],
  ['a window that is closed', 'appointment=1&over=1', { appointment: null }, { replace: true }, ''],
  ['another page', 'appointment=1&over=1', { tab: 'clients' }, { fresh: true }, ''],
])('%s lies so many steps over its page', (_, before, patch, how, steps) => {
  const { to, state } = placeAfter(new URLSearchParams(before), patch, how);
  expect(state['over'] ?? '').toBe(steps);
  expect(to.search).not.toContain('over');
});

test.each([
  ['the car of an appointment', 'appointment=1&act=edit', { appointment: null, vehicle: '2' }, '?vehicle=2'],
  ['an appointment of a car', 'vehicle=2&act=edit', { vehicle: null, appointment: '1' }, '?appointment=1'],
  ['a car to be changed', 'tab=clients', { vehicle: '2', act: 'edit' }, '?tab=clients&act=edit&vehicle=2'],
  ['another form in it', 'appointment=1&act=edit', { act: 'move' }, '?appointment=1&act=move'],
])('%s opens with no form but its own', (_, before, patch, search) => {
  expect(placeAfter(new URLSearchParams(before), patch, {}).to.search.replace(/^\??/, '?')).toBe(search);
});

test.each([
  ['another client', 'tab=clients&client=1', { client: '2' }, false],
  ['the list again', 'tab=clients&client=1', { client: null }, false],
  ['what is printed', 'tab=calendar&appointment=1', { appointment: null, print: 'job' }, false],
  ['a window', 'tab=clients&client=1', { vehicle: '2' }, true],
  ['another order of a list', 'tab=clients', { sort: 'name' }, true],
])('%s begins at its top, or stands where one is', (_, before, patch, stays) => {
  const params = new URLSearchParams(before);
  expect(staysOn(params, placeAfter(params, patch, {}))).toBe(stays);
});

test('what is searched for and the way through the pages stand beside the address, and come back with it', () => {
  const params = new URLSearchParams('tab=vehicles&sort=mot&q=AB12 CDE&trail=abc def');
  const { to, state } = placeOf(params);
  expect(to.search).toBe('tab=vehicles&sort=mot');
  expect(Object.fromEntries(paramsOf(to.search, state))).toEqual(Object.fromEntries(params));
  // History steps that something else has made, and an address that someone has typed.
  for (const other of [null, 'x', { trail: [] }])
    expect(paramsOf('?tab=vehicles&q=AB12&trail=x', other).toString()).toBe('tab=vehicles');
});
