import { phoneLink } from '../../../../business.ts';
import { Running } from './unbroken.tsx';
import style from './unbroken.module.css';

/** A phone number of ten digits or more, an email address. */
const contacts = /(\+?\d[\d ()]{8,}\d|[^\s@]+@[^\s@]+\w)/;

/** A paragraph whose phone numbers and email addresses are links. */
export function Linked({ text }: { text: string }) {
  return text.split(contacts).map((part, index) => {
    if (index % 2 === 0) return <Running key={part} text={part} />;
    const isEmail = part.includes('@');
    return (
      <a
        key={part}
        className={isEmail ? undefined : style.whole}
        href={isEmail ? `mailto:${part}` : phoneLink(part)}
      >
        {part}
      </a>
    );
  });
}
