import { type ComponentProps, useState } from 'react';
import { type Time, TimePicker } from './time-picker.tsx';
import { WorkFields } from './work-fields.tsx';
import { useUsualMinutes } from '../settings/queries.ts';

type WorkAndTimeProps = Pick<ComponentProps<typeof WorkFields>, 'initial' | 'problems' | 'prefix'> &
  Pick<ComponentProps<typeof TimePicker>, 'vehicleId' | 'isSent'> & {
    start: Omit<Time, 'duration'>;
  };

/** What is to be done and when, for as long as that type of work usually takes: read with `readWork` and `readTime`. */
export function WorkAndTime({ initial, start, problems, prefix, ...time }: WorkAndTimeProps) {
  const [type, setType] = useState(initial?.service_type ?? '');
  const duration = useUsualMinutes(type);
  return (
    <WorkFields {...{ initial, problems, prefix }} onTypeChange={setType}>
      <TimePicker initial={{ ...start, duration }} {...{ problems, prefix, ...time }} />
    </WorkFields>
  );
}
