import type { Env } from '../../server/env.ts';

/**
 * Where a link may lead once it has been used: only to our own pages.
 * @param wanted the caller's choice, then the page that the request came from
 * @returns the first of these that is ours, or the home page
 */
export function allowedRedirect(env: Pick<Env, 'publicUrl'>, ...wanted: (string | undefined)[]): URL {
  const home = new URL(`${env.publicUrl}/`);
  for (const wish of wanted) {
    const url = wish ? URL.parse(wish) : null;
    // Comparing origins is not enough: the origin of `blob:https://ours/` is ours too.
    if (url?.protocol !== home.protocol || url.host !== home.host) continue;
    if (!url.username && !url.password) return url;
  }
  return home;
}

/** Puts parameters into an address's fragment, where the protocol's client reads them; `sb` marks them as ours. */
export function fragment(target: URL, parameters: Record<string, string>): string {
  const url = new URL(target);
  const all = new URLSearchParams({ ...parameters, sb: '' });
  all.sort();
  url.hash = all.toString();
  return url.href;
}

/** The address for a link that did not work. @param isPkce whether the client uses PKCE, and so reads the query */
export function redirectError(target: URL, code: string, description: string, isPkce: boolean): string {
  const url = new URL(target);
  const parameters = { error: 'access_denied', error_code: code, error_description: description };
  if (isPkce) for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return fragment(url, parameters);
}
