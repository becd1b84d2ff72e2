import style from './toolbar.module.css';

/** The keys, and where the same stands on the screen. */
export function ShortcutList() {
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
