import parts from '../parts/parts.module.css';
import { turnShortcuts, useAreShortcutsOn } from './use-shortcuts.ts';
import style from './toolbar.module.css';

/** The keys, where the screen offers the same, and the switch for the single-character ones. */
export function ShortcutList() {
  const areOn = useAreShortcutsOn();
  return (
    <>
      <Keys />
      <label className={parts.check}>
        <input type="checkbox" checked={areOn} onChange={(event) => turnShortcuts(event.target.checked)} />
        Keyboard shortcuts
      </label>
      <p>Untick this to turn off the first three in this browser.</p>
    </>
  );
}

function Keys() {
  return (
    <dl className={style.keys}>
      <dt>
        <kbd>/</kbd>
      </dt>
      <dd>Search for a client, phone number, email address or registration: the field at the top</dd>
      <dt>
        <kbd>n</kbd>
      </dt>
      <dd>New appointment: the button “Schedule Appointment”</dd>
      <dt>
        <kbd>?</kbd>
      </dt>
      <dd>This list: the question mark at the top</dd>
      <dt>
        <kbd>Esc</kbd>
      </dt>
      <dd>Close what is open: the × in its corner</dd>
    </dl>
  );
}
