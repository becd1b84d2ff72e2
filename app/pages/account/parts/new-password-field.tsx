import { PasswordField } from '../../../ui/field.tsx';

type NewPasswordFieldProps = {
  label: string;
  /** Why the server found the password weak; stays after the toast has gone. */
  weak: string | undefined;
};

/** A field for choosing a password. */
export function NewPasswordField({ label, weak }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint="Three or four words in a row are easy to remember and hard to guess."
      error={weak}
      required
    />
  );
}
