import type { Status } from '../../../../../features/appointments/statuses.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { Appointment } from '../parts/types.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { type RowVersion, useVersionedWrite } from '../parts/use-versioned-write.ts';
import { useWrite } from '../parts/use-write.ts';
import { stopOffering } from './undoable.ts';

const topics: ['appointments', 'services'] = ['appointments', 'services'];
/** Specification, section 8. */
const failed = { title: 'Error', text: 'Failed to update appointment status.', exact: true };
const updated = { title: 'Success', text: 'Appointment status updated successfully.' };

/**
 * Undoes the user's own last act on an appointment, for some seconds and once: several places offer it. It names the
 * version that the act has made: whatever came after it stays.
 */
export function useUndo() {
  return useWrite({
    work: ({ id, version }: RowVersion) =>
      answerOf(api.staff.appointments[':id'].undo.$post({ param: { id }, json: { version } })).finally(
        stopOffering,
      ),
    topics,
    done: { title: 'Undone', text: 'The appointment is as it was before.' },
    failed: { title: 'Could not undo', text: 'Please open the appointment and change it there.' },
  });
}

/** What a toast offers after an act that can be undone. */
function useDone() {
  const undo = useUndo();
  return (after: RowVersion) => {
    showToast({ ...updated, action: { label: 'Undo', run: () => undo.mutate(after) } });
    return null;
  };
}

const now = (id: string) => async () =>
  (await answerOf(api.staff.appointments[':id'].$get({ param: { id } }))).appointment;

/** Confirm, Start Work, Complete. */
export function useStatusTransition() {
  const done = useDone();
  return useVersionedWrite({
    work: ({ id, version, to }: RowVersion & { to: Status }) =>
      confirmOutcome<Pick<Appointment, 'id' | 'version' | 'status'>>(
        answerOf(
          api.staff.appointments[':id'].status.$patch({ param: { id }, json: { status: to, version } }),
        ),
        now(id),
        ({ status }) => status === to,
      ),
    topics,
    done,
    failed,
  });
}

/** The client did not come: cancels the appointment as a no-show. */
export function useNoShow() {
  const done = useDone();
  return useVersionedWrite({
    work: ({ id, version }: RowVersion) =>
      answerOf(api.staff.appointments[':id']['no-show'].$post({ param: { id }, json: { version } })),
    topics,
    done,
    failed,
  });
}

/** The form shows what went wrong. */
export function useCancel() {
  const done = useDone();
  return useVersionedWrite({
    work: ({ id, version, reason }: RowVersion & { reason: string }) =>
      confirmOutcome<Pick<Appointment, 'id' | 'version' | 'status' | 'cancel_reason'>>(
        answerOf(api.staff.appointments[':id'].cancel.$post({ param: { id }, json: { reason, version } })),
        now(id),
        (after) => after.status === 'cancelled' && after.cancel_reason === reason,
      ),
    topics,
    done,
  });
}

/** Assigns the work to a mechanic, or to nobody. */
export function useAssign() {
  return useVersionedWrite({
    work: ({ id, version, to }: RowVersion & { to: string | null }) =>
      answerOf(api.staff.appointments[':id'].$patch({ param: { id }, json: { assigned_to: to, version } })),
    topics,
    done: { title: 'Success', text: 'Mechanic saved.' },
    failed: { title: 'Assign failed', text: 'We could not save the mechanic. Please try again.' },
  });
}
