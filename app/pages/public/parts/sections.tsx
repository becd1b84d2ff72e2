import { business } from '../../../../business.ts';
import type { Section as SectionContent } from '../../../../content/schema.ts';
import { contactFor } from '../../../lib/contact-for.ts';
import { Cards } from './cards.tsx';
import type { CardLink } from './cards.tsx';
import { Figures } from './figures.tsx';
import { Packages } from './packages.tsx';
import type { ContactWith } from './packages.tsx';
import { Panel } from './panel.tsx';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { TickList } from './tick-list.tsx';

type SectionsProps = {
  sections: SectionContent[];
  art?: Record<string, string>;
  /** Where the buttons of packages lead, and the links of panels to the contact page. */
  book?: ContactWith;
  /** Second links for the cards of one section, by the section's id. */
  cardLinks?: Record<string, (title: string) => CardLink> | undefined;
};

/** The parts of a page in their order; some kinds have a shaded background. */
export function Sections({ sections, art, book = anyContact, cardLinks }: SectionsProps) {
  return sections.map((section) => {
    if (section.kind === 'panel') {
      const phone = section.id === 'emergency' ? business.emergencyPhone : undefined;
      const { link } = section;
      const href = link?.href === '/contact' ? book(link.message) : link?.href;
      return (
        <Panel
          key={section.id}
          {...section}
          link={link && { ...link, href: href ?? link.href }}
          phone={phone}
        />
      );
    }
    return (
      <Section
        key={section.id}
        id={section.id}
        heading={section.heading}
        intro={section.intro}
        layout={wide.has(section.kind) ? 'stack' : 'split'}
        shade={shaded.has(section.kind)}
      >
        <Body section={section} art={art} book={book} second={cardLinks?.[section.id]} />
      </Section>
    );
  });
}

const anyContact: ContactWith = (message) => contactFor('/', { message });
const wide = new Set<SectionContent['kind']>(['cards', 'packages', 'testimonials']);
const shaded = new Set<SectionContent['kind']>(['packages', 'testimonials', 'steps']);

type BodyProps = {
  section: Exclude<SectionContent, { kind: 'panel' }>;
  art: Record<string, string> | undefined;
  book: ContactWith;
  second: ((title: string) => CardLink) | undefined;
};

function Body({ section, art, book, second }: BodyProps) {
  switch (section.kind) {
    case 'cards':
      return <Cards items={section.items} art={art} second={second} />;
    case 'list':
      return <TickList items={section.items} signs={section.signs} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'packages':
      return <Packages {...section} book={book} />;
    case 'figures':
      return <Figures items={section.items} />;
    case 'testimonials':
      return <Testimonials items={section.items} />;
    case 'prose':
      return <Prose paragraphs={section.paragraphs} points={section.points} />;
  }
}
