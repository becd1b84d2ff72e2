import { expect, test } from 'vitest';
import { differences, settingsSchema } from './schema.ts';

test('what differs is what was changed, whatever the order of its parts', () => {
  const before = settingsSchema.parse({});
  const durations = Object.fromEntries(Object.entries(before.durations).toReversed());
  const opening_hours = before.opening_hours.map((day) => day && { closes: day.closes, opens: day.opens });
  expect(differences(before, { ...before, durations, opening_hours })).toEqual({});
  expect(differences(before, { ...before, durations, bays: 3, notice_hours: undefined })).toEqual({
    bays: 3,
  });
  expect(differences(before, { durations: { ...durations, Other: 30 } })).toEqual({
    durations: { ...durations, Other: 30 },
  });
});
