import type { MetaDescriptor } from 'react-router';
import type { Graph } from 'schema-dts';
import { business } from '../../business.ts';
import type { AnyPage } from '../../content/pages.ts';
import { shareImage } from '../../content/share.ts';
import { publicUrl } from './public-url.ts';
import { phoneOf } from './roadside.ts';

const titleLimit = 60;

/** A document title, with the garage's name if both fit in the 60 characters that search results show. */
export function fullTitle(title: string): string {
  const full = `${title} | ${business.name}`;
  return full.length <= titleLimit ? full : title;
}

/**
 * Everything in a page's head that search engines and sharing services read.
 * Called while the site is built, never in a browser.
 */
export function pageMeta(page: AnyPage, graph: Graph): MetaDescriptor[] {
  const url = publicUrl(page.path);
  const image = publicUrl(shareImage(page.path));
  return [
    { title: fullTitle(page.title) },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    ...openGraph(page, url, image),
    // Open Graph's title, description and picture serve here too.
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': graph },
  ];
}

function openGraph(page: AnyPage, url: string, image: string): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    // The words on the picture, for people who cannot see it.
    { property: 'og:image:alt', content: `${page.h1}. ${phoneOf(page.path)}` },
  ];
}

/**
 * The head of a page that search engines must leave alone. For /auth and /dashboard, the build adds the address and the
 * garage's data (`scripts/site/account-heads.ts`).
 * @param description the text of a shared link
 */
export function privateMeta(title: string, description: string, keywords: string[]): MetaDescriptor[] {
  return [
    { title: fullTitle(title) },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: 'noindex' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
