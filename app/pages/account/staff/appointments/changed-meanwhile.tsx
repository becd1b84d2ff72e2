import { useState } from 'react';
import type { Status } from '../../../../../features/appointments/statuses.ts';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import { keptBase } from '../parts/form-draft.ts';
import type { Appointment } from '../parts/types.ts';

type State = Pick<Appointment, 'version' | 'status' | 'appointment_date' | 'appointment_time'>;

const becameWords: Record<Status, string> = {
  scheduled: 'This appointment is scheduled again.',
  confirmed: 'This appointment has since been confirmed.',
  in_progress: 'Work on this appointment has since begun.',
  completed: 'This appointment has since been completed.',
  cancelled: 'This appointment has since been cancelled.',
};

/**
 * @param draft where the form keeps its draft
 * @returns an appointment as it was when its form was opened, or when the kept draft was begun
 */
export function useAsOpened(appointment: Appointment, draft: string): State {
  const [first] = useState(() => (keptBase(draft) as State | null) ?? appointment);
  return first;
}

/** @returns whether an appointment has moved or changed its status between the two */
export const isElsewhere = (before: State, now: State): boolean =>
  hasMoved(before, now) || before.status !== now.status;

const hasMoved = (before: State, now: State) =>
  before.appointment_date !== now.appointment_date || before.appointment_time !== now.appointment_time;

type ChangedMeanwhileProps = {
  appointment: Appointment;
  first: State;
  /** Whether the form is being sent, which may itself be what changes the appointment. */
  pending: boolean;
};

/** Says that an appointment has moved or changed its status since its form was opened. */
export function ChangedMeanwhile({ appointment, first, pending }: ChangedMeanwhileProps) {
  const { appointment_date: date, appointment_time: time, status } = appointment;
  return (
    <LiveRegion>
      {!pending && isElsewhere(first, appointment) && (
        <p className={loaded.warning}>
          {hasMoved(first, appointment) &&
            `This appointment has since been moved to ${formatDateWithWeekday(date)}, ${time}. `}
          {first.status !== status && becameWords[status]}
        </p>
      )}
    </LiveRegion>
  );
}
