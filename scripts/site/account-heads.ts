import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives the pages of accounts the address and the structured data that every page has. React starts on them at once
 * and leaves in place what it does not know; made by React, they would weigh on the scripts.
 * @param client the built site
 * @param headOf the address of a path, and the garage's data
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
