import { type ComponentProps, useState } from 'react';
import parts from './parts.module.css';
import { readTime, type Time, TimePicker } from './time-picker.tsx';
import { readWork, WorkFields } from './work-fields.tsx';
import { useUsualMinutes } from '../settings/queries.ts';

type WorkAndTimeProps = Pick<ComponentProps<typeof WorkFields>, 'initial' | 'problems' | 'prefix'> &
  Pick<ComponentProps<typeof TimePicker>, 'vehicleId' | 'isSent'> & {
    start: Omit<Time, 'duration'>;
  };

/**
 * What is to be done and when, for as long as that type of work usually takes, and whether the client has agreed to it:
 * fields of a form, read with `readBooking`.
 */
export function WorkAndTime({ initial, start, problems, prefix, ...time }: WorkAndTimeProps) {
  const [type, setType] = useState(initial?.service_type ?? '');
  const duration = useUsualMinutes(type);
  return (
    <>
      <WorkFields {...{ initial, problems, prefix }} onTypeChange={setType}>
        <TimePicker initial={{ ...start, duration }} {...{ problems, prefix, ...time }} />
      </WorkFields>
      <label className={parts.check}>
        <input type="checkbox" name="is_agreed" defaultChecked />
        Agreed with the client
      </label>
    </>
  );
}

/** @returns the fields as the routes take them; money in pence */
export function readBooking(data: FormData) {
  return { ...readWork(data), ...readTime(data), is_agreed: data.get('is_agreed') !== null };
}
