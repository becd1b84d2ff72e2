import type { Compilable, CompiledQuery } from 'kysely';
import { isPostgres, type Queries } from './open.ts';

type Values = Record<`:${string}`, string | number>;

/**
 * A query whose text is put together once for each engine and not with every request, which takes as long as
 * a small query itself. Only for what is asked all day: elsewhere the query stands where it is used.
 * @param build the query, with a name such as `:session` in place of each value that changes, for each shape
 *   that it can have (which of its conditions apply)
 * @returns what runs it in a shape, with the values for those names
 */
export function keptQuery<Row, Shape extends object>(
  build: (db: Queries, shape: Shape) => Compilable<Row>,
): (db: Queries, shape: Shape, values: Values) => Promise<Row[]> {
  const texts = new Map<string, CompiledQuery<Row>>();
  return async (db, shape, values) => {
    const key = `${isPostgres(db)} ${JSON.stringify(shape)}`;
    const text = texts.get(key) ?? build(db, shape).compile();
    texts.set(key, text);
    const given: Record<string, unknown> = values;
    const parameters = text.parameters.map((name) =>
      typeof name === 'string' ? (given[name] ?? name) : name,
    );
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
}
