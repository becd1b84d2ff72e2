import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../server/env.ts';
import { reasonOf } from '../../server/errors.ts';
import { pagesIn } from './pages.ts';

/**
 * What is wrong with the address that the pages are built for, by the server's own rule. The build asks first: it would
 * take the old site away and then stumble over it.
 * @param address PUBLIC_URL; none: the pages are for this machine
 */
export function addressComplaints(address: string | undefined): string[] {
  try {
    readSettings({ PUBLIC_URL: address });
    return [];
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** What is wrong with the built pages: dead links and anchors, headings, inline styles. */
export function siteComplaints(client: string): string[] {
  const pages = pagesIn(client).map(({ file, path }) => ({ path, html: readFileSync(file, 'utf8') }));
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));
  return pages.flatMap(({ path, html }) => [
    ...headings(path, html),
    ...inlineStyles(path, html),
    ...scripts(path, html),
    ...attributes(html, 'href').flatMap((href) => deadLink(client, path, href, anchors)),
  ]);
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

function headings(path: string, html: string): string[] {
  const count = html.match(/<h1[\s>]/g)?.length ?? 0;
  const isPublic = !path.startsWith('/dashboard') && !path.startsWith('/dev/');
  return isPublic && count !== 1 ? [`${path}: it has ${count} h1 headings.`] : [];
}

/** The Content-Security-Policy would drop them. */
function inlineStyles(path: string, html: string): string[] {
  return /<style[\s>]|\sstyle="/.test(html) ? [`${path}: it has inline styles.`] : [];
}

/** Pages that only inform load no script, and what stands in them is short. */
function scripts(path: string, html: string): string[] {
  if (/<script type="(?:module|later)"/.test(html)) return [];
  const loaded = /<script[^>]*\ssrc=/.test(html) ? [`${path}: it loads a script.`] : [];
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code.length);
  const total = inline.reduce((sum, length) => sum + length, 0);
  return total > 2000
    ? [...loaded, `${path}: its inline scripts have ${total} characters, more than 2,000.`]
    : loaded;
}

function deadLink(client: string, from: string, href: string, anchors: Map<string, Set<string>>): string[] {
  if (!/^[/#]/.test(href)) return [];
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const found = anchors.get(pathname);
  if (!found) return existsSync(join(client, pathname)) ? [] : [`${from}: ${href} leads nowhere.`];
  return hash && !found.has(hash.slice(1)) ? [`${from}: ${href} has no such anchor.`] : [];
}
