/**
 * The full address of a path of this site, from PUBLIC_URL at build time.
 * @param path begins with a slash
 */
export function publicUrl(path: string): string {
  return new URL(path, process.env['PUBLIC_URL']?.trim() || 'http://localhost:3000').href;
}
