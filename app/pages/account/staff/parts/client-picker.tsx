import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { ClientFields } from '../clients/client-fields.tsx';
import { useClient } from '../clients/queries.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import parts from './parts.module.css';
import { type ChosenClient, type Contact, draftName, type Named } from './chosen-client.ts';
import { FindClient } from './find-client.tsx';
import style from './booking.module.css';

type ClientPickerProps = {
  chosen: ChosenClient;
  onChoose: (chosen: ChosenClient) => void;
  problems: Record<string, string>;
  /** Whether a new client would be of no use yet. */
  onlyKnown?: boolean;
  /** Who wrote the enquiry: a new client is most likely them. */
  writer?: Contact | undefined;
};

/** Finds a client by name, phone, email or plate in one field, or enters a new one on the spot. */
export function ClientPicker({ chosen, onChoose, problems, onlyKnown = false, writer }: ClientPickerProps) {
  const [before, setBefore] = useState<ChosenClient>({ kind: 'none' });
  if (chosen.kind === 'none') {
    const onBack = before.kind === 'none' ? undefined : () => onChoose(before);
    return <FindClient {...{ onChoose, onlyKnown, writer, onBack }} problem={problems['client_id']} />;
  }
  const searchAgain = () => {
    setBefore(chosen);
    onChoose({ kind: 'none' });
  };
  const change = (
    <>
      <input type="hidden" name={draftName} value={JSON.stringify(chosen)} />
      <Button small onClick={searchAgain}>
        {chosen.kind === 'new' ? 'Find existing client' : 'Change'}
      </Button>
    </>
  );
  if (chosen.kind === 'known') return <KnownClient {...chosen}>{change}</KnownClient>;
  return (
    <fieldset className={style.fieldset} data-unsaved={chosen.isByHand}>
      <legend>New client</legend>
      <ClientFields
        initial={{
          full_name: chosen.name,
          email: chosen.draft?.email ?? null,
          phone: chosen.draft?.phone ?? null,
        }}
        problems={problems}
        prefix="client."
        offerHolder={({ id: clientId, name }) => (
          <Button
            small
            onClick={() => onChoose({ kind: 'known', clientId, name, vehicleId: null, isByHand: true })}
          >
            Choose {name}
          </Button>
        )}
      />
      <div className={parts.row}>{change}</div>
    </fieldset>
  );
}

type KnownClientProps = Named & { clientId: string; children: ReactNode };

/** Once a client has been chosen, the keyboard moves on to their cars, not to the button that undoes the choice. */
function KnownClient({ clientId, name, isByHand, children }: KnownClientProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isByHand) box.current?.nextElementSibling?.querySelector('select')?.focus();
  }, [isByHand]);
  return (
    <div ref={box} className={style.chosen} data-unsaved={isByHand}>
      <p>
        <span className={parts.muted}>Client</span> <strong>{name}</strong>
      </p>
      {children}
      <GoneMeanwhile id={clientId} />
      <AboutClient id={clientId} />
    </div>
  );
}

/** What staff noted about the client, such as how to reach them or what they owe. */
function AboutClient({ id }: { id: string }) {
  const notes = useClient(id).data?.client.staff_notes;
  if (!notes) return null;
  return (
    <p className={classes(style.about, parts.text)}>
      <span className={parts.muted}>About the client</span> {notes}
    </p>
  );
}

/** Nothing can be stored for a client who was erased or merged into another while the form is open. */
function GoneMeanwhile({ id }: { id: string }) {
  const client = useClient(id).data?.client;
  return (
    <LiveRegion>
      {client && client.erased_at !== null && (
        <p className={loaded.warning}>
          {client.merged_into === null
            ? 'This client has since been erased. Please choose another.'
            : 'This entry has since been merged into another client. Please choose that client.'}
        </p>
      )}
    </LiveRegion>
  );
}
