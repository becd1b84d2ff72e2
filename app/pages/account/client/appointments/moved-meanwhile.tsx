import { useState } from 'react';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { classes } from '../../../../ui/classes.ts';
import shared from '../parts/client.module.css';
import type { Appointment } from '../parts/queries.ts';

type MovedMeanwhileProps = {
  appointment: Appointment;
  /** Whether a change is being sent, which may itself be what moves the appointment. */
  pending: boolean;
  /** What the client should do about it. */
  advice?: string;
};

/** Says that an appointment has moved since its dialog was opened: the dialog already shows the new time. */
export function MovedMeanwhile({ appointment, pending, advice }: MovedMeanwhileProps) {
  const { appointment_date: date, appointment_time: time } = appointment;
  const [first] = useState(appointment);
  if (pending || (date === first.appointment_date && time === first.appointment_time)) return null;
  return (
    <p className={classes(shared.callout, shared.warning)}>
      This appointment has since been moved to {formatDateWithWeekday(date)}, {time}. {advice}
    </p>
  );
}
