import { useState } from 'react';
import type { Status } from '../../../../../features/appointments/statuses.ts';
import { isMoved } from '../../../../../features/appointments/times.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import { movedWords } from '../../parts/words.ts';
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
  isMoved(before, now) || before.status !== now.status;

type ChangedMeanwhileProps = {
  appointment: Appointment;
  first: State;
  /** Whether the form is being sent, which may itself be what changes the appointment. */
  pending: boolean;
};

/** Says that an appointment has moved or changed its status since its form was opened. */
export function ChangedMeanwhile({ appointment, first, pending }: ChangedMeanwhileProps) {
  const { status } = appointment;
  return (
    <LiveRegion>
      {!pending && isElsewhere(first, appointment) && (
        <p className={loaded.warning}>
          {isMoved(first, appointment) && `${movedWords(appointment)} `}
          {first.status !== status && becameWords[status]}
        </p>
      )}
    </LiveRegion>
  );
}
