import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps } from 'react';
import { isApiError } from '../../../../lib/api.ts';
import { FindingItem } from './finding-item.tsx';
import type { Finding } from './findings.ts';
import popup from './popup.module.css';

type FindingPopupProps = { status: string; onChoose: (finding: Finding) => void };

/** The findings below a search field. Belongs inside its `Autocomplete.Root`. */
export function FindingPopup({ status, onChoose }: FindingPopupProps) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={popup.positioner} sideOffset={4} align="start">
        <Autocomplete.Popup className={popup.popup}>
          <Autocomplete.Status className={popup.status}>{status}</Autocomplete.Status>
          <Autocomplete.List className={popup.list} aria-label="Found">
            {(finding: Finding) => (
              <Autocomplete.Item
                key={finding.key}
                value={finding}
                className={popup.item}
                onClick={() => onChoose(finding)}
              >
                <FindingItem finding={finding} />
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

type KeyDown = NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>;

/** Ignores Enter while there is nothing to choose: it would close the list for good. */
export function holdEnter(event: Parameters<KeyDown>[0], offered: Finding[]): void {
  if (event.key === 'Enter' && offered.length === 0) event.preventBaseUIHandler();
}

type Search = { isFetching: boolean; error: Error | null; data?: { too_many: boolean } | undefined };

/** The line above the findings: what is happening, and what to type. */
export function statusOf(typed: string, search: Search, count: number): string {
  if (typed.trim().length < 2) return 'Type at least two characters.';
  if (isApiError(search.error, 'invalid_input')) return search.error.message;
  if (search.error) return 'The search did not respond. Please keep typing to try again.';
  if (count === 0) return search.isFetching ? 'Searching…' : 'Nothing found.';
  return search.data?.too_many
    ? 'These are the closest matches. Type more letters to see others.'
    : `${count} found`;
}
