import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Client } from '../parts/types.ts';
import { useDownload } from '../../parts/use-download.ts';
import parts from '../parts/parts.module.css';
import { EraseClient } from './erase-client.tsx';

/** What an administrator does when a client asks for their data, or to be forgotten. */
export function ClientData({ client }: { client: Client }) {
  const [isErasing, setErasing] = useState(false);
  const data = `/api/admin/clients/${client.id}/data`;
  const { save, pending } = useDownload(
    'The data could not be collected. Please try again.',
    'Download failed',
  );
  return (
    <Card title="Personal data">
      <div className={parts.stack}>
        <p className={parts.muted}>
          Anyone who asks gets a copy of everything stored about them, or is erased, within a month. Make sure
          it is this client who is asking.
        </p>
        <div className={parts.row}>
          <Button small pending={pending} onClick={() => save(`${data}/readable`, 'client-data.html')}>
            Download data to read
          </Button>
          <Button small pending={pending} onClick={() => save(data, 'client-data.json')}>
            Download data as JSON
          </Button>
          <Button small look="danger" onClick={() => setErasing(true)}>
            Erase client
          </Button>
        </div>
      </div>
      <Dialog title="Erase client" open={isErasing} onClose={() => setErasing(false)}>
        <EraseClient client={client} onCancel={() => setErasing(false)} />
      </Dialog>
    </Card>
  );
}
