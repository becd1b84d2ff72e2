import style from './unbroken.module.css';

/** A short text that never wraps at its hyphens: `9:00-17:00`, `Rolls-Royce`. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={style.whole}>
        {part}
      </span>
    ),
  );
}
