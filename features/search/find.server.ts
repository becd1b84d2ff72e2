import type { Queries } from '../../db/open.ts';
import type { Kind } from './terms.server.ts';
import { readingsOf } from './words.ts';

/** Whom a search has found. `tooMany`: there are more, and the search is worth more letters. */
export type Found = { ids: string[]; tooMany: boolean };

/** How many subjects a search gives, and how many index entries it looks at: however large the garage is. */
const most = { subjects: 100, entries: { oneWord: 300, manyWords: 1000 } };
/** Greater than any character that may follow a beginning, in both engines' order by bytes. */
const beyond = '\u{10FFFF}';

/**
 * Finds the subjects of one kind whose words begin with the words of a search.
 * @param search as it was typed
 * @returns at most 100
 */
export async function find(db: Queries, kind: Kind, search: string): Promise<Found> {
  const ids = new Set<string>();
  let tooMany = false;
  for (const reading of readingsOf(search)) {
    const found = await findReading(db, kind, reading);
    for (const id of found.ids) ids.add(id);
    tooMany ||= found.tooMany;
  }
  return { ids: [...ids].slice(0, most.subjects), tooMany: tooMany || ids.size > most.subjects };
}

async function findReading(db: Queries, kind: Kind, words: string[]): Promise<Found> {
  const limit = words.length === 1 ? most.entries.oneWord : most.entries.manyWords;
  const found: Found[] = [];
  for (const word of words) found.push(await subjectsWith(db, kind, word, limit));
  const [rarest, ...others] = found.toSorted((a, b) => a.ids.length - b.ids.length);
  let both: Found = rarest ?? { ids: [], tooMany: false };
  for (const other of others) {
    const word = words[found.indexOf(other)] ?? '';
    // A word of too many has not all its subjects here, so it is looked up for those that are left.
    const { ids, tooMany } = other.tooMany
      ? await thoseWith(db, both.ids, word)
      : { ids: intersection(both.ids, other.ids), tooMany: false };
    both = { ids, tooMany: both.tooMany || tooMany };
  }
  return both;
}

function intersection(a: string[], b: string[]): string[] {
  const known = new Set(b);
  return a.filter((id) => known.has(id));
}

async function subjectsWith(db: Queries, kind: Kind, word: string, limit: number): Promise<Found> {
  const entries = await db
    .selectFrom('search_terms')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('term', '>=', word)
    .where('term', '<', word + beyond)
    .orderBy('term')
    .limit(limit)
    .execute();
  return { ids: [...new Set(entries.map((entry) => entry.subject_id))], tooMany: entries.length === limit };
}

/** Of some subjects those that have a word, until there are more than a search gives. */
async function thoseWith(db: Queries, ids: string[], word: string): Promise<Found> {
  const kept: string[] = [];
  for (let start = 0; start < ids.length; start += most.subjects) {
    if (kept.length > most.subjects) return { ids: kept, tooMany: true };
    const rows = await db
      .selectFrom('search_terms')
      .select('subject_id')
      .distinct()
      .where('subject_id', 'in', ids.slice(start, start + most.subjects))
      .where('term', '>=', word)
      .where('term', '<', word + beyond)
      .execute();
    kept.push(...rows.map((row) => row.subject_id));
  }
  return { ids: kept, tooMany: false };
}

/** The people and cars that a search has found: appointments and records hang on either. */
export type Subjects = { clients: string[]; vehicles: string[]; tooMany: boolean };

/** Finds people and cars by name, phone, e-mail, plate, make or model. */
export async function findSubjects(db: Queries, search: string): Promise<Subjects> {
  const clients = await find(db, 'client', search);
  const vehicles = await find(db, 'vehicle', search);
  return { clients: clients.ids, vehicles: vehicles.ids, tooMany: clients.tooMany || vehicles.tooMany };
}

/** How many cars of the people found are looked at: more than any fleet of this garage. */
const mostCars = 2000;

/** The cars that a search has found, and those of the people it has found. */
export async function findCars(db: Queries, search: string): Promise<Found> {
  const { clients, vehicles, tooMany } = await findSubjects(db, search);
  if (clients.length === 0) return { ids: vehicles, tooMany };
  const owned = await db
    .selectFrom('vehicles')
    .select('id')
    .where('owner_id', 'in', clients)
    .limit(mostCars)
    .execute();
  const ids = new Set([...vehicles, ...owned.map((row) => row.id)]);
  return { ids: [...ids], tooMany: tooMany || owned.length === mostCars };
}
