import type { ReactNode } from 'react';
import style from './empty-state.module.css';

/** Says that nothing is here yet: one sentence, and one thing to do about it. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={style.empty}>
      <p>{text}</p>
      {action}
    </div>
  );
}
