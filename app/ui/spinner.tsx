import style from './spinner.module.css';

/** Something is under way. Decoration only: the words beside it say what. */
export function Spinner() {
  return <span className={style.spinner} aria-hidden="true" />;
}
