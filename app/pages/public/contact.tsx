import { business } from '../../../business.ts';
import { sitePage } from '../../../content/pages.ts';
import { drawMap } from '../../drawings/draw.ts';
import { pageViewOf } from '../../lib/page-view.ts';
import { ContactCards } from './contact/cards.tsx';
import { ContactForm } from './contact/form.tsx';
import { QuickActions } from './contact/quick-actions.tsx';
import { Workshop } from './contact/workshop.tsx';
import style from './contact/contact.module.css';
import { Hero } from './parts/hero.tsx';
import { Panel } from './parts/panel.tsx';
import { Related } from './parts/related.tsx';
import { TickList } from './parts/tick-list.tsx';
import type { Route } from './+types/contact.ts';

export const handle = { scripts: 'late' };

export function loader() {
  const page = sitePage('/contact');
  const { h1, intro } = page;
  const section = (id: string) => page.sections.filter((candidate) => candidate.id === id);
  return {
    ...pageViewOf(page),
    ...{ h1, intro },
    map: drawMap({ surface: 'paper' }),
    advice: section('what-to-write').flatMap((found) => (found.kind === 'list' ? [found] : [])),
    emergency: section('emergency').flatMap((found) => (found.kind === 'panel' ? [found] : [])),
    workshop: section('workshop').flatMap((found) => ('paragraphs' in found ? found.paragraphs : [])),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** How to reach the garage, and the message form. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { h1, intro, crumbs, map, advice, emergency, workshop, related } = loaderData;
  return (
    <>
      <Hero h1={h1} intro={intro} crumbs={crumbs} />
      <ContactCards />
      <div className={style.columns}>
        <section id="enquiry">
          <h2>Send a message</h2>
          <p className={style.promise}>We reply by email within 24 hours.</p>
          <ContactForm />
          {advice.map(({ id, heading, intro: hint, items }) => (
            <div key={id} id={id} className={style.advice}>
              <h3>{heading}</h3>
              {hint && <p className={style.small}>{hint}</p>}
              <TickList items={items} narrow />
            </div>
          ))}
        </section>
        <div className={style.side}>
          <QuickActions />
          <Workshop map={map} paragraphs={workshop} />
        </div>
      </div>
      {emergency.map((panel) => (
        <Panel key={panel.id} {...panel} phone={business.emergencyPhone} />
      ))}
      <Related links={related} />
    </>
  );
}
