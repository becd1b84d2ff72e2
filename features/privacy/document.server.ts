import { html } from 'hono/html';
import { business } from '../../business.ts';
import type { PersonalData } from './collect.server.ts';

type Row = Record<string, unknown>;

/** @returns a person's data as a page that any browser opens without the internet */
export function readableCopy(data: PersonalData, day: string) {
  const { account, profile, ...lists } = data;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>My data at ${business.name}</title>
        <style>
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font: 16px/1.5 sans-serif;
          }
          dl {
            display: grid;
            grid-template-columns: 14rem 1fr;
            gap: 0.25rem 1rem;
            padding: 0.75rem 0;
            margin: 0;
            border-top: 1px solid;
          }
          dd {
            margin: 0;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>My data at ${business.name}</h1>
        <p>Everything that we store about you, as of ${day}. Amounts are in pence, times in UTC.</p>
        ${section('account', account ? [account] : [])} ${section('profile', [profile])}
        ${Object.entries(lists).map(([name, rows]) => section(name, rows))}
      </body>
    </html>`;
}

function section(name: string, rows: Row[]) {
  return html`<h2>${words(name)} (${rows.length})</h2>
    ${rows.length === 0 ? html`<p>Nothing.</p>` : rows.map(entry)}`;
}

function entry(row: Row) {
  const known = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return html`<dl>
    ${known.map(
      ([name, value]) =>
        html`<dt>${words(name)}</dt>
          <dd>${String(value)}</dd>`,
    )}
  </dl>`;
}

function words(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
