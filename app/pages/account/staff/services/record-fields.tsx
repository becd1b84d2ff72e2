import { useState } from 'react';
import { Select, TextArea, TextField } from '../../../../ui/field.tsx';
import { today } from '../../parts/days.ts';
import { typedNumber } from '../../parts/typed.ts';
import { statusWords } from '../../../../../features/appointments/statuses.ts';
import { recordStatuses } from '../../../../../features/services/staff-schema.ts';
import { settles } from '../../../../../features/vehicles/service.ts';
import { MotField } from './mot-field.tsx';
import { NextServiceFields } from './next-service-fields.tsx';
import { number, pence, text, typedPounds } from '../parts/form-data.ts';
import parts from '../parts/parts.module.css';
import type { ServiceRecord } from '../parts/types.ts';
import { WorkOptions } from '../../parts/options.tsx';
import { useVehicle } from '../vehicles/queries.ts';
import { formatMiles } from '../../../../../features/amount-words.ts';

export type RecordDraft = Partial<
  Pick<ServiceRecord, 'service_type' | 'service_date' | 'cost' | 'description' | 'status' | 'mileage'>
>;

type RecordFieldsProps = {
  initial: RecordDraft;
  /** Whose record it is; null until one is chosen. */
  vehicleId: string | null;
  problems: Record<string, string>;
  /** What the client asked for, to compare with when writing. */
  asked?: string | null | undefined;
  /** Whether what is due next is filled in: for new work, not for a correction of work that may be long past. */
  offersNext?: boolean;
};

/** @param typed the text in the field */
function milesHint(typed: string, known: number): string {
  const miles = typedNumber(typed);
  return typeof miles === 'number' && miles < known
    ? `Less than the ${formatMiles(known)} last known: please check.`
    : `Last known: ${formatMiles(known)}.`;
}

/** What was done, when, and what it cost. */
export function RecordFields({ initial, vehicleId, problems, asked, offersNext = false }: RecordFieldsProps) {
  const known = useVehicle(vehicleId).data?.vehicle.mileage;
  const [type, setType] = useState<string>(initial.service_type ?? '');
  const [date, setDate] = useState(initial.service_date ?? today());
  const [mileage, setMileage] = useState(String(initial.mileage ?? ''));
  const [status, setStatus] = useState<string>(initial.status ?? 'completed');
  return (
    <>
      <div className={parts.pair}>
        <Select
          required
          label="Type of work"
          name="service_type"
          defaultValue={type}
          onChange={(event) => setType(event.target.value)}
          error={problems['service_type']}
        >
          <option value="">Choose…</option>
          <WorkOptions />
        </Select>
        <TextField
          required
          type="date"
          label="Date"
          name="service_date"
          defaultValue={date}
          onChange={(event) => setDate(event.target.value)}
          error={problems['service_date']}
        />
        <TextField
          label="Cost in pounds"
          name="cost"
          inputMode="decimal"
          defaultValue={typedPounds(initial.cost)}
          error={problems['cost']}
        />
        <TextField
          label="Mileage"
          name="mileage"
          inputMode="numeric"
          hint={offersNext && known ? milesHint(mileage, known) : undefined}
          defaultValue={mileage}
          onChange={(event) => setMileage(event.target.value)}
          error={problems['mileage']}
        />
      </div>
      <TextArea
        label="What was done"
        name="description"
        hint={asked ? `Asked for: ${asked}` : undefined}
        rows={4}
        defaultValue={initial.description ?? ''}
        error={problems['description']}
      />
      <Select
        label="Status"
        name="status"
        defaultValue={status}
        onChange={(event) => setStatus(event.target.value)}
        error={problems['status']}
      >
        {recordStatuses.map((each) => (
          <option key={each} value={each}>
            {statusWords[each]}
          </option>
        ))}
      </Select>
      {settles('mot', type) && status === 'completed' && (
        <MotField {...{ vehicleId, offersNext }} testedOn={date} problem={problems['mot_expiry']} />
      )}
      {settles('service', type) && status === 'completed' && (
        <NextServiceFields {...{ vehicleId, offersNext, mileage, problems }} servicedOn={date} />
      )}
    </>
  );
}

/** @returns the fields as the routes take them; money in pence */
export function readRecord(data: FormData) {
  return {
    service_type: data.get('service_type'),
    service_date: data.get('service_date'),
    cost: pence(data, 'cost'),
    mileage: number(data, 'mileage'),
    description: text(data, 'description'),
    status: data.get('status'),
    mot_expiry: text(data, 'mot_expiry'),
    service_due_date: text(data, 'service_due_date'),
    service_due_mileage: number(data, 'service_due_mileage'),
  };
}
