import { type MouseEvent, useEffect, useRef } from 'react';
import style from './error-summary.module.css';

export type FieldProblem = {
  /** The `id` of the field, so that the line leads to it. */
  id?: string | undefined;
  text: string;
};

type ErrorSummaryProps = {
  /** If absent, it says that there are fields to check or, if no field is wrong, only that there is a problem. */
  title?: string;
  problems: FieldProblem[];
};

/**
 * Lists a form's problems, inside the form, above its fields. It takes the focus when it appears, whenever the form is
 * sent again unsuccessfully and whenever the problems change, but not when one of them has just been corrected: then
 * the person is still typing.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<FieldProblem[]>([]);
  const isSent = useRef(false);
  useEffect(() => {
    const known = new Set(before.current.map(({ text }) => text));
    const isPutRight =
      problems.length < before.current.length && problems.every(({ text }) => known.has(text));
    before.current = problems;
    if (isSent.current || !isPutRight) box.current?.focus();
    isSent.current = false;
    const form = box.current?.closest('form');
    const send = () => void (isSent.current = true);
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={style.summary} role="alert" tabIndex={-1}>
      <p className={style.title}>{title ?? titleOf(problems)}</p>
      <ul className={style.list}>
        {problems.map(({ id, text }, index) => (
          <li key={id ?? index}>{id ? <FieldLink id={id} text={text} /> : text}</li>
        ))}
      </ul>
    </div>
  );
}

const titleOf = (problems: FieldProblem[]) =>
  problems.some(({ id }) => id) ? 'Please check these fields' : 'There is a problem';

/** Leads to the field without a step in the browser's history, which would come between a dialog and its page. */
function FieldLink({ id, text }: { id: string; text: string }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={go}>
      {text}
    </a>
  );
}
