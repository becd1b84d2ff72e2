import { defaultDuration } from '../../../../../features/appointments/times.ts';
import { serviceTypes } from '../../../../../features/appointments/schema.ts';
import type { GivenSettings } from './queries.ts';
import { TextField } from '../../../../ui/field.tsx';
import { number } from '../parts/form-data.ts';
import style from './settings.module.css';

type DurationFieldsProps = { durations: GivenSettings['durations']; problems: Record<string, string> };

/** How long each type of work usually takes; empty means an hour. */
export function DurationFields({ durations, problems }: DurationFieldsProps) {
  return (
    <div className={style.durations}>
      {serviceTypes.map((type) => (
        <TextField
          key={type}
          label={type}
          name={`minutes ${type}`}
          inputMode="numeric"
          placeholder={String(defaultDuration)}
          defaultValue={durations[type] ?? ''}
          error={problems[`durations.${type}`]}
        />
      ))}
    </div>
  );
}

/** @returns the minutes of the types that have some */
export function readDurations(data: FormData, types: readonly string[]) {
  const given = types.map((type) => [type, number(data, `minutes ${type}`)] as const);
  return Object.fromEntries(given.filter(([, minutes]) => minutes !== null));
}
