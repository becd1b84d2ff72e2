import { PasswordField } from '../../../ui/field.tsx';

type NewPasswordFieldProps = {
  label: string;
  /** Why the server found it weak; it stays when the toast has gone. */
  weak: string | undefined;
};

/** A password that is chosen. */
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
