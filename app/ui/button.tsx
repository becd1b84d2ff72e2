import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import style from './button.module.css';

export type ButtonLook = {
  /** `primary` is the one thing to do on a screen; the default is white. */
  look?: 'primary' | 'plain' | 'danger' | 'quiet' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
};

/** The classes of a button, for a link that must look like one. */
export function buttonLooks({ look = 'plain', small, wide }: ButtonLook, className?: string): string {
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

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Set by buttons that change something on the server. */
    pending?: boolean | undefined;
  };

/**
 * A button. While `pending` it does nothing and shows a spinner before its text, but it keeps the focus, which a
 * `disabled` button would lose.
 */
export function Button({ look, small, wide, pending, className, onClick, children, ...rest }: ButtonProps) {
  // The second half of a double click would press whatever comes next: Complete, in place of Start Work.
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) =>
    pending || event.detail > 1 ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      className={buttonLooks({ look, small, wide }, className)}
      onClick={pending === undefined ? onClick : clickOnce}
      {...(pending && { 'aria-disabled': true })}
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
    <a {...rest} className={buttonLooks({ look, small, wide }, className)}>
      {children}
    </a>
  );
}
