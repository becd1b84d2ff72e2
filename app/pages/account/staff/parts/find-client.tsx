import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import field from '../../../../ui/field.module.css';
import { FindingPopup, holdEnter, statusOf } from '../frame/finding-popup.tsx';
import { type Finding, findingsOf } from '../frame/findings.ts';
import { useSearch } from '../frame/queries.ts';
import { isPhoneSearch } from '../../../../../features/search/words.ts';
import { normalisePlate, plateShape } from '../../../../../features/vehicles/plate.ts';
import type { Chosen, Contact } from './chosen.ts';
import parts from './parts.module.css';

/** As the schemas name it in what they complain of: the summary leads there. There is one such field on a screen. */
const clientField = 'client_id';

type FindClientProps = {
  onChoose: (chosen: Chosen) => void;
  /** Where a new client would be of no use yet. */
  onlyKnown: boolean;
  /** Who has written: a new client is most likely them. */
  writer: Contact | undefined;
  problem: string | undefined;
  /** Back to who was chosen before the search; undefined when nobody was. */
  onBack: (() => void) | undefined;
};

/** Finds a client in one field, or begins a new one with what was searched for. */
export function FindClient({ onChoose, onlyKnown, writer, problem, onBack }: FindClientProps) {
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
