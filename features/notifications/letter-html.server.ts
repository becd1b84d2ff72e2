import { html } from 'hono/html';
import { business } from '../../business.ts';
import { look, table } from './letter-look.server.ts';
import { breaks, callable, type Html } from './letter-parts.server.ts';

const { ink, navy, plate, paper, mist, line, muted, blue, sans, display } = look;

type Page = {
  subject: string;
  preview: string;
  heading: string;
  body: Html[];
  because: string;
  sender: string;
  stopLink: string | undefined;
};

/**
 * The whole message, as HTML that real mail programs show alike: tables for layout, no images, no scripts, nothing
 * fetched from anywhere. Outlook supports neither max-width nor padding on links, so cells set widths and padding.
 */
export function page({ subject, preview, heading, body, because, sender, stopLink }: Page): string {
  const small = `${sans};font-size:13px;line-height:20px;color:${muted}`;
  const stop = stopLink
    ? html`<p style="margin:0 0 8px;${small}">
        <a href="${stopLink}" style="color:${blue}">Stop these reminders</a> (no need to sign in).
      </p>`
    : '';
  return written(
    html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <meta name="supported-color-schemes" content="light" />
          <meta name="format-detection" content="telephone=no, date=no, address=no" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:0;background:${mist}">
          <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
          <table ${table} width="100%" style="background:${mist}" bgcolor="${mist}">
            <tr>
              <td align="center" style="padding:24px 8px">
                <table
                  ${table}
                  width="600"
                  style="width:100%;max-width:600px;background:${paper};border:1px solid ${line}"
                  bgcolor="${paper}"
                >
                  <tr>
                    <td style="padding:20px 24px;background:${navy}" bgcolor="${navy}">${letterhead()}</td>
                  </tr>
                  <tr>
                    <td style="padding:28px 24px 8px">
                      <table ${table} width="100%">
                        <tr>
                          <td style="padding:0 0 20px">
                            <h1
                              style="margin:0;${display};font-size:26px;line-height:32px;font-weight:bold;color:${ink};${breaks}"
                            >
                              ${heading}
                            </h1>
                          </td>
                        </tr>
                        ${body}
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:16px 24px;border-top:1px solid ${line}">
                      <p style="margin:0 0 8px;${small}">${because}</p>
                      ${stop}
                      <p style="margin:0;${small}">${callable(sender)}</p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

/** A message contains nothing asynchronous, so its markup is ready at once. */
function written(content: Html): string {
  if (content instanceof Promise) throw new TypeError('A message is written without waiting.');
  return unbroken(content.toString());
}

/** The plate mark and the name, as on the site. */
function letterhead(): Html {
  return html`<table ${table}>
    <tr>
      <td
        width="12"
        height="24"
        style="width:12px;height:24px;border:2px solid ${paper};border-radius:3px;background:${plate};font-size:0;line-height:0"
        bgcolor="${plate}"
      >
        &nbsp;
      </td>
      <td
        style="padding-left:12px;${display};font-size:20px;line-height:24px;font-weight:bold;color:${paper};white-space:nowrap"
      >
        ${business.name}
      </td>
    </tr>
  </table>`;
}

/** Phone numbers, the postcode and the hours stay on one line. */
function unbroken(document: string): string {
  const { phone, emergencyPhone, address, hoursText } = business;
  return [phone, emergencyPhone, address.postcode, hoursText].reduce(
    // Lines break at hyphens as they do at spaces.
    (words, each) => words.replaceAll(each, each.replaceAll(' ', '&nbsp;').replaceAll('-', '&#8209;')),
    document,
  );
}
