import { type FormEvent, useRef } from 'react';
import { useConfirmation } from '../../parts/use-confirmation.tsx';

/**
 * Asks before closing a dialog or form in which something was typed, or chosen by hand (`data-unsaved`).
 * @param close closes it; absent where nothing can be closed
 * @returns `watch` for the element around its content, `tryToClose`, and `question`, to be rendered inside
 */
export function useTypingGuard(close: (() => void) | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const typedIn = useRef<HTMLFormElement | null>(null);
  const onInput = ({ target }: FormEvent) => {
    // Text in a search field is no loss.
    if (target instanceof Element && !target.matches('[role="combobox"]'))
      typedIn.current = target.closest('form');
  };
  const discard = () => {
    // A form forgets its draft when it is reset.
    for (const form of content.current?.querySelectorAll('form') ?? []) form.reset();
    typedIn.current = null;
    close?.();
  };
  const { ask, question } = useConfirmation(
    {
      title: 'Discard what you entered?',
      description: 'It has not been saved.',
      no: 'Keep editing',
      yes: 'Discard',
    },
    discard,
  );
  const tryToClose = () => {
    const isChosen = content.current?.querySelector('[data-unsaved]') !== null;
    // A form that was saved is no longer there.
    if (typedIn.current?.isConnected || isChosen) ask();
    else close?.();
  };
  return { watch: { ref: content, onInput }, tryToClose, question };
}
