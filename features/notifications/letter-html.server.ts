import { html, raw } from 'hono/html';
import { business, phoneLink } from '../../business.ts';
import { colour } from './tokens.server.ts';

export type Html = ReturnType<typeof html>;

/**
 * HTML that real mail programs show alike: tables for layout, every style inline, no image, no script,
 * nothing fetched from anywhere. Outlook knows neither max-width nor padding on links, so widths and
 * padding sit on table cells.
 */
const [ink, navy, plate, paper, mist, line, muted, blue, onNavyMuted] = [
  'ink', 'navy', 'plate', 'paper', 'mist', 'line', 'muted', 'blue', 'on-navy-muted',
].map(colour);
const sans = "font-family:'Atkinson Hyperlegible Next',Arial,Helvetica,sans-serif";
const display = "font-family:Archivo,'Arial Narrow',Arial,Helvetica,sans-serif";
const mono = "font-family:'Atkinson Hyperlegible Mono',Consolas,'Courier New',monospace";
const text = `${sans};font-size:16px;line-height:26px;color:${ink}`;
const table = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** The parts of a message, each a row of the body's table. */
export const markup = {
  paragraph: (words: string) => row(html`<p style="margin:0;${text}">${words}</p>`),
  note: (words: string) => row(html`<p style="margin:0;${sans};font-size:14px;line-height:22px;color:${muted}">${words}</p>`),
  facts: (facts: [string, string][]) =>
    row(html`<table ${table} width="100%" style="border-top:1px solid ${line}">${facts.map(fact)}</table>`),
  plate: (registration: string) =>
    row(
      html`<table ${table}><tr><td style="padding:4px 12px;border:2px solid ${ink};border-radius:3px;background:${plate};${mono};font-size:20px;line-height:28px;font-weight:bold;letter-spacing:1px;color:${ink}">${registration}</td></tr></table>`,
    ),
  button: (label: string, link: string) =>
    row(
      html`<table ${table}><tr><td style="border:2px solid ${ink};border-radius:6px;background:${plate}" bgcolor="${plate}"><a href="${link}" style="display:inline-block;padding:12px 24px;${sans};font-size:17px;line-height:24px;font-weight:bold;color:${ink};text-decoration:none">${label}</a></td></tr></table>`,
    ),
  code: (code: string) =>
    row(
      html`<table ${table}><tr><td style="padding:8px 20px;border:1px solid ${line};background:${mist};${mono};font-size:28px;line-height:36px;font-weight:bold;letter-spacing:6px;color:${ink}">${code}</td></tr></table>`,
    ),
  quote: (words: string) =>
    row(
      html`<table ${table} width="100%"><tr><td style="padding:12px 16px;border-left:4px solid ${blue};background:${mist};${text};white-space:pre-wrap;word-break:break-word">${words}</td></tr></table>`,
    ),
};

function row(content: Html): Html {
  return html`<tr><td style="padding:0 0 20px">${content}</td></tr>`;
}

function fact([label, value]: [string, string]): Html {
  const cell = `padding:9px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return html`<tr>
    <td width="104" style="${cell};${sans};font-size:14px;line-height:22px;color:${muted}">${label}</td>
    <td style="${cell};padding-left:12px;${sans};font-size:16px;line-height:22px;color:${ink};word-break:break-word">${value}</td>
  </tr>`;
}

type Page = { subject: string; preview: string; heading: string; body: Html[]; because: string; sender: string; stopLink: string | undefined };

/** The whole message. */
export function page({ subject, preview, heading, body, because, sender, stopLink }: Page): string {
  const small = `${sans};font-size:13px;line-height:20px;color:${muted}`;
  const stop = stopLink
    ? html`<p style="margin:0 0 8px;${small}"><a href="${stopLink}" style="color:${blue}">Stop these reminders</a>: one click, no need to sign in.</p>`
    : '';
  return written(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${mist}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} width="100%" style="background:${mist}" bgcolor="${mist}"><tr><td align="center" style="padding:24px 8px">
<table ${table} width="600" style="width:100%;max-width:600px;background:${paper};border:1px solid ${line}" bgcolor="${paper}">
<tr><td style="padding:20px 24px;background:${navy}" bgcolor="${navy}">${letterhead()}</td></tr>
<tr><td style="padding:28px 24px 8px"><table ${table} width="100%">
<tr><td style="padding:0 0 20px"><h1 style="margin:0;${display};font-size:26px;line-height:32px;font-weight:bold;color:${ink}">${heading}</h1></td></tr>
${body}
</table></td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${line}">
<p style="margin:0 0 8px;${small}">${because}</p>
${stop}<p style="margin:0;${small}">${sender}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`);
}

/** Nothing in a message is waited for, so its markup is there at once. */
function written(content: Html): string {
  if (content instanceof Promise) throw new TypeError('A message is written without waiting.');
  return content.toString();
}

/** The plate mark, the name and the phone number, as on the site. */
function letterhead(): Html {
  return html`<table ${table} width="100%"><tr>
    <td width="12" style="width:12px;height:24px;border:2px solid ${paper};border-radius:3px;background:${plate};font-size:0;line-height:0" bgcolor="${plate}">&nbsp;</td>
    <td style="padding-left:12px;${display};font-size:20px;line-height:28px;font-weight:bold;color:${paper}">${business.name}</td>
    <td align="right" style="${mono};font-size:14px;line-height:28px;white-space:nowrap"><a href="${phoneLink(business.phone)}" style="color:${onNavyMuted};text-decoration:none">${business.phone}</a></td>
  </tr></table>`;
}
