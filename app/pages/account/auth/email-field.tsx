import { useEffect, useRef } from 'react';
import { TextField } from '../../../ui/field.tsx';

/** The address typed last, so that users who move from one form to another need not type it again. */
let typed = '';

/** For an account that has been deleted. */
export const forgetTypedEmail = () => void (typed = '');

/** The address of an account, in the forms for signing in and up and for a forgotten password. */
export function EmailField() {
  const field = useRef<HTMLInputElement>(null);
  // Typed, or filled in by the browser, before React had loaded, so that React saw no change event.
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
