import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useState } from 'react';
import { isOf } from '../../../../lib/api.ts';
import { followPage } from '../../../../lib/kept-focus.ts';
import { useUrl } from '../parts/use-url.ts';
import { type Finding, findingsOf } from './findings.ts';
import { FindingPopup } from './finding-popup.tsx';
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
  const open = ({ to, fresh }: Finding) => {
    if (fresh) followPage();
    change(to, { fresh: fresh === true });
  };
  return (
    <div className={style.find}>
      <Autocomplete.Root
        items={findings}
        value={typed}
        // What was found is open: its name is nothing to search for next.
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

type KeyDown = NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>;

/** Enter that is pressed before there is anything to choose would close the list for good. */
export function holdEnter(event: Parameters<KeyDown>[0], offered: Finding[]): void {
  if (event.key === 'Enter' && offered.length === 0) event.preventBaseUIHandler();
}

type Search = { isFetching: boolean; error: Error | null; data?: { too_many: boolean } | undefined };

/** The line above the findings: what is happening, and what to type. */
export function statusOf(typed: string, search: Search, count: number): string {
  if (typed.trim().length < 2) return 'Type at least two characters.';
  if (isOf(search.error, 'invalid_input')) return search.error.message;
  if (search.error) return 'The search did not answer. Please type on to try again.';
  if (count === 0) return search.isFetching ? 'Searching…' : 'Nothing found.';
  return search.data?.too_many ? 'The nearest matches; type more letters for the others.' : `${count} found`;
}
