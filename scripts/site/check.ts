import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvWithoutSecrets } from '../../server/env.ts';
import { reasonOf } from '../../server/errors.ts';
import { pagesIn } from './pages.ts';

/**
 * What is wrong, by the server's own rules, with the address that the pages are built for. The build checks it first:
 * otherwise it would fail only at its end.
 * @param address PUBLIC_URL; if absent, the pages are for this machine
 */
export function addressComplaints(address: string | undefined): string[] {
  try {
    readEnvWithoutSecrets({ PUBLIC_URL: address });
    return [];
  } catch (error) {
    return [reasonOf(error)];
  }
}

type Page = { path: string; html: string };
type Link = { from: string; to: URL };

/** What is wrong with the built pages: dead links and anchors, pages without a link to them, headings, inline styles. */
export function siteComplaints(client: string): string[] {
  const pages = pagesIn(client).map(({ file, path }) => ({ path, html: readFileSync(file, 'utf8') }));
  const links = linksIn(pages);
  return [
    ...pages.flatMap(({ path, html }) => [
      ...headings(path, html),
      ...strayStyles(path, html),
      ...scripts(path, html),
    ]),
    ...deadLinks(client, pages, links),
    ...unlinked(pages, links),
  ];
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

function headings(path: string, html: string): string[] {
  const count = html.match(/<h1[\s>]/g)?.length ?? 0;
  const isPublic = !path.startsWith('/dashboard') && !path.startsWith('/dev/');
  return isPublic && count !== 1 ? [`${path}: it has ${count} h1 headings.`] : [];
}

/** The Content-Security-Policy would block them: it allows only the styles that the build puts in after this check. */
function strayStyles(path: string, html: string): string[] {
  return /<style[\s>]|\sstyle="/.test(html) ? [`${path}: it has inline styles.`] : [];
}

/** Pages that only inform load no script, and their inline scripts are short. */
function scripts(path: string, html: string): string[] {
  if (/<script type="(?:module|later)"/.test(html)) return [];
  const loaded = /<script[^>]*\ssrc=/.test(html) ? [`${path}: it loads a script.`] : [];
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code.length);
  const total = inline.reduce((sum, length) => sum + length, 0);
  return total > 2000
    ? [...loaded, `${path}: its inline scripts have ${total} characters, more than 2,000.`]
    : loaded;
}

/** Links within the site. */
function linksIn(pages: Page[]): Link[] {
  return pages.flatMap(({ path, html }) =>
    attributes(html, 'href')
      .filter((href) => /^[/#]/.test(href))
      .map((href) => ({ from: path, to: new URL(href, `http://site${path}`) })),
  );
}

/** Each dead link once, with the first page that has it: a link in a menu is on every page. */
function deadLinks(client: string, pages: Page[], links: Link[]): string[] {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));
  return [...Map.groupBy(links, ({ to }) => to.href).values()].flatMap(([link, ...others]) => {
    const why = link && whyDead(client, link.to, anchors);
    const places = others.length > 0 ? `, in ${others.length + 1} places` : '';
    return why ? [`${link.from}: ${link.to.pathname}${link.to.hash} ${why}${places}.`] : [];
  });
}

function whyDead(client: string, { pathname, hash }: URL, anchors: Map<string, Set<string>>): string | null {
  const found = anchors.get(pathname);
  if (!found) return existsSync(join(client, pathname)) ? null : 'leads nowhere';
  return hash && !found.has(hash.slice(1)) ? 'has no such anchor' : null;
}

/** Visitors would never find such a page. */
function unlinked(pages: Page[], links: Link[]): string[] {
  const linked = new Set(links.filter(({ from, to }) => from !== to.pathname).map(({ to }) => to.pathname));
  return pages
    .filter(({ path }) => !linked.has(path) && path !== '/404' && !path.startsWith('/dev/'))
    .map(({ path }) => `${path}: no other page links to it.`);
}
