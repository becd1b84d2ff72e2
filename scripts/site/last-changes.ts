import { execFileSync } from 'node:child_process';

/**
 * When each content file last changed, from the repository's history.
 * @returns file → `YYYY-MM-DD`; empty if there is no history, as in a downloaded archive
 */
export function lastChanges(): Map<string, string> {
  const changes = new Map<string, string>();
  let date = '';
  for (const line of history().split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    else if (line && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

function history(): string {
  try {
    return execFileSync('git', ['log', '--format=%cs', '--name-only', '--', 'content'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
