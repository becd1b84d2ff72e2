import { ButtonLink } from '../../../ui/button.tsx';
import { CallButton } from './call-button.tsx';
import style from './closing.module.css';

type ClosingProps = {
  heading: string;
  text: string;
  book?: string;
  second?: { label: string; href: string } | undefined;
  /** Where `book` leads: the contact page, which may have a service chosen. */
  contact?: string;
  emergency?: boolean | undefined;
};

/** The last call to action: to book, to ask for something else, or to phone. */
export function Closing({
  heading,
  text,
  book = 'Book Service',
  second,
  contact = '/contact',
  emergency,
}: ClosingProps) {
  return (
    <section className={style.closing} aria-labelledby="closing-title">
      <div className={style.inner}>
        <div>
          <h2 id="closing-title">{heading}</h2>
          <p className={style.text}>{text}</p>
        </div>
        <div className={style.actions}>
          <ButtonLink href={contact} look="primary">
            {book}
          </ButtonLink>
          {second && <ButtonLink href={second.href}>{second.label}</ButtonLink>}
          <CallButton emergency={emergency} />
        </div>
      </div>
    </section>
  );
}
