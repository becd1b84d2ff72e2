import type { Queries } from '../../db/open.ts';
import type { Kind } from './terms.server.ts';
import { readingsOf } from './words.ts';

/** Whom a search has found. `tooMany`: there are more, and the search is worth more letters. */
export type Found = { ids: string[]; tooMany: boolean };

/** How many subjects a search gives, and how many index entries it looks at: however large the garage is. */
const most = { subjects: 100, entries: { oneWord: 300, manyWords: 1000 } };
/** Greater than any character that may follow a beginning, in both engines' order by bytes. */
export const beyond = '\u{10FFFF}';

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
  const [word] = words;
  if (word !== undefined && words.length === 1) return subjectsWith(db, kind, word);
  const counts = await countsOf(db, kind, words);
  const least = Math.min(...counts);
  const rarest = words[counts.indexOf(least)] ?? '';
  const ids = await subjectsWithAll(
    db,
    entriesOf(db, kind, rarest).orderBy('term').limit(most.entries.manyWords),
    words.filter((other) => other !== rarest),
  );
  return { ids, tooMany: least === most.entries.manyWords };
}

async function subjectsWith(db: Queries, kind: Kind, word: string): Promise<Found> {
  const limit = most.entries.oneWord;
  const entries = await entriesOf(db, kind, word).orderBy('term').limit(limit).execute();
  return { ids: [...new Set(entries.map((entry) => entry.subject_id))], tooMany: entries.length === limit };
}

function entriesOf(db: Queries, kind: Kind, word: string) {
  return db
    .selectFrom('search_terms')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('term', '>=', word)
    .where('term', '<', word + beyond);
}

/** How many entries each word has, counted as far as a search would look at them. */
function countsOf(db: Queries, kind: Kind, words: string[]): Promise<number[]> {
  const count = async (word: string) => {
    const { entries } = await db
      .selectFrom(entriesOf(db, kind, word).limit(most.entries.manyWords).as('entries'))
      .select((eb) => eb.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow();
    return entries;
  };
  return Promise.all(words.map(count));
}

/** Of the subjects of some entries those that have all the words, up to one more than a search gives. */
async function subjectsWithAll(
  db: Queries,
  entries: ReturnType<typeof entriesOf>,
  words: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom(entries.as('entries'))
    .select('entries.subject_id')
    .distinct()
    // Not `exists`, which PostgreSQL may turn into a join with everything that has the word.
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb(
            eb
              .selectFrom('search_terms')
              .select('term')
              .whereRef('search_terms.subject_id', '=', 'entries.subject_id')
              .where('term', '>=', word)
              .where('term', '<', word + beyond)
              .limit(1),
            'is not',
            null,
          ),
        ),
      ),
    )
    .limit(most.subjects + 1)
    .execute();
  return rows.map((row) => row.subject_id);
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
