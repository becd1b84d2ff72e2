import { privateMeta } from '../../lib/meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import style from './not-found.module.css';

const logAttempt = 'console.error("404: there is no page at",location.pathname)';

export const meta = () =>
  privateMeta('Page not found', 'There is no page at this address.', ['page not found']);

/** Any other address. A tiny script logs the address, because the page is the same file for all of them. */
export default function NotFound() {
  return (
    <div className={style.page}>
      <p className={style.code}>404</p>
      <h1>Oops! Page not found</h1>
      <p>There is nothing at this address. It may have moved, or the address may be mistyped.</p>
      <ButtonLink href="/" look="primary">
        Return to Home
      </ButtonLink>
      <script dangerouslySetInnerHTML={{ __html: logAttempt }} />
    </div>
  );
}
