import type { Queries } from '../../db/open.ts';
import { among } from './list.server.ts';
import type { Kind } from './terms.server.ts';
import { readingsOf, wholeTerm } from './words.ts';

/** What a search has found. `tooMany`: there are more, so the search needs more letters. */
export type Found = { ids: string[]; tooMany: boolean };

/** How many subjects a search gives, and how many index entries it looks at, however large the garage is. */
const most = { subjects: 100, entries: 300 };
/** Of several words, each entry of the rarest is looked up under the others; each takes as long as a row of a list. */
const maxLookedUp = (wanted: number) => Math.min(250, 4 * wanted);
/** Greater than any character that may follow a beginning, in both engines' order by bytes. */
export const beyond = '\u{10FFFF}';

/**
 * Finds the subjects of one kind whose words begin with the words of a search.
 * @param search as it was typed
 * @param wanted how many at most
 */
export async function find(
  db: Queries,
  kind: Kind,
  search: string,
  wanted: number = most.subjects,
): Promise<Found> {
  const ids = new Set<string>();
  let tooMany = false;
  for (const reading of readingsOf(search)) {
    const found = await findReading(db, kind, reading, wanted);
    for (const id of found.ids) ids.add(id);
    tooMany ||= found.tooMany;
  }
  return { ids: [...ids].slice(0, wanted), tooMany: tooMany || ids.size > wanted };
}

async function findReading(db: Queries, kind: Kind, words: string[], wanted: number): Promise<Found> {
  const whole = await findWord(db, kind, words.length === 1 ? words.join('') : wholeTerm(words), wanted);
  if (words.length === 1 || whole.tooMany) return whole;
  const others = await findAll(db, kind, words, wanted);
  const ids = [...new Set([...whole.ids, ...others.ids])];
  return { ids, tooMany: others.tooMany };
}

function findWord(db: Queries, kind: Kind, word: string, wanted: number): Promise<Found> {
  const entries = entriesOf(db, kind, word).orderBy('term');
  return subjectsOf((limit) => entries.limit(limit).execute(), wanted, most.entries);
}

/** Finds the subjects that have all the words: walks the entries of the rarest word and looks up the others. */
async function findAll(db: Queries, kind: Kind, words: string[], wanted: number): Promise<Found> {
  const maxEntries = maxLookedUp(wanted);
  const counts = await countsOf(db, kind, words, maxEntries);
  const least = Math.min(...counts);
  const rarest = words[counts.indexOf(least)] ?? '';
  const entries = withAll(
    db,
    entriesOf(db, kind, rarest).orderBy('term').limit(maxEntries),
    words.filter((other) => other !== rarest),
  );
  const found = await subjectsOf((limit) => entries.limit(limit).execute(), wanted, maxEntries);
  return { ...found, tooMany: found.tooMany || least === maxEntries };
}

type Entry = { subject_id: string };

/** The subjects of the entries: reads one entry more than wanted, and if these have too few subjects, `maxEntries`. */
async function subjectsOf(
  entriesUpTo: (limit: number) => Promise<Entry[]>,
  wanted: number,
  maxEntries: number,
): Promise<Found> {
  const look = async (limit: number): Promise<Found> => {
    const entries = await entriesUpTo(limit);
    return { ids: [...new Set(entries.map((entry) => entry.subject_id))], tooMany: entries.length === limit };
  };
  const first = await look(wanted + 1);
  // Several words of one subject may begin alike, such as a surname and the address made of it.
  const isEnough = !first.tooMany || first.ids.length > wanted;
  return isEnough ? first : look(maxEntries);
}

function entriesOf(db: Queries, kind: Kind, word: string) {
  return db
    .selectFrom('search_terms')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('term', '>=', word)
    .where('term', '<', word + beyond);
}

/** How many entries each word has, counted up to `maxEntries`. */
function countsOf(db: Queries, kind: Kind, words: string[], maxEntries: number): Promise<number[]> {
  const count = async (word: string) => {
    const { entries } = await db
      .selectFrom(entriesOf(db, kind, word).limit(maxEntries).as('entries'))
      .select((eb) => eb.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow();
    return entries;
  };
  return Promise.all(words.map(count));
}

/** Keeps only the entries whose subjects have all the words. */
function withAll(db: Queries, entries: ReturnType<typeof entriesOf>, words: string[]) {
  return (
    db
      .selectFrom(entries.as('entries'))
      .select('entries.subject_id')
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
  );
}

/** The people and cars that a search has found: appointments and records belong to either. */
export type Subjects = { clients: string[]; vehicles: string[]; tooMany: boolean };

/**
 * Finds people and cars by name, phone, email, plate, make, model or VIN. If there are too many people already, the
 * search needs more letters and does not look for cars.
 * @param options `wanted`: how many of each at most; `showsCars`: the cars themselves are shown, so always looked for
 */
export async function findSubjects(
  db: Queries,
  search: string,
  { wanted, showsCars = false }: { wanted?: number; showsCars?: boolean } = {},
): Promise<Subjects> {
  const clients = await find(db, 'client', search, wanted);
  if (clients.tooMany && !showsCars) return { clients: clients.ids, vehicles: [], tooMany: true };
  const vehicles = await find(db, 'vehicle', search, wanted);
  return { clients: clients.ids, vehicles: vehicles.ids, tooMany: clients.tooMany || vehicles.tooMany };
}

/** How many cars of the people found are read: more than any fleet of this garage has. */
const maxCars = 2000;

/**
 * The cars that a search has found, and those of the people it has found. If there are too many cars already, the
 * search needs more letters and does not look for people: a car carries its owner's name.
 */
export async function findCars(db: Queries, search: string): Promise<Found> {
  const vehicles = await find(db, 'vehicle', search);
  if (vehicles.tooMany) return vehicles;
  const clients = await find(db, 'client', search);
  if (clients.ids.length === 0) return vehicles;
  const owned = await db
    .selectFrom('vehicles')
    .select('id')
    .where(among(db, 'owner_id', clients.ids))
    .limit(maxCars)
    .execute();
  const ids = new Set([...vehicles.ids, ...owned.map((row) => row.id)]);
  return { ids: [...ids], tooMany: clients.tooMany || owned.length === maxCars };
}
