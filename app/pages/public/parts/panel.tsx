import { phoneLink } from '../../../../business.ts';
import { classes } from '../../../ui/classes.ts';
import { Running } from './unbroken.tsx';
import style from './panel.module.css';

type PanelProps = {
  id: string;
  heading: string;
  intro?: string | undefined;
  tone: 'warn' | 'info';
  text: string;
  points?: string[] | undefined;
  link?: { label: string; href: string } | undefined;
  /** A number to ring at once. */
  phone?: string | undefined;
};

/** One panel that stands out: a warning, an offer, advice. */
export function Panel({ id, heading, intro, tone, text, points, link, phone }: PanelProps) {
  return (
    <section id={id} className={style.section} aria-labelledby={`${id}-title`}>
      <div className={classes(style.panel, tone === 'warn' && style.warn)}>
        <Sign tone={tone} />
        <div className={classes(style.body, points && style.pointed)}>
          <h2 id={`${id}-title`} className={style.heading}>
            {heading}
          </h2>
          {intro && <p>{intro}</p>}
          {phone && (
            <a className={style.phone} href={phoneLink(phone)}>
              {phone}
            </a>
          )}
          <p className={style.text}>
            <Running text={text} />
          </p>
          {points && (
            <ul className={style.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link && (
            <a className={style.link} href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function Sign({ tone }: { tone: 'warn' | 'info' }) {
  return (
    <svg width="2.5rem" viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.25">
        {tone === 'warn' ? (
          <path d="m16 4 13 23H3z" strokeLinejoin="round" />
        ) : (
          <circle cx="16" cy="16" r="13" />
        )}
        <path d={tone === 'warn' ? 'M16 12v8m0 2.5v2.5' : 'M16 14v9m0-14v2.5'} />
      </g>
    </svg>
  );
}
