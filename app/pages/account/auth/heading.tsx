import { useTitle } from '../shell/use-title.ts';
import style from './auth.module.css';

/** The heading of one state of the sign-in page, and the document's title while that state lasts. */
export function Heading({ text }: { text: string }) {
  useTitle(text);
  return <h2 className={style.heading}>{text}</h2>;
}
