import { statusWords } from '../../../../../features/appointments/statuses.ts';
import {
  type RecordStatus,
  type ServiceChange,
  serviceChangeSchema,
} from '../../../../../features/services/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { Form } from '../parts/form.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import type { ServiceRecord } from '../parts/types.ts';
import { UnsavedText } from '../parts/unsaved-text.tsx';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { useWrite } from '../parts/use-write.ts';
import parts from '../parts/parts.module.css';
import { DeleteRecord, useDeleteRecord } from './delete-record.tsx';
import { useService } from './queries.ts';
import { readRecord, RecordFields } from './record-fields.tsx';

/** One service record, for reading and correcting. */
export function RecordDrawer({ id, onDone }: { id: string; onDone: () => void }) {
  const record = useService(id);
  const remove = useDeleteRecord(id);
  return (
    <Loaded query={record} loading="Loading the service record..." gone={<UnsavedText draft={draftOf(id)} />}>
      {(service) => <Editor key={service.id} {...{ service, remove, onDone }} />}
    </Loaded>
  );
}

const draftOf = (id: string) => `garage-draft-service-${id}`;

type EditorProps = {
  service: ServiceRecord;
  remove: ReturnType<typeof useDeleteRecord>;
  onDone: () => void;
};

function Editor({ service, remove, onDone }: EditorProps) {
  const { id, vehicle, client } = service;
  const save = useWrite({
    work: (json: ServiceChange) => answerOf(api.staff.services[':id'].$patch({ param: { id }, json })),
    topics: ['services', 'clients', 'vehicles'],
    done: { title: 'Success', text: 'Service record saved.' },
  });
  const { shell, problems } = useVersionedForm({
    fields,
    row: service,
    schema: serviceChangeSchema,
    read: readRecord,
    submit: (change, version) => save.mutateAsync({ ...change, version }),
    onDone,
    draft: draftOf(id),
  });
  return (
    <div className={parts.stack}>
      <p className={parts.row}>
        <CarPlate registration={vehicle.registration} />
        <DashboardLink to={{ record: null, vehicle: service.vehicle_id }}>
          <CarName car={vehicle} />
        </DashboardLink>
        <ClientLink id={client.id} name={client.full_name} />
        <DashboardLink to={{ print: 'record' }}>Print for the client</DashboardLink>
      </p>
      <Form {...shell} action="Save" onCancel={onDone}>
        <RecordFields
          initial={service}
          vehicleId={service.vehicle_id}
          problems={problems}
          offersNext={service.status !== 'completed'}
        />
      </Form>
      <DeleteRecord {...{ service, remove, onDone }} />
    </div>
  );
}

const fields = {
  service_type: { label: 'Type of work' },
  service_date: { label: 'Date' },
  cost: { label: 'Cost', show: (value: unknown) => (typeof value === 'number' ? pounds(value) : '–') },
  mileage: { label: 'Mileage' },
  description: { label: 'What was done' },
  status: { label: 'Status', show: (status: unknown) => statusWords[status as RecordStatus] },
};
