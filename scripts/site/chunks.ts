import type { Plugin } from 'vite';

/** What the bundler knows about modules, as far as it is used here. */
export type Graph = { getModuleInfo(id: string): Module | null };
type Module = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };

const start = /\/app\/(entry\.client|root)\.tsx/;
const frame = /\/app\/shell\/site\.tsx/;
const framed = /\/app\/pages\/(public\/contact|account\/auth)\.tsx/;
const dashboard = /\/app\/pages\/account\/dashboard\.tsx/;
const publicPage = /\/app\/pages\/public\/[\w-]+\.tsx/;
const screen = /\/app\/pages\/account\/(client|staff)\//;

/**
 * Puts modules into few files. Left to itself, the bundler would make one for each set of entries that share modules,
 * which means nearly a hundred requests for the first staff screen.
 */
export const chunks: Plugin = {
  name: 'garage:chunks',
  configEnvironment: (name) => ({ build: name === 'client' ? { rolldownOptions } : thrownAway }),
};

// One program renders the pages during the build: a warning that it loads nothing later would tell nobody anything.
const thrownAway = {
  emitAssets: false,
  rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
};

const rolldownOptions = {
  // Without this, a file could not hold only the modules that are assigned to it.
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: {
      groups: [{ name: chunkOf, debugName: 'applications' }],
      includeDependenciesRecursively: false,
    },
  },
};

/**
 * Names the file that a module is built into: one for all modules that the same applications need. A screen does not
 * count as needing what is already loaded when it is fetched; what several dashboard screens need comes with the first.
 * @param id the module's path, usually with a query
 * @returns the file's name without its hash; `null` for a module that no application needs
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  // Two sheets for the public site: a page then inlines what it uses of them (`inline-styles.ts`). The first has what
  // the dashboard uses too, so that the dashboard loads nothing from the other.
  if (/\.css(\?|$)/.test(id) && has(entries, publicPage, frame, start))
    return has(entries, start, dashboard, screen) ? 'root' : 'site';
  const needed = entries.filter((entry) => !isThere(entries, entry, graph));
  const names = needed.length === 1 ? needed.map(nameOf) : needed.map(placeOf);
  return [...new Set(names)].toSorted().join('-') || null;
}

/** @returns the pages and the later-fetched parts that a module belongs to */
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
 * Whether the module of these entries is always loaded before or along with one of them. A page without scripts, or the
 * kit, which people never load, waits for nothing.
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
