import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../../../ui/error-summary.tsx';
import style from './parts.module.css';

type FormProps = {
  form: ComponentProps<'form'>;
  summary: FieldProblem[];
  pending: boolean;
  /** The words on the button that sends it. */
  action: string;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A form of the dashboards: complaints above, fields, and the buttons below. */
export function Form({ form, summary, pending, action, onCancel, children }: FormProps) {
  return (
    <form {...form} className={style.stack}>
      <ErrorSummary problems={summary} />
      {children}
      <div className={style.row}>
        <Button type="submit" look="primary" small pending={pending}>
          {action}
        </Button>
        {onCancel && (
          <Button small onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
