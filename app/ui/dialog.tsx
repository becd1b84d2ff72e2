import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { opensKeyboard } from '../lib/touch.ts';
import { classes } from './classes.ts';
import style from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** By Escape, by its button, or by a click beside it. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** `drawer` opens at the right edge, for the details of a row. */
  placement?: 'centre' | 'drawer' | undefined;
  children: ReactNode;
};

const fields = 'form :is(input:not([type="hidden"]), select, textarea)';

/** A modal window: holds the focus, closes on Escape, gives the focus back. */
export function Dialog({ open, onClose, title, description, placement, children }: DialogProps) {
  const window = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const isSecondPress = useSecondPress(open);
  // What asks for it, or a form's first field; not on a phone, where the keyboard would cover the form at once.
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
            // Else the focus would be on nothing afterwards, with the window still open.
            if (event.detail > 1 && event.target === event.currentTarget) event.preventDefault();
          }}
        >
          <Base.Popup
            ref={window}
            className={classes(style.dialog, placement === 'drawer' && style.drawer)}
            initialFocus={firstField}
            // While it goes it would take the focus once more from where somebody already types.
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

/**
 * Whoever opens a window with a double click presses a second time on what has come to lie under the pointer: the veil,
 * which would close it again, or one of its buttons.
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
 * For a form that is still loading when its window opens: it takes the focus from the button that holds it until
 * then, or from what opened the window, where it comes before the window is drawn.
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
