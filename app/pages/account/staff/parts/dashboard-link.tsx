import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UrlChange } from '../../parts/url-change.ts';
import { isAlreadyNavigating, placeAfter, isSamePage, useUrl } from './use-url.ts';
import style from './parts.module.css';

type DashboardLinkProps = {
  /** What the link changes in the address's query. */
  to: UrlChange;
  /** Drops everything else from the query, as changing tabs does. */
  resetQuery?: boolean;
  className?: string | undefined;
  label?: string | undefined;
  /** Whether it leads to what is already open. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A link to another state of the dashboard. */
export function DashboardLink({
  to,
  resetQuery = false,
  className,
  label,
  isOpen = false,
  children,
}: DashboardLinkProps) {
  const { params } = useUrl();
  const place = placeAfter(params, to, { resetQuery });
  return (
    <Link
      className={className ?? style.link}
      to={place.to}
      state={place.state}
      preventScrollReset={!resetQuery && isSamePage(params, place)}
      onClick={(event) => isAlreadyNavigating(params, place) && event.preventDefault()}
      aria-label={label}
      aria-current={isOpen || undefined}
    >
      {children}
    </Link>
  );
}
