import { readFileSync } from 'node:fs';
import { OperatorError } from './errors.ts';

/** The hashes of a page's inline scripts and styles, written by the build. */
type Inline = { scripts: string[]; styles: string[] };

/** @throws {OperatorError} when the site has not been built */
export function readPolicies(file: string): Record<string, Inline> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Inline>;
  } catch {
    throw new OperatorError('The site has not been built yet: run npm run build first.');
  }
}

const everyPage = [
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The same for a page that is sent without its scripts and inline styles. */
export const scriptlessPolicy: string = ["default-src 'none'", "style-src 'self'", ...everyPage].join('; ');

/** Everything from this origin only, and only the inline code that the build has seen. */
export function pagePolicy({ scripts, styles }: Inline = { scripts: [], styles: [] }): string {
  const own = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    // No text becomes script or markup unless the page's starter (`app/root.tsx`) or `app/lib/trusted-markup.ts`
    // vouches for it.
    "require-trusted-types-for 'script'",
    'trusted-types late drawings',
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "connect-src 'self'",
    ...everyPage,
  ].join('; ');
}
