import { serviceTypes } from '../../../../../features/appointments/schema.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { Select } from '../../../../ui/field.tsx';
import { DurationOptions } from '../../parts/options.tsx';
import { number } from '../parts/form-data.ts';
import style from './settings.module.css';

type Usual = Settings['durations'];

/** How long each type of work usually takes. */
export function DurationFields({ usual, problems }: { usual: Usual; problems: Record<string, string> }) {
  return (
    <div className={style.durations} role="group" aria-label="How long each type of work usually takes">
      {serviceTypes.map((type) => (
        <Select
          key={type}
          label={type}
          name={`minutes ${type}`}
          defaultValue={usual[type]}
          error={problems[`durations.${type}`]}
        >
          <DurationOptions />
        </Select>
      ))}
    </div>
  );
}

/** @returns the minutes of every type of work, as chosen */
export function readDurations(data: FormData) {
  return Object.fromEntries(serviceTypes.map((type) => [type, number(data, `minutes ${type}`)]));
}
