import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { opensKeyboard } from '../lib/touch.ts';
import { classes } from './classes.ts';
import style from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called on Escape, on its Close button or on a click outside it. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** `drawer` opens at the right edge, for the details of a row. */
  placement?: 'centre' | 'drawer' | undefined;
  children: ReactNode;
};

const fields = 'form :is(input:not([type="hidden"]), select, textarea)';

/** A modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ open, onClose, title, description, placement, children }: DialogProps) {
  const window = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const isSecondPress = useSecondPress(open);
  // Whatever asks for the focus, or a form's first field; no field on a phone, where the keyboard would cover the form.
  const firstField = () => {
    const find = (selector: string) => window.current?.querySelector<HTMLElement>(selector);
    const asking = find('[data-first-focus]');
    if (asking || opensKeyboard()) return asking ?? window.current;
    const field = find(fields);
    if (!field && window.current) focusOnArrival(window.current, close);
    return field ?? true;
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen, { event }) => !isOpen && !isSecondPress(event) && onClose()}
    >
      <Base.Portal>
        <Base.Backdrop className={style.veil} />
        <Base.Viewport
          className={classes(style.viewport, placement === 'drawer' && style.atEdge)}
          onMouseDown={(event) => {
            // Otherwise nothing would have the focus afterwards, with the dialog still open.
            if (event.detail > 1 && event.target === event.currentTarget) event.preventDefault();
          }}
        >
          <Base.Popup
            ref={window}
            className={classes(style.dialog, placement === 'drawer' && style.drawer)}
            initialFocus={firstField}
            // While closing, it would otherwise take the focus from where someone is already typing.
            inert={!open}
            onClickCapture={(event) => {
              if (!isSecondPress(event.nativeEvent)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            <div className={style.head}>
              <Base.Title className={style.title}>{title}</Base.Title>
              <Base.Close ref={close} className={style.close} aria-label="Close">
                <span aria-hidden="true">×</span>
              </Base.Close>
            </div>
            {description && <Base.Description className={style.description}>{description}</Base.Description>}
            <div className={style.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A paragraph in a dialog's body that is read out with its title: the focus may begin after it. */
export function DialogText({ children }: { children: ReactNode }) {
  return <Base.Description>{children}</Base.Description>;
}

/**
 * The second press of a double click that opens a dialog lands on whatever is then under the pointer: the veil, which
 * would close the dialog again, or one of its buttons.
 * @returns whether an event is such a press
 */
function useSecondPress(open: boolean): (event: Event) => boolean {
  const isUsed = useRef(false);
  useEffect(() => {
    if (!open) isUsed.current = false;
  }, [open]);
  return (event) => {
    const isSecond = !isUsed.current && event instanceof MouseEvent && event.detail > 1;
    if (!isSecond) isUsed.current = true;
    return isSecond;
  };
}

/**
 * For a form that is still loading when its dialog opens: it takes the focus from the Close button, which has it until
 * then, or, if the form arrives before the dialog is drawn, from whatever opened the dialog.
 */
function focusOnArrival(window: HTMLElement, until: RefObject<HTMLElement | null>): void {
  const observer = new MutationObserver(() => {
    const field = window.querySelector<HTMLElement>(fields);
    if (!field) return;
    observer.disconnect();
    const holder = document.activeElement;
    if (holder === until.current || !window.contains(holder)) field.focus();
  });
  observer.observe(window, { childList: true, subtree: true });
}
