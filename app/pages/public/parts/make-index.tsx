import type { Crumb } from '../../../lib/crumbs.ts';
import { Section } from './section.tsx';
import { Tiles } from './tiles.tsx';

/** Every make with a page of its own. */
export function MakeIndex({ makes }: { makes: Crumb[] }) {
  if (makes.length === 0) return null;
  return (
    <Section
      id="makes"
      heading="Find your make"
      intro="Prices, intervals and the faults each make is known for. Independent, not affiliated with any of them."
      shade
    >
      <Tiles links={makes} many />
    </Section>
  );
}
