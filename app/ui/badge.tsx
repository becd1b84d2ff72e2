import { classes } from './classes.ts';
import style from './badge.module.css';

/** The four stylings of the specification's status badges. */
export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

/** A word set apart that is not a status: a kind of account, a kind of reminder. */
export function Tag({ children }: { children: string }) {
  return <span className={classes(style.badge, style.tag)}>{children}</span>;
}

const shapes = {
  default: <circle cx="6" cy="6" r="5" />,
  secondary: <path d="M6 1l5.5 10H.5z" />,
  outline: <path d="M6 0l6 6-6 6-6-6z" />,
  destructive: <path d="M1 1h10v10H1z" />,
};

/** A status as shape, word and colour, so that nobody depends on only one of them. */
export function Badge({ variant, children }: { variant: BadgeVariant; children: string }) {
  return (
    <span className={classes(style.badge, style[`is-${variant}`])}>
      <svg className={style.shape} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        {shapes[variant]}
      </svg>
      {children}
    </span>
  );
}
