import { type FormEvent, useRef, useState } from 'react';
import { Question } from '../../../../ui/question.tsx';

/**
 * Asks before a window or form closes over something that was typed, or chosen by hand (`data-unsaved`).
 * @param close closes it; absent where nothing can be closed
 * @returns `watch` for the element around its content, `tryToClose`, and `question`, to be drawn inside
 */
export function useTypingGuard(close: (() => void) | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const typedIn = useRef<HTMLFormElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const onInput = ({ target }: FormEvent) => {
    // What stands in a search is no loss.
    if (target instanceof Element && !target.matches('[role="combobox"]'))
      typedIn.current = target.closest('form');
  };
  const tryToClose = () => {
    const isChosen = content.current?.querySelector('[data-unsaved]') !== null;
    // A form that was saved is no longer there.
    if (typedIn.current?.isConnected || isChosen) setAsking(true);
    else close?.();
  };
  const discard = () => {
    // A form forgets its draft when it is reset.
    for (const form of content.current?.querySelectorAll('form') ?? []) form.reset();
    typedIn.current = null;
    setAsking(false);
    close?.();
  };
  const question = (
    <Question
      open={isAsking}
      title="Discard what you entered?"
      description="It has not been saved."
      no="Keep editing"
      yes="Discard"
      onAnswer={(isYes) => (isYes ? discard() : setAsking(false))}
    />
  );
  return { watch: { ref: content, onInput }, tryToClose, question };
}
