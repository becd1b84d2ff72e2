import { Autocomplete } from '@base-ui/react/autocomplete';
import { FindingItem } from './finding-item.tsx';
import type { Finding } from './findings.ts';
import popup from './popup.module.css';

type FindingPopupProps = { status: string; onChoose: (finding: Finding) => void };

/** What a search field has found, below it. Stands inside its `Autocomplete.Root`. */
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
