import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives the account pages the canonical address and structured data that every page has. React starts at once on these
 * pages and leaves alone tags that it does not know; rendering them with React would make the scripts larger.
 * @param client the built site
 * @param headOf returns a path's address, and the garage's data
 */
export function completeAccountHeads(
  client: string,
  headOf: (path: string) => { address: string; graph: object },
): void {
  for (const path of ['/auth', '/dashboard']) {
    const file = join(client, path, 'index.html');
    const { address, graph } = headOf(path);
    const tags = `<link rel="canonical" href="${address}"/><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', () => `${tags}</head>`),
    );
  }
}
