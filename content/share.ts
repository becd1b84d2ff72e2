/**
 * Where a page's share image lies on the site, 1200 × 630 pixels.
 * @param path a page's path, such as `/tuning/ecu-remapping`
 * @returns such as `/share/tuning-ecu-remapping.png`; the home page's is `/share/home.png`
 */
export function shareImage(path: string): string {
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  return `/share/${name}.png`;
}
