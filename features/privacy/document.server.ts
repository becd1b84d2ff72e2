import { html, raw } from 'hono/html';
import { business, postalAddress } from '../../business.ts';
import { formatDate } from '../date-words.ts';
import { look } from '../notifications/letter-look.server.ts';
import type { PersonalData } from './collect.server.ts';
import { parts } from './columns.server.ts';
import type { Cars, Field } from './words.server.ts';

/** A part of the copy in words: each entry is a list of labels with their values. */
type Part = { title: string; entries: [label: string, words: string][][] };

/**
 * @param day the calendar date of the copy
 * @returns a person's data as a page that any browser can open without the internet, and print
 */
export function readableCopy(data: PersonalData, day: string) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Personal data at ${business.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <p>${postalAddress}</p>
          <h1>Personal data of ${data.profile.full_name ?? data.profile.email ?? 'a client'}</h1>
          <p>
            Everything that we store about you, as of ${formatDate(day)}. All times are UK times. Questions:
            ${business.email} or ${business.phone}.
          </p>
        </header>
        ${inWords(data).map(section)}
      </body>
    </html>`;
}

function section({ title, entries }: Part) {
  return html`<section>
    <h2>${title}${entries.length > 1 ? html` <span>${entries.length}</span>` : ''}</h2>
    ${entries.length === 0 ? html`<p>Nothing is stored.</p>` : entries.map(entry)}
  </section>`;
}

function entry(lines: Part['entries'][number]) {
  return html`<dl>
    ${lines.map(
      ([label, words]) =>
        html`<dt>${label}</dt>
          <dd>${words}</dd>`,
    )}
  </dl>`;
}

/** @returns a person's data for people, in the order of `parts`: amounts, dates and plates as people write them */
function inWords(data: PersonalData): Part[] {
  return Object.entries(parts).map(([name, { title, fields }]) => {
    const part = data[name as keyof PersonalData];
    const rows = part === null ? [] : [part].flat();
    return { title, entries: rows.map((row) => entryOf(row, fields, data.vehicles)) };
  });
}

function entryOf(row: object, fields: object, cars: Cars): [string, string][] {
  const values = new Map<string, unknown>(Object.entries(row));
  // `Parts` has checked that each field fits its column.
  return Object.entries(fields as Record<string, Field<unknown>>).flatMap(([column, field]) => {
    const value = values.get(column) ?? '';
    if (field === null || value === '') return [];
    const [label, say = String] = field;
    return [[label, say(value, cars, row)] as [string, string]];
  });
}

const style = `
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: ${look.ink}; background: ${look.paper}; font-size: 1rem; line-height: 1.5; ${look.sans} }
header { padding-bottom: 1rem; border-bottom: 4px solid ${look.plate} }
h1, h2 { line-height: 1.2; ${look.display} }
h1 { margin: 0.5rem 0; font-size: 1.75rem; overflow-wrap: anywhere }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; break-after: avoid }
h2 span { font-weight: 400; color: ${look.muted} }
p { margin: 0; color: ${look.muted} }
dl { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; padding: 0.75rem 0; border-top: 1px solid ${look.line}; break-inside: avoid }
dt { color: ${look.muted} }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: 0.5rem } }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt } @page { margin: 18mm } }
`;
