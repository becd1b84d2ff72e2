import style from './prose.module.css';

/** Paragraphs, with short lines after them where the page has some. */
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
