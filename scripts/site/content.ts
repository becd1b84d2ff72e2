import { contentComplaints } from '../../content/check.ts';
import { allPages } from '../../content/pages.ts';
import type { AnyPage } from '../../content/pages.ts';
import { business } from '../../business.ts';
import { publicUrl } from '../../app/lib/public-url.ts';
import { phoneOf } from '../../app/lib/roadside.ts';
import { graphOfGarage } from '../../app/lib/structured-data.ts';
import { draw, drawCar } from '../../app/drawings/draw.ts';

/** What the build needs to know about the content. Vite loads this file, because the index is a glob. */
export { allPages, contentComplaints, publicUrl };

/** Every page with what its share image shows. */
export function shareList() {
  return allPages.map((page) => ({
    path: page.path,
    title: 'name' in page ? page.h1.replace(page.name, page.name.replaceAll(' ', '\u00A0')) : page.h1,
    kicker: business.tagline,
    phone: phoneOf(page.path),
    drawing: drawingOf(page),
  }));
}

/** What a page's head needs besides the content. */
export const accountHead = (path: string) => ({ address: publicUrl(path), graph: graphOfGarage() });

function drawingOf(page: AnyPage): string {
  const { drawing } = page;
  if (typeof drawing === 'string') return draw(drawing, { surface: 'navy', callout: false });
  return drawCar(drawing, { surface: 'navy', callout: false });
}
