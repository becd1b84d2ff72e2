/** The path of a page's address, without the slash that it has at its end while the site is built. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
