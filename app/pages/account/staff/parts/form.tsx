import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { ErrorSummary, type FieldProblem } from '../../../../ui/error-summary.tsx';
import { useTypingGuard } from './typing-guard.tsx';
import style from './parts.module.css';

type FormProps = {
  form: ComponentProps<'form'>;
  summary: FieldProblem[];
  pending: boolean;
  /** Shown above the form, such as the two versions of a `Conflict`. */
  above?: ReactNode;
  /** The words on the button that sends it. */
  action: string;
  /** The words on the button that leaves it. */
  keep?: string;
  look?: ButtonLook['look'];
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A form of the dashboards: errors above, fields, and the buttons below. Cancel asks before typed text is lost. */
export function Form({
  form,
  summary,
  pending,
  above,
  action,
  keep = 'Cancel',
  look = 'primary',
  onCancel,
  children,
}: FormProps) {
  const { watch, tryToClose, question } = useTypingGuard(onCancel);
  return (
    <div {...watch} className={style.stack}>
      {above}
      <form {...form} className={classes(style.stack, style.form)}>
        <ErrorSummary problems={summary} />
        <div className={style.stack}>{children}</div>
        <div className={style.row}>
          <Button type="submit" look={look} small pending={pending}>
            {action}
          </Button>
          {onCancel && (
            <Button small onClick={tryToClose}>
              {keep}
            </Button>
          )}
        </div>
      </form>
      {question}
    </div>
  );
}
