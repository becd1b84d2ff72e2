import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicUrl } from '../../app/lib/public-url.ts';
import { business } from '../../business.ts';
import type { AnyPage } from '../../content/pages.ts';
import { lastChanges } from './last-changes.ts';

/** Writes the files that no page needs but that browsers and search engines ask for. */
export async function writeExtraFiles(client: string, pages: AnyPage[]): Promise<void> {
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots(),
    'site.webmanifest': manifest(),
    'llms.txt': llms(pages),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(client, name), text)));
}

function sitemap(pages: AnyPage[]): string {
  const changes = lastChanges();
  const today = new Date().toISOString().slice(0, 10);
  const urls = pages.map(
    ({ path, file }) =>
      `<url><loc>${publicUrl(path)}</loc><lastmod>${changes.get(file) ?? today}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${publicUrl('/sitemap.xml')}\n`;
}

function manifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: business.name,
    short_name: business.name.split(' ')[0],
    description: business.tagline,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** A plain index of the site for language models, after the llms.txt proposal. */
function llms(pages: AnyPage[]): string {
  const lines = pages.map(
    ({ path, title, description }) => `- [${title}](${publicUrl(path)}): ${description}`,
  );
  const { address, phone, email, hoursText, closedText } = business;
  const where = `${address.street}, ${address.town}, ${address.county} ${address.postcode}`;
  const hours = [hoursText, closedText].filter(Boolean).join('. ');
  return [
    `# ${business.name}`,
    `> ${business.tagline}. ${where}. Phone ${phone}, email ${email}. ${hours}.`,
    '## Pages',
    lines.join('\n'),
    '',
  ].join('\n\n');
}
