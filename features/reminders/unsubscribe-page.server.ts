import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { business, phoneLink } from '../../business.ts';
import { colour } from '../../server/colours.ts';

const [ink, navy, plate, mist, paper, muted] = ['ink', 'navy', 'plate', 'mist', 'paper', 'muted'].map(colour);
const style = `
body{margin:0;background:${mist};color:${ink};font:17px/27px 'Atkinson Hyperlegible Next',Arial,sans-serif}
header{padding:20px 24px;background:${navy};color:${paper};font-weight:bold;font-size:20px}
main{max-width:36rem;margin:48px auto;padding:0 24px}
h1{font:bold 30px/36px Archivo,'Arial Narrow',Arial,sans-serif;margin:0 0 16px}
button{padding:12px 24px;border:2px solid ${ink};border-radius:6px;background:${plate};color:${ink};font:inherit;font-weight:bold;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid ${ink};outline-offset:3px}
a{color:inherit}p{margin:0 0 16px}small{color:${muted};font-size:14px}`;

/** In one piece, because its hash covers every space. */
const styleElement = raw(`<style>${style}</style>`);

/** The page's policy: nothing but its own style and its own form. */
export const stopPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const contents = {
  ask: {
    title: 'Stop reminders',
    body: html`<p>
        Do you want us to stop writing to you when an MOT or a service is due? You will still get messages
        about appointments that you book.
      </p>
      <form method="post">
        <p><button>Stop reminders</button></p>
      </form>`,
  },
  stopped: {
    title: 'Reminders are stopped',
    body: html`<p>You will get no more reminders from us, and any that were waiting have been cancelled.</p>
      <p>
        Changed your mind? <a href="/dashboard?tab=reminders">Turn them on again</a> when you are signed in.
      </p>`,
  },
  unknown: {
    title: 'This link does not work',
    body: html`<p>
      It may have been cut short by your email program. Please use the link in the message again, or call us
      on
      <a href="${phoneLink(business.phone)}">${business.phone}</a> and we will stop the reminders for you.
    </p>`,
  },
};

/**
 * A page that works without scripts: the question, the answer, or a broken link. Its address stops someone's
 * reminders, so no other site may learn it.
 */
export function unsubscribePage(what: keyof typeof contents) {
  const { title, body } = contents[what];
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} | ${business.name}</title>
        ${styleElement}
      </head>
      <body>
        <header>${business.name}</header>
        <main>
          <h1>${title}</h1>
          ${body}
          <p>
            <small><a href="/">Go to our website</a></small>
          </p>
        </main>
      </body>
    </html>`;
}
