import type { Plugin } from 'vite';

/** What the bundler knows about modules, as far as it is asked here. */
export type Graph = { getModuleInfo(id: string): Module | null };
type Module = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };

const start = /\/app\/(entry\.client|root)\.tsx/;
const frame = /\/app\/shell\/site\.tsx/;
const framed = /\/app\/pages\/(public\/contact|account\/auth)\.tsx/;
const dashboard = /\/app\/pages\/account\/dashboard\.tsx/;
const publicPage = /\/app\/pages\/public\/[\w-]+\.tsx/;
const screen = /\/app\/pages\/account\/(client|staff)\//;

/**
 * Puts modules into few files. The bundler alone would make one for each set of modules that happen to import the same,
 * nearly a hundred requests for staff's first screen.
 */
export const chunks: Plugin = {
  name: 'garage:chunks',
  configEnvironment: (name) => ({ build: name === 'client' ? { rolldownOptions } : thrownAway }),
};

// What draws the pages while they are built is one program; that it fetches nothing later is no news to who starts it.
const thrownAway = {
  emitAssets: false,
  rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
};

const rolldownOptions = {
  // Only then may a file hold nothing but the modules that are named for it.
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: {
      groups: [{ name: chunkOf, debugName: 'applications' }],
      includeDependenciesRecursively: false,
    },
  },
};

/**
 * Names the file that a module is built into: one for all that the same applications need. What is loaded already when
 * a screen is fetched does not count as needed by it; what several screens of the dashboard need comes with the first.
 * @param id the module's path, mostly with a query
 * @returns the file's name without its hash; `null` for what no application needs
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  // Two sheets for the public site: a page then carries what it uses of them (`inline-styles.ts`). The first has what the
  // dashboard uses too, so that it loads nothing of the other.
  if (/\.css(\?|$)/.test(id) && has(entries, publicPage, frame, start))
    return has(entries, start, dashboard, screen) ? 'root' : 'site';
  const needed = entries.filter((entry) => !isThere(entries, entry, graph));
  const names = needed.length === 1 ? needed.map(nameOf) : needed.map(placeOf);
  return [...new Set(names)].toSorted().join('-') || null;
}

/** @returns the pages, and what is fetched later, of which a module is a part */
function entriesOf(id: string, graph: Graph): string[] {
  const above = new Set([id]);
  for (const module of above)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer);
  return [...above].filter((module) => {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    return isEntry || dynamicImporters.length > 0;
  });
}

/**
 * Whether the module of these entries is loaded before or along with one of them, wherever that is loaded. A page without
 * scripts, or the kit, which people never load, waits for nothing.
 */
function isThere(entries: string[], entry: string, graph: Graph, asked = new Set<string>()): boolean {
  const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(entry) ?? {};
  if (isEntry && !has([entry], start, frame, framed, dashboard)) return true;
  if (isEntry) return !start.test(entry) && has(entries, start, ...(framed.test(entry) ? [frame] : []));
  if (asked.has(entry)) return true;
  asked.add(entry);
  return dynamicImporters
    .flatMap((importer) => entriesOf(importer, graph))
    .every((before) => entries.includes(before) || isThere(entries, before, graph, asked));
}

function has(entries: string[], ...patterns: RegExp[]): boolean {
  return entries.some((entry) => patterns.some((pattern) => pattern.test(entry)));
}

function placeOf(entry: string): string {
  const [, people] = screen.exec(entry) ?? [];
  return people ? `${people}-screens` : nameOf(entry);
}

/** @returns `staff-clients-tab` for a screen, `dashboard` for a page */
function nameOf(entry: string): string {
  const [, people] = screen.exec(entry) ?? [];
  const [, name = ''] = /([\w-]+)[\w.]*(\?.*)?$/.exec(entry) ?? [];
  return people && !name.startsWith(people) ? `${people}-${name}` : name;
}
