/**
 * Narrows a query by a value if there is one: `query.$call(ifGiven(status, (rows, given) => rows.where(…)))`.
 * @returns the query as it was when the value is undefined
 */
export function ifGiven<Value, Query>(
  value: Value | undefined,
  narrow: (query: Query, value: Value) => Query,
): (query: Query) => Query {
  return (query) => (value === undefined ? query : narrow(query, value));
}
