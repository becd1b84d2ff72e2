import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import style from './live-region.module.css';

type LiveRegionProps = {
  className?: string | undefined;
  /** Empty while there is nothing to say. */
  children: ReactNode;
};

/**
 * Content that appears while the user does something else. Screen readers read only what is added to a region that
 * they already know, so the region must be there first, outside anything `inert`; empty, it takes no room.
 */
export function LiveRegion({ className, children }: LiveRegionProps) {
  return (
    <div className={classes(style.announced, className)} role="status">
      {children}
    </div>
  );
}
