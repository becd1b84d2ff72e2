import type { Compilable, CompiledQuery } from 'kysely';
import { isPostgres, type Queries, versionOf } from './open.ts';

type Values = Record<`:${string}`, string | number>;

/** What was read at one version of a database, by the query's shape and values. */
type Memory<Row> = { version: number; rows: Map<string, readonly Row[]>; count: number };

/** How many rows to remember for one query; beyond that, all of them are forgotten. */
const maxRows = 2000;

/**
 * A query whose SQL is compiled once per engine instead of on every request: compiling takes as long as a small
 * query itself. Only for queries that run all day; write others where they are used.
 * On an embedded database its rows are read once, and read again once anyone has written anything.
 * @param build builds the query for each shape that it can have (which of its conditions apply), with a name such
 *   as `:session` in place of each value that changes
 * @returns a function that runs it in a shape, with values for those names; its rows are shared and must not be changed
 */
export function cachedQuery<Row, Shape extends object>(
  build: (db: Queries, shape: Shape) => Compilable<Row>,
): (db: Queries, shape: Shape, values: Values) => Promise<readonly Row[]> {
  const texts = new Map<string, CompiledQuery<Row>>();
  const memories = new WeakMap<Queries, Memory<Row>>();
  const ask = async (db: Queries, shape: Shape, values: Values) => {
    const key = `${isPostgres(db)} ${JSON.stringify(shape)}`;
    const text = texts.get(key) ?? build(db, shape).compile();
    texts.set(key, text);
    const given: Record<string, unknown> = values;
    const parameters = text.parameters.map((name) =>
      typeof name === 'string' ? (given[name] ?? name) : name,
    );
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
  return async (db, shape, values) => {
    const version = versionOf(db);
    if (version === undefined) return ask(db, shape, values);
    let memory = memories.get(db);
    if (memory?.version !== version || memory.count > maxRows) {
      memory = { version, rows: new Map(), count: 0 };
      memories.set(db, memory);
    }
    const key = JSON.stringify([shape, values]);
    const known = memory.rows.get(key);
    if (known) return known;
    // A write meanwhile starts a new memory; these rows stay in the old one.
    const rows = await ask(db, shape, values);
    memory.rows.set(key, rows);
    memory.count += rows.length + 1;
    return rows;
  };
}
