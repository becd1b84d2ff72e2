import { type ReactNode, useState } from 'react';
import { Select, TextArea, TextField } from '../../../../ui/field.tsx';
import { Missing } from '../../parts/loaded.tsx';
import { WorkOptions } from '../../parts/options.tsx';
import { pence, text, typedPounds } from './form-data.ts';
import parts from './parts.module.css';
import type { Appointment } from './types.ts';
import { useSettings } from '../settings/queries.ts';
import { ColleagueOptions } from './colleague-options.tsx';
import { useColleagues } from './queries.ts';

type WorkFieldsProps = {
  initial?:
    | {
        service_type?: string | null;
        notes?: string | null;
        workshop_notes?: string | null;
        estimated_cost?: number | null;
        assignee?: Appointment['assignee'];
      }
    | undefined;
  problems: Record<string, string>;
  prefix?: string | undefined;
  onTypeChange?: (type: string) => void;
  /** When it is to be done, if the form asks that too. */
  children?: ReactNode;
};

const nothing = {};

/** What is to be done, by whom and for about how much. */
export function WorkFields({
  initial = nothing,
  problems,
  prefix = '',
  onTypeChange,
  children,
}: WorkFieldsProps) {
  const problem = (name: string) => problems[`${prefix}${name}`];
  return (
    <>
      {/* Without these, every type of work would take an hour and could be assigned to nobody. */}
      <Missing queries={[useSettings(), useColleagues()]} />
      <div className={parts.pair}>
        <Select
          required
          label="Type of work"
          name="service_type"
          defaultValue={initial.service_type ?? ''}
          error={problem('service_type')}
          onChange={(event) => onTypeChange?.(event.target.value)}
        >
          <option value="">Choose…</option>
          <WorkOptions />
        </Select>
        <TextField
          label="Estimate in pounds"
          name="estimated_cost"
          inputMode="decimal"
          defaultValue={typedPounds(initial.estimated_cost)}
          error={problem('estimated_cost')}
        />
      </div>
      {children}
      <MechanicChoice initial={initial.assignee ?? null} problem={problem('assigned_to')} />
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        hint="The client sees these with the appointment."
        defaultValue={initial.notes ?? ''}
        error={problem('notes')}
      />
      <TextArea
        label="For staff only"
        name="workshop_notes"
        rows={3}
        hint="Where the keys are, which part is due. The mechanic’s copy of the job sheet prints this: please name no client. Clients see it only if they ask for a copy of their data."
        defaultValue={initial.workshop_notes ?? ''}
        error={problem('workshop_notes')}
      />
    </>
  );
}

type MechanicChoiceProps = { initial: Appointment['assignee']; problem: string | undefined };

/**
 * A chosen mechanic stays in the list after they have left, or after a colleague has given the work to someone else:
 * otherwise the list would fall back to nobody, and no one would notice.
 */
function MechanicChoice({ initial, problem }: MechanicChoiceProps) {
  const [chosen, setChosen] = useState(initial);
  return (
    <Select
      label="Mechanic"
      name="assigned_to"
      defaultValue={initial?.id ?? ''}
      onChange={({ target: { value, selectedOptions } }) =>
        setChosen(value ? { id: value, full_name: selectedOptions[0]?.text ?? null } : null)
      }
      error={problem}
    >
      <ColleagueOptions assignee={chosen} />
    </Select>
  );
}

/** @returns the fields as the routes take them; money in pence */
export function readWork(data: FormData) {
  return {
    service_type: data.get('service_type'),
    estimated_cost: pence(data, 'estimated_cost'),
    assigned_to: text(data, 'assigned_to'),
    notes: text(data, 'notes'),
    workshop_notes: text(data, 'workshop_notes'),
  };
}
