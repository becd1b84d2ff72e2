import type { Crumb } from '../../../lib/crumbs.ts';
import { Section } from './section.tsx';
import { Tiles } from './tiles.tsx';

/** Pages a reader of this one may want next. */
export function Related({ links }: { links: Crumb[] }) {
  if (links.length === 0) return null;
  return (
    <Section id="related" heading="Related pages" layout="split">
      <Tiles links={links} />
    </Section>
  );
}
