import type { Env } from '../../server/env.ts';

/**
 * Where a link may lead after it was used: only to our own pages.
 * @param wanted the caller's wish, then the page that the request came from
 * @returns the first of them that is ours, or the home page
 */
export function allowedRedirect(env: Pick<Env, 'publicUrl'>, ...wanted: (string | undefined)[]): URL {
  const home = new URL(`${env.publicUrl}/`);
  for (const wish of wanted) {
    const url = wish ? URL.parse(wish) : null;
    // Not by origin alone: that of `blob:https://ours/` is ours too.
    if (url?.protocol !== home.protocol || url.host !== home.host) continue;
    if (!url.username && !url.password) return url;
  }
  return home;
}

/** Puts parameters into an address's fragment, as the protocol's client reads them; `sb` marks them as ours. */
export function fragment(target: URL, parameters: Record<string, string>): string {
  const url = new URL(target);
  const all = new URLSearchParams({ ...parameters, sb: '' });
  all.sort();
  url.hash = all.toString();
  return url.href;
}

/** The address for a link that did not work. @param isPkce such clients read the query */
export function redirectError(target: URL, code: string, description: string, isPkce: boolean): string {
  const url = new URL(target);
  const parameters = { error: 'access_denied', error_code: code, error_description: description };
  if (isPkce) for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return fragment(url, parameters);
}
