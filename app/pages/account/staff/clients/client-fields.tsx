import { type ReactNode, useState } from 'react';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import parts from '../parts/parts.module.css';
import type { Client } from '../parts/types.ts';
import { text } from '../parts/form-data.ts';
import { type PhoneHolder, SamePhone } from './same-phone.tsx';

type ClientFieldsProps = {
  initial?: Partial<Pick<Client, 'full_name' | 'email' | 'phone' | 'staff_notes'>> & {
    reminders_agreed?: boolean;
  };
  problems: Record<string, string>;
  /** Before the names in `problems`, when the client is part of a larger form. */
  prefix?: string;
  /** A client with an account changes the address themselves. */
  isEmailFixed?: boolean;
  withNotes?: boolean;
  /** For a new client: what can be done with a client who has the same phone number. */
  offerHolder?: (holder: PhoneHolder) => ReactNode;
};

const nothing = {};

/** A client's name and contacts; only the name is required, because some people only phone. */
export function ClientFields({
  initial = nothing,
  problems,
  prefix = '',
  isEmailFixed = false,
  withNotes = false,
  offerHolder,
}: ClientFieldsProps) {
  const [phone, setPhone] = useState(initial.phone ?? '');
  const problem = (name: string) => problems[`${prefix}${name}`];
  return (
    <>
      <TextField
        required
        label="Full name"
        name="full_name"
        autoComplete="off"
        defaultValue={initial.full_name ?? ''}
        error={problem('full_name')}
      />
      <div className={parts.pair}>
        <div className={parts.tight}>
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="off"
            defaultValue={initial.phone ?? ''}
            onChange={(event) => setPhone(event.target.value)}
            error={problem('phone')}
          />
          {offerHolder && <SamePhone typed={phone} offer={offerHolder} />}
        </div>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={initial.email ?? ''}
          readOnly={isEmailFixed}
          hint={
            isEmailFixed ? 'This client signs in with it and can change it in their own account.' : undefined
          }
          error={problem('email')}
        />
      </div>
      {withNotes && (
        <TextArea
          label="Notes for staff"
          name="staff_notes"
          rows={3}
          defaultValue={initial.staff_notes ?? ''}
          hint="For staff. A client who asks for a copy of their data gets these too."
          error={problem('staff_notes')}
        />
      )}
      <label className={parts.check}>
        <input type="checkbox" name="reminders_agreed" defaultChecked={initial.reminders_agreed === true} />
        The client agreed to reminders by email
      </label>
    </>
  );
}

/** @returns the fields as the routes take them */
export function readClient(data: FormData) {
  return {
    full_name: text(data, 'full_name') ?? '',
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    reminders_agreed: data.get('reminders_agreed') !== null,
    ...(data.has('staff_notes') && { staff_notes: text(data, 'staff_notes') }),
  };
}
