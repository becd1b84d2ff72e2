import type { Faq } from '../../../../content/schema.ts';
import { Section } from './section.tsx';
import { Running } from './unbroken.tsx';
import style from './faqs.module.css';

/** Questions and answers that open without a script. */
export function Faqs({ faqs, heading = 'Questions people ask' }: { faqs: Faq[]; heading?: string }) {
  if (faqs.length === 0) return null;
  return (
    <Section id="faq" heading={heading} layout="split">
      <div className={style.faqs}>
        {faqs.map(({ question, answer }, index) => (
          <details key={question} className={style.faq} open={index === 0}>
            <summary className={style.question}>
              <h3>{question}</h3>
            </summary>
            <p className={style.answer}>
              <Running text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
