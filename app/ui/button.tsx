import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import style from './button.module.css';

export type ButtonLook = {
  /** `primary` is the one thing to do on a screen; the default is white. */
  look?: 'primary' | 'plain' | 'danger' | 'quiet' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
};

function looks({ look = 'plain', small, wide }: ButtonLook, className?: string): string {
  return classes(
    style.button,
    look === 'primary' && style.primary,
    look === 'danger' && style.danger,
    look === 'quiet' && style.quiet,
    small && style.small,
    wide && style.wide,
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean | undefined };

/**
 * A button. While `pending` it does nothing and shows a spinner before its words; it keeps the focus, which the
 * browser would take from a `disabled` one.
 */
export function Button({ look, small, wide, pending, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={looks({ look, small, wide }, className)}
      {...(pending && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  small,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={looks({ look, small, wide }, className)}>
      {children}
    </a>
  );
}
