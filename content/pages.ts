import { business } from '../business.ts';
import { localSchema, makeSchema, pageSchema } from './schema.ts';
import type { MakePage } from './schema.ts';

/**
 * The one index of the public site. Routes, prerendering, the sitemap and the tests read it, so that a new
 * page is one new file in a folder beside this one. If a file does not fit its shape, importing this index fails, with
 * the file's name in the message.
 */

type Modules = Record<string, unknown>;
type Parser<T> = { parse: (value: unknown) => T };

function readAll<T>(modules: Modules, schema: Parser<T>): (T & { file: string })[] {
  return Object.entries(modules).map(([file, page]) => {
    try {
      return { ...schema.parse(page), file: file.replace('./', 'content/') };
    } catch (cause) {
      throw new Error(`${file.replace('./', 'content/')} is not a valid page: ${String(cause)}`, { cause });
    }
  });
}

/** The path of a make's page. @param slug such as `alfa-romeo` */
function makePath(slug: string): string {
  return `/${slug}-servicing-chesterfield`;
}

/** What the specification fixes for every make: label, heading, path. */
function completeMake(make: MakePage & { file: string }) {
  return {
    ...make,
    path: makePath(make.slug),
    label: `${make.name} Servicing`,
    h1: `Expert ${make.name} Servicing in Chesterfield`,
  };
}

/** Pages that explain one kind of work, or the business. */
export const pages = readAll(
  import.meta.glob(['./site/*.ts', './services/*.ts'], { import: 'page', eager: true }),
  pageSchema,
);

/** The makes' pages in alphabetical order. */
export const makes = readAll(import.meta.glob('./makes/*.ts', { import: 'page', eager: true }), makeSchema)
  .map(completeMake)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The local landing pages. */
export const locals = readAll(import.meta.glob('./local/*.ts', { import: 'page', eager: true }), localSchema);

export type SitePage = (typeof pages)[number];
export type SiteMake = (typeof makes)[number];
export type SiteLocal = (typeof locals)[number];
export type AnyPage = SitePage | SiteMake | SiteLocal;

/** Every page that a visitor may read without signing in. */
export const allPages: AnyPage[] = [...pages, ...makes, ...locals];

/** Their paths: what is prerendered and listed in the sitemap. */
export const publicPaths: string[] = allPages.map((page) => page.path);

const byPath = new Map(allPages.map((page) => [page.path, page]));

/** The page at a path, or undefined if the site has none. */
export function findPage(path: string): AnyPage | undefined {
  return byPath.get(path);
}

function mustFind<T extends AnyPage>(list: T[], path: string): T {
  const page = list.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no content file for ${path}.`);
  return page;
}

/**
 * The page of the route table at a path, as visitors see it; an error if there is none.
 * @param isDemonstration false leaves out the sections that are marked as demonstration
 */
export function sitePage(path: string, isDemonstration = business.isDemonstration): SitePage {
  const page = mustFind(pages, path);
  const sections = page.sections.filter((section) => isDemonstration || !section.demonstration);
  return { ...page, sections };
}
/** The make's page at a path; an error if there is none. */
export const makePage = (path: string): SiteMake => mustFind(makes, path);
/** The local landing page at a path; an error if there is none. */
export const localPage = (path: string): SiteLocal => mustFind(locals, path);
