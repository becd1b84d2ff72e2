import { business } from '../../../../../business.ts';
import parts from '../parts/parts.module.css';

/** The hours that every public page shows; they are a fact of the business, not a setting. */
export function OpeningHours() {
  return (
    <div className={parts.tight}>
      <p>
        <strong>{business.hoursText}</strong>, {business.closedText.toLowerCase()}
      </p>
      <p className={parts.muted}>
        The hours stand on every public page and in the search engines’ data, so they are changed in one place
        with the address and the phone number (business.ts) and published with the next build.
      </p>
    </div>
  );
}
