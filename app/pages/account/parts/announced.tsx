import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import style from './announced.module.css';

type AnnouncedProps = {
  className?: string | undefined;
  /** Nothing while there is nothing to say. */
  children: ReactNode;
};

/**
 * What turns up while somebody does something else. Screen readers read only what is put into a region that they know,
 * so it has to stand there before, and outside of what is `inert` meanwhile; empty it takes no room.
 */
export function Announced({ className, children }: AnnouncedProps) {
  return (
    <div className={classes(style.announced, className)} role="status">
      {children}
    </div>
  );
}
