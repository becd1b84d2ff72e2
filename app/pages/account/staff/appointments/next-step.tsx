import { transitions } from '../../../../../features/appointments/statuses.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import { today } from '../../parts/days.ts';
import { useConfirmation } from '../../parts/use-confirmation.tsx';
import { clientName } from '../parts/words.ts';
import { useStatusTransition, useUndo } from './mutations.ts';
import { useUndoable } from './undoable.ts';
import style from './appointments.module.css';

type NextStepProps = {
  appointment: Appointment;
  /** Offers a service record if completed work has not been recorded. */
  offersRecord?: boolean;
  /** In the details, where it is the main thing to do. */
  isMain?: boolean;
};

/** Nothing more is recorded for an erased client. */
const isUnwritten = ({ status, has_record, is_erased }: Appointment) =>
  status === 'completed' && has_record === 0 && is_erased === 0;

/** Which of a list's appointments a button is for. */
const whoseOf = ({ appointment_time, client }: Appointment) =>
  `${appointment_time}, ${clientName(client.full_name)}`;

/** The one button for the next step of an appointment, and Undo for some seconds after it was pressed. */
export function NextStep({ appointment, offersRecord = false, isMain = false }: NextStepProps) {
  const transition = useStatusTransition();
  const undo = useUndo();
  const { undoable, offerUndo } = useUndoable(appointment);
  const [first] = transitions[appointment.status];
  // A slip in a list must not start another day's work; for a car that comes early, the details have the button.
  const isTooEarly = first?.to === 'in_progress' && appointment.appointment_date > today();
  const next = isTooEarly && !isMain ? undefined : first;
  const nameOf = (act: string) => (isMain ? undefined : `${act}: ${whoseOf(appointment)}`);
  const carryOut = () => {
    if (next) transition.mutate({ ...appointment, to: next.to }, { onSuccess: offerUndo });
  };
  // Completing would tell the client that the car is ready while a question to them is still open.
  const isOpenQuestion = next?.to === 'completed' && appointment.is_awaiting === 1;
  const { ask, question } = useConfirmation(
    {
      title: 'Complete without an answer?',
      description: `The client has not yet agreed to or declined a price. ${appointment.client.email === null ? noEmailHint : emailHint}`,
      no: 'Not yet',
      yes: 'Complete',
    },
    carryOut,
  );
  return (
    <span className={classes(style.step, !isMain && style.inRow)}>
      {next && (
        <Button
          {...(isMain ? { look: 'primary' } : { className: style.compact })}
          small
          pending={transition.isPending}
          onClick={isOpenQuestion ? ask : carryOut}
          aria-label={nameOf(next.action)}
        >
          {next.action}
        </Button>
      )}
      {offersRecord && isUnwritten(appointment) && <AddRecord appointment={appointment} isMain={isMain} />}
      {undoable && (
        <Button
          className={style.low}
          small
          look="quiet"
          pending={undo.isPending}
          onClick={() => undo.mutate(undoable)}
          aria-label={nameOf('Undo')}
          data-undo=""
        >
          Undo
        </Button>
      )}
      {isOpenQuestion && question}
    </span>
  );
}

const noEmailHint = 'They have no email address: please tell them yourself that the car is ready.';
const emailHint = 'They will now be told that the car is ready.';

/** A completed job usually becomes a service record. */
function AddRecord({ appointment, isMain }: { appointment: Appointment; isMain: boolean }) {
  const { change } = useUrl();
  if (!appointment.vehicle_id) return null;
  const form = { do: 'record', from: appointment.id };
  if (!isMain) {
    return (
      <DashboardLink to={form} label={`Add service record: ${whoseOf(appointment)}`}>
        Add service record
      </DashboardLink>
    );
  }
  return (
    <Button look="primary" small onClick={() => change(form)}>
      Add service record
    </Button>
  );
}
