import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { followPage } from '../../../../lib/kept-focus.ts';
import { useUrl } from '../parts/use-url.ts';
import { type Finding, findingsOf } from './findings.ts';
import { FindingPopup, holdEnter, statusOf } from './finding-popup.tsx';
import { useSearch } from './queries.ts';
import { searchId, useAreShortcutsOn } from './use-shortcuts.ts';
import style from './toolbar.module.css';

/** One field for everything: a name, phone number, email address or plate; Enter opens what is highlighted. */
export function FindAnything() {
  const [typed, setTyped] = useState('');
  const { change } = useUrl();
  const hasKey = useAreShortcutsOn();
  const search = useSearch(typed);
  const findings = search.data ? findingsOf(search.data) : [];
  const open = ({ to, resetQuery }: Finding) => {
    if (resetQuery) followPage();
    change(to, { resetQuery: resetQuery === true });
  };
  return (
    <div className={style.find}>
      <Autocomplete.Root
        items={findings}
        value={typed}
        // The finding is open now: its name must not become the next search.
        onValueChange={(value, { reason }) => setTyped(reason === 'item-press' ? '' : value)}
        itemToStringValue={(finding: Finding) => finding.title}
        filter={null}
        autoHighlight
      >
        <Autocomplete.Input
          id={searchId}
          className={style.input}
          aria-label="Search everything"
          aria-keyshortcuts={hasKey ? '/' : undefined}
          placeholder="Name, phone, email or plate"
          onKeyDown={(event) => holdEnter(event, findings)}
        />
        {hasKey && (
          <kbd className={style.key} aria-hidden="true">
            /
          </kbd>
        )}
        <FindingPopup status={statusOf(typed, search, findings.length)} onChoose={open} />
      </Autocomplete.Root>
    </div>
  );
}
