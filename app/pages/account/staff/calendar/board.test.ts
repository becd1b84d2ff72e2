import { describe, expect, test } from 'vitest';
import { hoursOf, occupies, rowsOf, spanOf } from './board.ts';

const at = (appointment_time: string, duration_minutes: number) => ({ appointment_time, duration_minutes });

describe('the day board', () => {
  test('shows the working day, or longer if an appointment ends later', () => {
    expect(spanOf([])).toEqual({ from: 480, to: 1080 });
    expect(spanOf([at('17:30', 240)])).toEqual({ from: 480, to: 1290 });
    expect(hoursOf({ from: 480, to: 660 })).toEqual(['08:00', '09:00', '10:00']);
  });

  test('places an appointment on the half hours it takes up', () => {
    const span = spanOf([]);
    expect(rowsOf(at('08:00', 30), span)).toEqual({ start: 1, length: 1 });
    expect(rowsOf(at('09:30', 90), span)).toEqual({ start: 4, length: 3 });
  });

  test('knows which half hours are taken', () => {
    const appointment = at('09:30', 60);
    expect(['09:00', '09:30', '10:00', '10:30'].map((slot) => occupies(appointment, slot))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
