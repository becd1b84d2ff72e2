import { type ComponentProps, useState } from 'react';
import { Question } from '../../../ui/question.tsx';

type Words = Omit<ComponentProps<typeof Question>, 'open' | 'onAnswer'>;

/** Asks before `onYes` does what must not happen by a slip. @returns `ask`, and the `question` to render */
export function useQuestion(words: Words, onYes: () => void) {
  const [isAsking, setAsking] = useState(false);
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (isYes) onYes();
  };
  const question = <Question {...words} open={isAsking} onAnswer={answer} />;
  return { ask: () => setAsking(true), question };
}
