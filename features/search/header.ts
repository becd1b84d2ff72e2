/**
 * The headers that may replace query parameters: a search, and the place where a page of a list begins, may contain a
 * registration or a name, which should not appear in any address.
 */
export const queryHeaders = { q: 'search-for', cursor: 'start-after' };
