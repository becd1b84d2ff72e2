/** Changes to the query of a URL: a text sets a parameter, null or an empty text removes it. */
export type UrlChange = Record<string, string | null>;

/** @returns a copy of the query with the change applied */
export function changed(params: URLSearchParams, patch: UrlChange): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
