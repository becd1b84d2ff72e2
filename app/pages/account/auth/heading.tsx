import { useTitle } from '../shell/use-title.ts';
import style from './auth.module.css';

/** What a state of the sign-in page is about: its heading, and the document's title as long as it lasts. */
export function Heading({ text }: { text: string }) {
  useTitle(text);
  return <h2 className={style.heading}>{text}</h2>;
}
