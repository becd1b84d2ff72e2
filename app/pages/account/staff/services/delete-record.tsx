import { useRef } from 'react';
import { erasedPlate } from '../../../../../features/vehicles/plate.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { useConfirmation } from '../../parts/use-confirmation.tsx';
import parts from '../parts/parts.module.css';
import { versionsOf } from '../parts/conflict.tsx';
import type { ServiceRecord } from '../parts/types.ts';
import { useWrite } from '../parts/use-write.ts';

/** Deletes a record as it was seen. Use it in what outlives the record: the notice may arrive before the response. */
export function useDeleteRecord(id: string) {
  return useWrite({
    work: (query: { version: number }) =>
      answerOf(api.staff.services[':id'].$delete({ param: { id }, query })),
    topics: ['services', 'appointments', 'clients', 'vehicles'],
    done: { title: 'Success', text: 'Service record deleted.' },
    failed: { title: 'Delete failed', text: 'We could not delete the record. Please try again.' },
  });
}

type DeleteRecordProps = {
  service: ServiceRecord;
  remove: ReturnType<typeof useDeleteRecord>;
  onDone: () => void;
};

/** Deletes a record that was written twice or for another car, and asks first. Those kept of an erased client stay. */
export function DeleteRecord({ service, remove, onDone }: DeleteRecordProps) {
  // The fields beside this button show the record as it was when it was opened.
  const seen = useRef(service.version);
  const carryOut = () =>
    remove.mutate(
      { version: seen.current },
      {
        onSuccess: onDone,
        // A user who has read that it was changed, and deletes it all the same, means to.
        onError: (reason) => (seen.current = Number(versionsOf(reason)?.theirs['version'] ?? seen.current)),
      },
    );
  const { ask, question } = useConfirmation(
    {
      title: 'Delete this record?',
      description:
        'Use this for a record that was added twice or to the wrong car. It is removed from the car’s history and from the revenue. The car’s next MOT and service dates do not change: please check them there.',
      no: 'Cancel',
      yes: 'Delete',
      look: 'danger',
    },
    carryOut,
  );
  if (service.vehicle.registration === erasedPlate) return null;
  return (
    <div className={parts.row}>
      <Button small look="danger" pending={remove.isPending} onClick={ask}>
        Delete record
      </Button>
      {question}
    </div>
  );
}
