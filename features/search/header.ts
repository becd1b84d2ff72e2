/**
 * The headers that may stand for parameters of a query: what is searched for, and where a page of a list begins, may be
 * a registration or a name, which should stand in no address.
 */
export const queryHeaders = { q: 'search-for', cursor: 'start-after' };
