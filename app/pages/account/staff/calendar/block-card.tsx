import type { DayBlock } from '../../../../../features/blocks/data.server.ts';
import { blockTitle } from '../../../../../features/blocks/words.ts';
import { classes } from '../../../../ui/classes.ts';
import { useConfirmation } from '../../parts/use-confirmation.tsx';
import style from './calendar.module.css';

type BlockCardProps = {
  block: DayBlock;
  isSlim: boolean;
  /** Absent when the day is over. */
  onRemove: (() => void) | undefined;
};

/** A blocked time on the day board. Pressing it asks whether to remove it. */
export function BlockCard({ block, isSlim, onRemove }: BlockCardProps) {
  const { ask, question } = useConfirmation(
    {
      title: 'Remove this blocked time?',
      description: `${blockTitle(block)}: ${block.reason}. Then it can be booked again.`,
      no: 'Keep',
      yes: 'Remove',
      look: 'danger',
    },
    () => onRemove?.(),
  );
  const detail = (
    <span className={style.detail}>
      {block.start_time}–{block.end_time} · Blocked
    </span>
  );
  const look = classes(style.card, style.blocked, isSlim && style.slim);
  const content = (
    <>
      <span className={style.line}>
        <strong>{block.reason}</strong>
        {isSlim && detail}
      </span>
      {!isSlim && detail}
    </>
  );
  if (!onRemove) return <div className={look}>{content}</div>;
  return (
    <>
      <button type="button" className={look} onClick={ask}>
        {content}
      </button>
      {question}
    </>
  );
}
