import { useState } from 'react';
import { isMoved } from '../../../../../features/appointments/times.ts';
import { classes } from '../../../../ui/classes.ts';
import { movedWords } from '../../parts/words.ts';
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
  const [first] = useState(appointment);
  if (pending || !isMoved(first, appointment)) return null;
  return (
    <p className={classes(shared.callout, shared.warning)}>
      {movedWords(appointment)} {advice}
    </p>
  );
}
