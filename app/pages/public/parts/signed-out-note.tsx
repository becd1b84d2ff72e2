import style from './signed-out-note.module.css';

/** Signing out leads to `/#logged-out`. This page has no script, so the address itself shows the notice. */
export function SignedOutNote() {
  return (
    <p id="logged-out" className={style.note} role="status">
      <b>Logged out</b>
      <span>You have been successfully logged out.</span>
    </p>
  );
}
