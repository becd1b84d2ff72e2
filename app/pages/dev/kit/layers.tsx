import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Group } from './group.tsx';
import style from './kit.module.css';

export function Layers() {
  const [open, setOpen] = useState<'centre' | 'drawer' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const undoable = {
    title: 'Appointment cancelled',
    text: 'The client is told.',
    action: { label: 'Undo', run: () => {} },
  };
  return (
    <Group title="Dialogs and toasts">
      <div className={style.row}>
        <Button onClick={() => setOpen('centre')}>Open a dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Button onClick={() => setAsking(true)}>Ask a question</Button>
        <Button onClick={() => showToast({ title: 'Success', text: 'Vehicle added successfully!' })}>
          Toast
        </Button>
        <Button onClick={() => showToast(undoable)}>Toast with an action</Button>
        <Button
          onClick={() =>
            showToast({ title: 'Login Error', text: 'The email or password is wrong.', bad: true })
          }
        >
          Destructive toast
        </Button>
      </div>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        placement={open ?? 'centre'}
        title="Add Vehicle"
        description="Registration, make, model and year are all we need."
      >
        <TextField label="Registration" required />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Disable this account?"
        description="They will be signed out everywhere."
        no="Cancel"
        yes="Disable"
        look="danger"
        onAnswer={() => setAsking(false)}
      />
    </Group>
  );
}
