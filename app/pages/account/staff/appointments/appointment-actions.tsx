import { isComing, isOpen } from '../../../../../features/appointments/statuses.ts';
import { Button } from '../../../../ui/button.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { useNoShow } from './mutations.ts';
import { NextStep } from './next-step.tsx';
import { useUndoable } from './undoable.ts';

/** What can be done with an appointment in its current state. An erased client's can only be read and printed. */
export function AppointmentActions({
  appointment,
  canBeMissed,
}: {
  appointment: Appointment;
  /** Whether the client may have missed it: an appointment still to come cannot have been missed. */
  canBeMissed: boolean;
}) {
  const { change } = useUrl();
  const noShow = useNoShow();
  const { offerUndo } = useUndoable(appointment);
  const open = (act: string) => () => change({ act });
  const isErased = appointment.is_erased === 1;
  return (
    <div className={parts.stack}>
      <div className={parts.row}>
        <NextStep appointment={appointment} offersRecord isMain />
        {isOpen(appointment.status) && (
          <>
            <Button small onClick={open('move')}>
              Move or change length
            </Button>
            <Button small onClick={open('price')}>
              Ask to approve a price
            </Button>
          </>
        )}
        {appointment.has_record === 1 && appointment.status === 'completed' && !isErased && (
          <Button small onClick={() => change({ do: 'record', from: appointment.id })}>
            Add another record
          </Button>
        )}
        {!isErased && (
          <Button small onClick={open('edit')}>
            Edit
          </Button>
        )}
        {isOpen(appointment.status) && (
          <Button small look="danger" onClick={open('cancel')}>
            Cancel appointment
          </Button>
        )}
        {canBeMissed && isComing(appointment.status) && (
          <Button
            small
            pending={noShow.isPending}
            onClick={() => noShow.mutate(appointment, { onSuccess: offerUndo })}
          >
            Did not come
          </Button>
        )}
      </div>
      <p className={parts.row}>
        <DashboardLink to={{ appointment: null, print: 'job', job: appointment.id }}>
          Print job sheet
        </DashboardLink>
      </p>
    </div>
  );
}
