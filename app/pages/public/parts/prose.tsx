import style from './prose.module.css';

/** Paragraphs, followed by short lines if the page has any. */
export function Prose({ paragraphs, points }: { paragraphs: string[]; points?: string[] | undefined }) {
  return (
    <div className={style.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
