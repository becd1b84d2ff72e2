import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import field from '../../../../ui/field.module.css';
import { FindingPopup, holdEnter, statusOf } from '../frame/finding-popup.tsx';
import { type Finding, findingsOf } from '../frame/findings.ts';
import { useSearch } from '../frame/queries.ts';
import { isPhoneSearch } from '../../../../../features/search/words.ts';
import { normalisePlate, plateShape } from '../../../../../features/vehicles/plate.ts';
import type { ChosenClient, Contact } from './chosen-client.ts';
import parts from './parts.module.css';

/** The name in the errors of the schemas, so that the summary leads here. A screen has only one such field. */
const clientField = 'client_id';

type FindClientProps = {
  onChoose: (chosen: ChosenClient) => void;
  /** Whether a new client would be of no use yet. */
  onlyKnown: boolean;
  /** Who wrote the enquiry: a new client is most likely them. */
  writer: Contact | undefined;
  problem: string | undefined;
  /** Goes back to the client chosen before the search; undefined if there was none. */
  onBack: (() => void) | undefined;
};

/** Finds a client in one field, or begins a new one from the search text. */
export function FindClient({ onChoose, onlyKnown, writer, problem, onBack }: FindClientProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // A user who pressed the button to look for someone else types next.
  const isAgain = onBack !== undefined;
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  const search = useSearch(typed);
  const found = search.data ? findingsOf({ ...search.data, appointments: [], enquiries: [] }) : [];
  const name = typed.trim();
  // Not until it is clear whether the garage knows them.
  const isNewOffered = !onlyKnown && name.length > 1 && (search.data !== undefined || search.error !== null);
  const offered = isNewOffered ? [...found, newClient(name)] : found;
  const choose = (finding: Finding) => {
    if (finding.whose) onChoose({ kind: 'known', ...finding.whose, isByHand: true });
    else onChoose({ ...newFrom(name, writer), isByHand: true });
  };
  // Escape leaves the search first, and the dialog only if there is no search to leave. Enter is for choosing, even
  // while there is nothing to choose yet; it never sends the form.
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
          // While the list is open, the rest of the dialog, with the label, is hidden from screen readers.
          aria-label="Client"
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

/** A new client with the search text in the right field: callers are also looked up by number or plate. */
function newFrom(typed: string, writer: Contact = {}): Extract<ChosenClient, { kind: 'new' }> {
  const known = { kind: 'new', name: writer.full_name ?? '', draft: writer } as const;
  if (typed.includes('@')) return { ...known, draft: { ...writer, email: typed } };
  if (isPhoneSearch(typed)) return { ...known, draft: { ...writer, phone: typed } };
  const plate = normalisePlate(typed);
  if (plateShape(plate) !== 'unknown') return { ...known, registration: plate };
  return { ...known, name: typed || known.name };
}
