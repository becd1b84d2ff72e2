import type { ReactNode } from 'react';
import style from './unbroken.module.css';

/** A short text that never wraps at its hyphens: `9:00-17:00`, `Rolls-Royce`. */
export function Unbroken({ text }: { text: string }) {
  return keptWhole(text, /(\S*\w-\w\S*)/);
}

/** A range or a grade, `45-60` or `5W-30`; a postcode. */
const figures = /(\S*[\dA-Z]-£?\d\S*|\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b)/;

/** A sentence or more, which never wraps within its figures: `45-60`, `S40 0AA`. */
export function Running({ text }: { text: string }) {
  return keptWhole(text, figures);
}

function keptWhole(text: string, parts: RegExp): ReactNode {
  return text.split(parts).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={style.whole}>
        {part}
      </span>
    ),
  );
}
