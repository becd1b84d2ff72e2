import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { found } from './short-names.ts';

/**
 * @param client the folder of the built site
 * @param page an application's address, `/contact`
 * @returns the scripts that a browser loads for it at once, with everything they import: names in `assets`
 */
export function firstScripts(client: string, page: string): string[] {
  const html = readFileSync(join(client, page, 'index.html'), 'utf8');
  return withImports(
    client,
    found(html, /<link rel="(?:modulepreload|later)" href="\/assets\/([^"]+\.js)"/g),
  );
}

/** @returns the scripts, by their names in `assets`, and everything they import when they load */
export function withImports(client: string, names: string[]): string[] {
  const all = new Set(names);
  for (const name of all) {
    const text = readFileSync(join(client, 'assets', name), 'utf8');
    for (const imported of found(text, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) all.add(imported);
  }
  return [...all];
}
