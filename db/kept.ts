import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open.ts';

/**
 * A query whose text is put together once for each database and not with every request. Only for what every
 * request asks: elsewhere the query stands where it is used.
 * @param build the query, with a name such as `:session` in place of each value that changes
 * @returns what runs it with the values for those names
 */
export function keptQuery<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, values: Record<`:${string}`, string>) => Promise<Row[]> {
  const texts = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, values) => {
    const text = texts.get(db) ?? build(db).compile();
    texts.set(db, text);
    const given: Record<string, unknown> = values;
    const parameters = text.parameters.map((name) =>
      typeof name === 'string' ? (given[name] ?? name) : name,
    );
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
}
