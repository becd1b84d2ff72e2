import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import style from './section.module.css';

type SectionProps = {
  id: string;
  heading: string;
  intro?: string | undefined;
  /** `split` puts the heading beside the content where there is room. */
  layout?: 'stack' | 'split';
  shade?: boolean | undefined;
  children: ReactNode;
};

/** One part of a page under its own heading. */
export function Section({ id, heading, intro, layout = 'stack', shade, children }: SectionProps) {
  return (
    <section id={id} className={classes(style.section, shade && style.shade)} aria-labelledby={`${id}-title`}>
      <div className={classes(style.inner, layout === 'split' && style.split)}>
        <div>
          <h2 id={`${id}-title`}>{heading}</h2>
          {intro && <p className={style.intro}>{intro}</p>}
        </div>
        <div className={style.body}>{children}</div>
      </div>
    </section>
  );
}
