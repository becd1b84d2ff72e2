import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import field from '../../../../ui/field.module.css';
import { holdEnter, statusOf } from '../frame/find-anything.tsx';
import { FindingPopup } from '../frame/finding-popup.tsx';
import { type Finding, findingsOf } from '../frame/findings.ts';
import { useSearch } from '../frame/queries.ts';
import { ClientFields } from '../clients/client-fields.tsx';
import { useClient } from '../clients/queries.ts';
import { Announced } from '../../parts/announced.tsx';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { keptValue } from '../parts/form-draft.ts';
import { isPhoneSearch } from '../../../../../features/search/words.ts';
import { normalisePlate, plateShape } from '../../../../../features/vehicles/plate.ts';
import style from './appointments.module.css';

/** `isByHand`: somebody looked for them, so that it would be a loss to forget them. */
type Named = { name: string; isByHand?: true };

/** How somebody can be reached, as far as it is known. */
export type Contact = {
  full_name?: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** Who it is for: a known client (perhaps with the car they were found by), a new one, or nobody yet. */
export type Chosen =
  | { kind: 'none' }
  | (Named & { kind: 'known'; clientId: string; vehicleId: string | null })
  | (Named & {
      kind: 'new';
      draft?: Contact;
      /** The plate that they were looked up by. */
      registration?: string;
    });

type ClientPickerProps = {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  problems: Record<string, string>;
  /** Where a new client would be of no use yet. */
  onlyKnown?: boolean;
  /** Who has written: a new client is most likely them. */
  writer?: Contact | undefined;
};

/** As the schemas name it in what they complain of: the summary leads there. There is one such field on a screen. */
const clientField = 'client_id';
/** Where a form's draft keeps who was chosen. */
const draftName = 'chosen';

/** @returns who was chosen when the draft of a form was kept, or null */
export function keptChoice(draft: string): Chosen | null {
  return keptValue(draft, draftName) as Chosen | null;
}

/** Finds a client by name, phone, email or plate in one field, or takes down a new one on the spot. */
export function ClientPicker({ chosen, onChoose, problems, onlyKnown = false, writer }: ClientPickerProps) {
  const [before, setBefore] = useState<Chosen>({ kind: 'none' });
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
        {chosen.kind === 'new' ? 'Find a known client' : 'Change'}
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
      />
      <div className={parts.row}>{change}</div>
    </fieldset>
  );
}

type KnownClientProps = Named & { clientId: string; children: ReactNode };

/** Whoever has just been chosen is done with: the keyboard goes on with their cars, not with what would undo it. */
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
    </div>
  );
}

/** Nothing can be stored for one who was erased or merged into another while the form is open. */
function GoneMeanwhile({ id }: { id: string }) {
  const client = useClient(id).data?.client;
  return (
    <Announced>
      {client && client.erased_at !== null && (
        <p className={loaded.warning}>
          {client.merged_into === null
            ? 'This client has been erased meanwhile. Please choose another one.'
            : 'This entry has been merged into another client meanwhile. Please choose the client that stays.'}
        </p>
      )}
    </Announced>
  );
}

type FindClientProps = Pick<ClientPickerProps, 'onChoose' | 'onlyKnown'> & {
  writer: Contact | undefined;
  problem: string | undefined;
  /** Back to who was chosen before the search; undefined when nobody was. */
  onBack: (() => void) | undefined;
};

function FindClient({ onChoose, onlyKnown, writer, problem, onBack }: FindClientProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Whoever has pressed to look for somebody else goes on by typing.
  const isAgain = onBack !== undefined;
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  const search = useSearch(typed);
  const found = search.data ? findingsOf({ ...search.data, appointments: [], enquiries: [] }) : [];
  const name = typed.trim();
  // Not before it is known whether the garage knows them.
  const isNewOffered = !onlyKnown && name.length > 1 && (search.data !== undefined || search.error !== null);
  const offered = isNewOffered ? [...found, newClient(name)] : found;
  const choose = (finding: Finding) => {
    if (finding.whose) onChoose({ kind: 'known', ...finding.whose, isByHand: true });
    else onChoose({ ...newFrom(name, writer), isByHand: true });
  };
  // Escape leaves the search first, and the window only when there is no search to leave. Enter chooses, also when
  // there is nothing to choose yet; it never sends the form.
  const onKeyDown: ComponentProps<typeof Autocomplete.Input>['onKeyDown'] = (event) => {
    if (event.key === 'Enter') event.preventDefault();
    holdEnter(event, offered);
    if (event.key !== 'Escape' || (typed === '' && !onBack)) return;
    event.stopPropagation();
    if (typed === '') onBack?.();
    else setTyped('');
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={clientField}>
        Client
      </label>
      {problem && (
        <p id={`${clientField}-error`} className={field.error}>
          {problem}
        </p>
      )}
      <Autocomplete.Root
        items={offered}
        value={typed}
        onValueChange={setTyped}
        itemToStringValue={(finding: Finding) => finding.title}
        filter={null}
        autoHighlight
      >
        <Autocomplete.Input
          ref={input}
          id={clientField}
          className={field.control}
          placeholder="Name, phone, email or plate"
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && `${clientField}-error`}
          onKeyDown={onKeyDown}
        />
        <FindingPopup status={statusOf(typed, search, found.length)} onChoose={choose} />
      </Autocomplete.Root>
      {!onlyKnown && (
        <div className={parts.row}>
          <Button small onClick={() => onChoose(newFrom(name, writer))}>
            New client
          </Button>
        </div>
      )}
    </div>
  );
}

const newClient = (name: string): Finding => ({
  key: 'new',
  kind: 'New client',
  title: `Add ${name}`,
  note: 'With or without an email address',
  to: {},
});

/** A new client with what was searched for where it belongs: who rings is looked up by number or plate, too. */
function newFrom(typed: string, writer: Contact = {}): Extract<Chosen, { kind: 'new' }> {
  const known = { kind: 'new', name: writer.full_name ?? '', draft: writer } as const;
  if (typed.includes('@')) return { ...known, draft: { ...writer, email: typed } };
  if (isPhoneSearch(typed)) return { ...known, draft: { ...writer, phone: typed } };
  const plate = normalisePlate(typed);
  if (plateShape(plate) !== 'unknown') return { ...known, registration: plate };
  return { ...known, name: typed || known.name };
}
