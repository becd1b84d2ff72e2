/**
 * Where a page's share image is on the site, 1200 × 630 pixels.
 * @param path a page's path, such as `/tuning/ecu-remapping`
 * @returns such as `/share/tuning-ecu-remapping.png`; the home page's is `/share/home.png`
 */
export function shareImage(path: string): string {
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  return `/share/${name}.png`;
}

/** @returns a title for a share image that, as on its page, never wraps at a hyphen: Rolls-Royce stays whole */
export const unbrokenTitle = (title: string) => title.replaceAll(/(?<=\w)-(?=\w)/g, '-\u{2060}');
