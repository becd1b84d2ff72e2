import { describe, expect, test } from 'vitest';
import { type Facts, milesPerDay, motDue, nextStep, serviceDue } from './rules.server.ts';

const steps = [60, 30, 7];
const nothing: Facts = {
  vehicle: {
    year: 2019,
    mot_expiry: null,
    service_due_date: null,
    service_due_mileage: null,
    known_since: '2026-01-31',
  },
  readings: [],
  lastService: null,
  booked: { mot: false, service: false },
};
const facts = (given: Partial<Omit<Facts, 'vehicle'>> & { vehicle?: Partial<Facts['vehicle']> }): Facts => ({
  ...nothing,
  ...given,
  vehicle: { ...nothing.vehicle, ...given.vehicle },
});

describe('when an MOT is due', () => {
  const vehicle = { mot_expiry: '2026-11-15' };
  test('on its expiry, if that is known', () => {
    expect(motDue(nothing)).toBeNull();
    expect(motDue(facts({ vehicle }))).toEqual({ date: '2026-11-15', reason: 'expiry' });
  });
  test('not while it is booked', () => {
    expect(motDue(facts({ vehicle, booked: { mot: true, service: false } }))).toBeNull();
  });
});

describe('when a service is due', () => {
  test('six months after the vehicle is known, when nothing else is', () => {
    expect(serviceDue(nothing)).toEqual({ date: '2026-07-31', reason: 'interval' });
    expect(serviceDue(facts({ vehicle: { known_since: '2026-08-31' } }))?.date, 'February has no 31st').toBe(
      '2027-02-28',
    );
    expect(serviceDue(facts({ vehicle: { known_since: '2027-08-29' } }))?.date, 'in a leap year').toBe(
      '2028-02-29',
    );
  });
  test('six months or 6,000 miles after the last one, whichever comes first', () => {
    const lastService = { date: '2026-03-01', mileage: 30_000 };
    expect(serviceDue(facts({ lastService }))?.date).toBe('2026-09-01');
    const readings = [
      { read_on: '2026-03-01', mileage: 30_000 },
      { read_on: '2026-05-10', mileage: 33_500 },
    ];
    // 50 miles a day: 6,000 miles take 120 days.
    expect(serviceDue(facts({ lastService, readings }))).toEqual({ date: '2026-06-29', reason: 'interval' });
  });
  test('on the known date or at the known mileage, whichever comes first', () => {
    const readings = [
      { read_on: '2026-01-01', mileage: 20_000 },
      { read_on: '2026-04-11', mileage: 23_000 },
    ];
    // 30 miles a day: 3,000 more take 100 days.
    const vehicle = { service_due_mileage: 26_000, service_due_date: '2026-12-01' };
    expect(serviceDue(facts({ vehicle, readings }))).toEqual({ date: '2026-07-20', reason: 'mileage' });
    expect(serviceDue(facts({ vehicle: { ...vehicle, service_due_date: '2026-07-01' }, readings }))).toEqual({
      date: '2026-07-01',
      reason: 'date',
    });
  });
  test('at once when its mileage is passed, by time alone when the mileage is too far ahead', async () => {
    const readings = [
      { read_on: '2026-01-01', mileage: 20_000 },
      { read_on: '2026-04-11', mileage: 23_000 },
    ];
    const at = (service_due_mileage: number) =>
      serviceDue(facts({ vehicle: { service_due_mileage }, readings }));
    expect(at(22_000), 'due by the next run').toEqual({ date: '2026-04-12', reason: 'mileage' });
    expect(at(200_000)).toEqual({ date: '2026-07-31', reason: 'interval' });
  });
  test('not at a mileage that a service settled, however late it was passed and however slowly the car is driven since', () => {
    const vehicle = { service_due_mileage: 50_000, service_due_date: '2026-12-08' };
    const lastService = { date: '2026-06-08', mileage: null };
    const readings = [
      { read_on: '2026-01-08', mileage: 44_800 },
      { read_on: '2026-06-08', mileage: 49_800 },
      { read_on: '2026-09-08', mileage: 53_000 },
      { read_on: '2027-09-08', mileage: 53_500 },
    ];
    const byDate = { date: '2026-12-08', reason: 'date' };
    for (const known of [2, 3, 4])
      expect(serviceDue(facts({ vehicle, lastService, readings: readings.slice(0, known) }))).toEqual(byDate);
    const earlier = { ...lastService, date: '2026-04-15' };
    expect(serviceDue(facts({ vehicle, lastService: earlier, readings: readings.slice(0, 3) }))).toEqual({
      date: '2026-09-09',
      reason: 'mileage',
    });
    const settled = facts({
      vehicle: { ...vehicle, service_due_date: null },
      lastService: { ...lastService, date: '2026-04-16' },
      readings,
    });
    expect(serviceDue(settled)).toEqual({ date: '2026-10-16', reason: 'interval' });
    const passedBefore = { ...vehicle, service_due_mileage: 44_000 };
    expect(serviceDue(facts({ vehicle: passedBefore, lastService, readings }))).toEqual(byDate);
  });
  test('not while it is booked; counted from a service shortly before the known date', () => {
    const vehicle = { service_due_date: '2026-12-01' };
    expect(serviceDue(facts({ vehicle, booked: { mot: false, service: true } }))).toBeNull();
    expect(serviceDue(facts({ vehicle, lastService: { date: '2026-11-20', mileage: null } }))).toEqual({
      date: '2027-05-20',
      reason: 'interval',
    });
    const after = (date: string) =>
      serviceDue(facts({ vehicle, lastService: { date, mileage: null } }))?.date;
    expect(after('2026-06-01')).toBe('2026-12-01');
    expect(after('2026-10-02'), '60 days before').toBe('2026-12-01');
    expect(after('2026-10-03'), '59 days before').toBe('2027-04-03');
  });
});

describe('how much a vehicle is driven', () => {
  test('needs a month between readings, or falls back on its age', () => {
    expect(milesPerDay([], 2019)).toBeNull();
    expect(milesPerDay([{ read_on: '2026-07-01', mileage: 25_570 }], 2019)).toBeCloseTo(10, 2);
    const first = { read_on: '2026-05-01', mileage: 10_000 };
    const until = (read_on: string) => milesPerDay([first, { read_on, mileage: 10_900 }], 2019);
    expect(until('2026-05-30'), '29 days are too few').toBeLessThan(10);
    expect(until('2026-05-31')).toBe(30);
  });
  test('a mileage that goes backwards or stands still gives no date', () => {
    const backwards = [
      { read_on: '2026-01-01', mileage: 90_000 },
      { read_on: '2026-04-01', mileage: 9000 },
    ];
    expect(milesPerDay(backwards, 2019)).toBeNull();
    expect(milesPerDay([{ read_on: '2026-05-01', mileage: 0 }], 2026)).toBeNull();
  });
});

describe('the next message', () => {
  const due = '2026-11-15';
  const told = (days_before: number, due_date = due) => ({ due_date, days_before });
  test('60, then 30, then 7 days before, then none', () => {
    expect(nextStep(due, '2026-01-01', steps, [])).toEqual({ days_before: 60, send_on: '2026-09-16' });
    expect(nextStep(due, '2026-09-17', steps, [told(60)])).toEqual({
      days_before: 30,
      send_on: '2026-10-16',
    });
    expect(nextStep(due, '2026-10-17', steps, [told(60), told(30)])).toEqual({
      days_before: 7,
      send_on: '2026-11-08',
    });
    expect(nextStep(due, '2026-11-09', steps, [told(60), told(30), told(7)])).toBeUndefined();
  });
  test('only the latest of several that were missed', () => {
    expect(nextStep(due, '2026-10-20', steps, [])).toEqual({ days_before: 30, send_on: '2026-10-16' });
    expect(nextStep(due, '2026-12-01', steps, [])?.days_before).toBe(7);
    expect(
      nextStep(due, '2026-10-20', [7, 30, 60], [])?.days_before,
      'whatever their order in Settings',
    ).toBe(30);
  });
  test('a late one is left out when the next one comes within a week', () => {
    expect(nextStep(due, '2026-10-10', steps, [])).toEqual({ days_before: 30, send_on: '2026-10-16' });
    expect(nextStep(due, '2026-10-08', steps, [])?.days_before).toBe(60);
    expect(nextStep(due, '2026-11-01', steps, [])?.days_before).toBe(7);
    expect(nextStep(due, '2026-11-05', [10, 7], [])?.days_before, 'one that is not late').toBe(10);
  });
  test('a corrected date does not start over; another year does', () => {
    expect(nextStep('2026-11-25', '2026-09-26', steps, [told(60)])?.days_before).toBe(30);
    expect(nextStep('2026-12-14', '2026-10-15', steps, [told(60)])?.days_before, '29 days on').toBe(30);
    expect(nextStep('2026-12-15', '2026-10-15', steps, [told(60)])?.days_before, 'a month on').toBe(60);
    expect(nextStep('2026-10-16', '2026-08-20', steps, [told(60)])?.days_before, 'a month earlier').toBe(60);
    expect(nextStep('2027-11-15', '2026-12-01', steps, [told(60), told(30), told(7)])?.days_before).toBe(60);
  });
  test('across the end of February and of the year', () => {
    expect(nextStep('2028-03-01', '2028-01-01', [1], [])?.send_on).toBe('2028-02-29');
    expect(nextStep('2027-03-01', '2027-01-01', [1], [])?.send_on).toBe('2027-02-28');
    expect(nextStep('2027-01-05', '2026-12-01', [7], [])?.send_on).toBe('2026-12-29');
  });
});
