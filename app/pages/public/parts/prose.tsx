import { Linked } from './linked.tsx';
import style from './prose.module.css';

/** Paragraphs, followed by short lines if the page has any. */
export function Prose({ paragraphs, points }: { paragraphs: string[]; points?: string[] | undefined }) {
  return (
    <div className={style.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Linked text={paragraph} />
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Linked text={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
