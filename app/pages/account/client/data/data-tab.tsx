import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { useDialog } from '../parts/use-dialog.ts';
import { useDownload } from '../../parts/use-download.ts';
import { EraseForm } from './erase-form.tsx';

/** My Data: download a copy of everything, or delete the account. */
export function DataTab() {
  const { name, open, close } = useDialog();
  return (
    <div className={shared.stack}>
      <PanelHead title="My Data" />
      <Card heading="h2" title="Download my data">
        <div className={shared.form}>
          <p className={shared.note}>
            Everything we store about you: your account, vehicles, appointments, service records, reminders,
            enquiries and the list of messages. Download it as a page to read, or as JSON for other programs.
          </p>
          <Downloads />
        </div>
      </Card>
      <Card heading="h2" title="Delete my account">
        <div className={shared.form}>
          <p className={shared.note}>
            Your name, addresses, phone number, registrations, notes, reminders, messages and enquiries are
            erased at once, your open appointments are cancelled, and you cannot sign in any more. Tax law
            makes us keep for six years what work was done on which day and for how much. We keep only that,
            with nothing in it that says whose it was.
          </p>
          <div>
            <Button look="danger" small onClick={() => open('erase')}>
              Delete my account
            </Button>
          </div>
        </div>
      </Card>
      <Dialog title="Delete My Account" open={name === 'erase'} onClose={close}>
        <EraseForm onCancel={close} />
      </Dialog>
    </div>
  );
}

function Downloads() {
  const { save, pending } = useDownload('Your data could not be collected. Please try again.');
  return (
    <div className={shared.row}>
      <Button
        small
        look="primary"
        pending={pending}
        onClick={() => save('/api/privacy/export/readable', 'my-data.html')}
      >
        Download to read
      </Button>
      <Button small pending={pending} onClick={() => save('/api/privacy/export', 'my-data.json')}>
        Download as JSON
      </Button>
    </div>
  );
}
