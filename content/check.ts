import { business } from '../business.ts';
import { settingsSchema } from '../features/settings/schema.ts';
import { allPages, pages, publicPaths } from './pages.ts';
import type { AnyPage, SitePage } from './pages.ts';
import { promises } from './promises.ts';

/**
 * Everything that is wrong with the content; each complaint names its file.
 * The shapes themselves are checked where the files are read.
 */
export function contentComplaints(): string[] {
  return [
    ...wrongHours(business.hours),
    ...promisesWithoutPage(),
    ...pages.flatMap(brokenPromises),
    ...repeated('title', ({ title }) => [title]),
    ...repeated('description', ({ description }) => [description]),
    ...repeated('path', ({ path }) => [path]),
    // Two pages that target one term compete in search results.
    ...repeated('keyword', ({ keywords }) => keywords),
  ];
}

/** @param hours those in `business.ts`, which have not passed the checks of the Settings form */
export function wrongHours(hours: readonly unknown[]): string[] {
  const { error } = settingsSchema.safeParse({ opening_hours: hours });
  return (error?.issues ?? []).map(({ path: [, day], message }) =>
    typeof day === 'number'
      ? `business.ts, hours, day ${day + 1}: ${message}`
      : `business.ts, hours: ${message}`,
  );
}

function promisesWithoutPage(): string[] {
  return Object.keys(promises)
    .filter((path) => !publicPaths.includes(path))
    .map((path) => `content/promises.ts: no content file describes ${path}.`);
}

function brokenPromises(page: SitePage): string[] {
  return Object.entries(promises[page.path] ?? {}).flatMap(([id, promised]) => {
    const count = itemCount(page, id);
    if (count === undefined) return [`${page.file}: the section "${id}" is missing.`];
    if (promised === 'present' || count === promised) return [];
    return [`${page.file}: the section "${id}" must have ${promised} items and has ${count}.`];
  });
}

function itemCount(page: SitePage, id: string): number | undefined {
  if (id === 'faqs') return page.faqs.length;
  const section = page.sections.find((candidate) => candidate.id === id);
  if (!section) return undefined;
  return 'items' in section ? section.items.length : 1;
}

function repeated(what: string, valuesOf: (page: AnyPage) => string[]): string[] {
  const first = new Map<string, string>();
  return allPages.flatMap((page) =>
    valuesOf(page).flatMap((value) => {
      const earlier = first.get(value);
      first.set(value, page.file);
      return earlier ? [`${page.file}: its ${what} "${value}" is also that of ${earlier}.`] : [];
    }),
  );
}
