import {
  type AppointmentEdit,
  appointmentEditSchema,
} from '../../../../../features/appointments/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Form } from '../parts/form.tsx';
import type { Appointment } from '../parts/types.ts';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { useWrite } from '../parts/use-write.ts';
import { VehicleChoice } from '../parts/vehicle-choice.tsx';
import { readWork, WorkFields } from '../parts/work-fields.tsx';
import { ChangedMeanwhile, useAsOpened } from './changed-meanwhile.tsx';

/** Edits what is to be done, with which car and by whom. A second editor sees both versions and decides. */
export function EditForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { id } = appointment;
  const save = useWrite({
    work: (json: AppointmentEdit) => answerOf(api.staff.appointments[':id'].$patch({ param: { id }, json })),
    topics: ['appointments'],
    done: { title: 'Success', text: 'Appointment saved.' },
  });
  const draft = `garage-draft-appointment-${id}`;
  const first = useAsOpened(appointment, draft);
  const { shell, problems } = useVersionedForm({
    fields,
    row: appointment,
    schema: appointmentEditSchema,
    read: (data) => ({ ...readWork(data), vehicle_id: data.get('vehicle_id') || null }),
    submit: (change, version) => save.mutateAsync({ ...change, version }),
    onDone,
    draft,
  });
  return (
    <>
      <ChangedMeanwhile {...{ appointment, first }} pending={shell.pending} />
      <Form {...shell} action="Save" onCancel={onDone}>
        <VehicleChoice
          clientId={appointment.client_id}
          initial={appointment.vehicle_id}
          problem={problems['vehicle_id']}
        />
        <WorkFields initial={appointment} problems={problems} />
      </Form>
    </>
  );
}

const fields = {
  service_type: { label: 'Type of work' },
  notes: { label: 'Notes' },
  workshop_notes: { label: 'For staff only' },
  estimated_cost: {
    label: 'Estimate',
    show: (value: unknown) => (typeof value === 'number' ? pounds(value) : '–'),
  },
  vehicle_id: { label: 'Vehicle', show: (value: unknown) => (value ? 'another vehicle' : 'none') },
  assigned_to: { label: 'Mechanic', show: (value: unknown) => (value ? 'another colleague' : 'nobody') },
};
