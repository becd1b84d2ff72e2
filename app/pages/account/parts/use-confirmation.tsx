import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Words = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onAnswer'>;

/** Asks before `onYes` does what must not happen by a slip. @returns `ask`, and the `question` to render */
export function useConfirmation(words: Words, onYes: () => void) {
  const [isAsking, setAsking] = useState(false);
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (isYes) onYes();
  };
  const question = <ConfirmDialog {...words} open={isAsking} onAnswer={answer} />;
  return { ask: () => setAsking(true), question };
}
