import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';
import style from './dialog.module.css';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description: string | undefined;
  /** The answer that changes nothing. It has the focus, and closing the dialog means the same. */
  no: string;
  yes: string | undefined;
  look?: ButtonLook['look'];
  onAnswer: (isYes: boolean) => void;
};

/** Asks for confirmation before something that must not happen by a slip of the hand. */
export function ConfirmDialog({ open, title, description, no, yes, look, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} title={title} description={description}>
      <div className={style.answers}>
        <Button data-first-focus onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button look={look ?? 'primary'} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
