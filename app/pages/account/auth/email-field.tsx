import { TextField } from '../../../ui/field.tsx';

/** What was typed last: whoever goes on from one form to another need not type it again. */
let typed = '';

/** For an account that is no more. */
export const forgetTypedEmail = () => void (typed = '');

/** The address of an account, in the forms for signing in and up and for a forgotten password. */
export function EmailField() {
  return (
    <TextField
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
