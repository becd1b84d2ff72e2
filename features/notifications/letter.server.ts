import { business, shortAddress } from '../../business.ts';
import { page } from './letter-html.server.ts';
import { type Fact, type Html, markup } from './letter-parts.server.ts';
import type { MessageKind } from './kinds.ts';

/** What a message is made of, from top to bottom. */
export type Part =
  /** Comes first; left out of the preview that a mailbox shows next to the subject. */
  | { greeting: string }
  | { paragraph: string }
  /** A less important sentence. */
  | { note: string }
  | { facts: Fact[] }
  | { plate: string }
  | { button: string; link: string }
  | { code: string }
  /** A person's own words, unchanged. */
  | { quote: string };

export type Letter = {
  kind: MessageKind;
  subject: string;
  heading: string;
  parts: Part[];
  /** Why the reader gets this message. */
  because: string;
  /** Where reminders can be stopped without signing in. */
  stopLink?: string | undefined;
};

export type Mail = { kind: MessageKind; subject: string; text: string; html: string };

const sender = `${shortAddress} · ${business.phone} · ${business.email}`;

/**
 * Writes a message in the site's look, as HTML and as text with the same words.
 * @returns what `queueMessage` stores
 */
export function writeLetter(letter: Letter): Mail {
  const subject = oneLine(letter.subject);
  return { kind: letter.kind, subject, text: asText(letter), html: asHtml({ ...letter, subject }) };
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

function asText({ heading, parts, because, stopLink }: Letter): string {
  const footer = [
    because,
    ...(stopLink ? [`Stop these reminders (no need to sign in): ${stopLink}`] : []),
    sender,
  ];
  return `${[heading, ...parts.map(partAsText)].join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

function partAsText(part: Part): string {
  if ('greeting' in part) return part.greeting;
  if ('paragraph' in part) return part.paragraph;
  if ('note' in part) return part.note;
  // A name with line breaks must not add facts or buttons of its own.
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  if ('plate' in part) return part.plate;
  if ('button' in part) return `${part.button}: ${part.link}`;
  if ('code' in part) return part.code;
  return part.quote.replaceAll(/^/gm, '> ');
}

function asHtml({ subject, heading, parts, because, stopLink }: Letter): string {
  return page({
    subject,
    preview: previewOf(parts) ?? heading,
    heading,
    body: parts.map(partAsHtml),
    because,
    sender,
    stopLink,
  });
}

/** The first sentences with content, for the preview that a mailbox shows next to the subject. */
function previewOf(parts: Part[]): string | undefined {
  for (const part of parts) {
    if ('paragraph' in part) return part.paragraph;
    if ('quote' in part) return part.quote.slice(0, 150);
  }
  return undefined;
}

function partAsHtml(part: Part): Html {
  if ('greeting' in part) return markup.paragraph(part.greeting);
  if ('paragraph' in part) return markup.paragraph(part.paragraph);
  if ('note' in part) return markup.note(part.note);
  if ('facts' in part) return markup.facts(part.facts);
  if ('plate' in part) return markup.plate(part.plate);
  if ('button' in part) return markup.button(part.button, part.link);
  if ('code' in part) return markup.code(part.code);
  return markup.quote(part.quote);
}
