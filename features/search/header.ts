/** The header that may stand for a query's `q`. */
export const searchHeader = 'search-for';
