import { html } from 'hono/html';
import { business, phoneLink } from '../../business.ts';
import { look, table } from './letter-look.server.ts';

export type Html = ReturnType<typeof html>;
/** `link`: the `tel:` link of a phone number. */
export type Fact = [label: string, value: string, link?: string | null];

const { ink, navy, paper, mist, line, muted, blue, sans, mono } = look;
/** Breaks an address or a title that is wider than a phone: otherwise it would widen the whole message. */
export const breaks = 'word-break:break-word';
const text = `${sans};font-size:16px;line-height:26px;color:${ink};${breaks}`;

const ownNumbers = new RegExp(`(${[business.phone, business.emergencyPhone].map(RegExp.escape).join('|')})`);

/**
 * Turns the garage's own numbers in a text into links. Mail programs are told not to look for numbers themselves,
 * because they mistake registrations and dates for phone numbers.
 */
export function callable(words: string): Html {
  const pieces = words.split(ownNumbers);
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? numberLink(piece, phoneLink(piece)) : piece))}`;
}

const numberLink = (words: string, href: string) =>
  html`<a href="${href}" style="color:${blue}">${words}</a>`;

/**
 * The parts of a message, each a row of the body's table. Unlike the site, none has dark text on yellow: mail programs
 * with a dark mode turn the text white and leave the yellow. A plate is the white front one.
 */
export const markup = {
  paragraph: (words: string) => row(html`<p style="margin:0;${text}">${callable(words)}</p>`),
  note: (words: string) =>
    row(
      html`<p style="margin:0;${sans};font-size:14px;line-height:22px;color:${muted}">${callable(words)}</p>`,
    ),
  facts: (facts: Fact[]) =>
    row(
      html`<table ${table} width="100%" style="border-top:1px solid ${line}">
        ${facts.map(fact)}
      </table>`,
    ),
  plate: (registration: string) =>
    row(
      html`<table ${table}>
        <tr>
          <td
            style="padding:4px 12px;border:2px solid ${ink};border-radius:3px;background:${paper};${mono};font-size:20px;line-height:28px;font-weight:bold;letter-spacing:1px;color:${ink}"
          >
            ${registration}
          </td>
        </tr>
      </table>`,
    ),
  button: (label: string, link: string) =>
    row(
      html`<table ${table}>
        <tr>
          <td style="border-radius:6px;background:${navy};mso-padding-alt:14px 26px" bgcolor="${navy}">
            <a
              href="${link}"
              style="display:inline-block;padding:14px 26px;${sans};font-size:17px;line-height:24px;font-weight:bold;color:${paper};text-decoration:none"
              >${label}</a
            >
          </td>
        </tr>
      </table>`,
    ),
  code: (code: string) =>
    row(
      html`<table ${table}>
        <tr>
          <td
            style="padding:8px 20px;border:1px solid ${line};background:${mist};${mono};font-size:28px;line-height:36px;font-weight:bold;letter-spacing:6px;color:${ink}"
          >
            ${code}
          </td>
        </tr>
      </table>`,
    ),
  quote: (words: string) =>
    row(
      html`<table ${table} width="100%">
        <tr>
          <td style="padding:12px 16px;border-left:4px solid ${blue};background:${mist};${text}">
            ${words.split('\n').map((line) => html`${line}<br />`)}
          </td>
        </tr>
      </table>`,
    ),
};

function row(content: Html): Html {
  return html`<tr>
    <td style="padding:0 0 20px">${content}</td>
  </tr>`;
}

function fact([label, value, link]: Fact): Html {
  const cell = `padding:9px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return html`<tr>
    <td width="104" style="${cell};${sans};font-size:14px;line-height:22px;color:${muted}">${label}</td>
    <td style="${cell};padding-left:12px;${sans};font-size:16px;line-height:22px;color:${ink};${breaks}">
      ${link ? numberLink(value, link) : value}
    </td>
  </tr>`;
}
