import { withPhoneLinks } from '../../../../features/enquiries/contact-form.ts';
import style from './form.module.css';

/** What became of the message, above the button; someone at the roadside can touch the number to ring it. */
export function Outcome({ isSent, text }: { isSent: boolean; text: string }) {
  return (
    <p className={isSent ? style.sent : style.failed}>
      {withPhoneLinks(text).map(({ text: part, href }) =>
        href ? (
          <a key={part} href={href}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
