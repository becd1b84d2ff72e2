import { useEffect, useRef } from 'react';
import { TextField } from '../../../ui/field.tsx';

/** What was typed last: whoever goes on from one form to another need not type it again. */
let typed = '';

/** For an account that is no more. */
export const forgetTypedEmail = () => void (typed = '');

/** The address of an account, in the forms for signing in and up and for a forgotten password. */
export function EmailField() {
  const field = useRef<HTMLInputElement>(null);
  // Typed, or filled in by the browser, before React has come, which then hears of no change.
  useEffect(() => void (typed = field.current?.value || typed), []);
  return (
    <TextField
      ref={field}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={typed}
      onChange={(event) => (typed = event.target.value)}
    />
  );
}
