import style from './spinner.module.css';

/** Shows that something is under way. Decoration only: the text beside it says what. */
export function Spinner() {
  return <span className={style.spinner} aria-hidden="true" />;
}
