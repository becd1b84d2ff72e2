/** The path of a page's address, without the trailing slash that it has while the site is built. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
