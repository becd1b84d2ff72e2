import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import { isLoopback } from '../../server/address.ts';
import { notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { stateOf } from './log.server.ts';

/** Stored messages hold links that sign people in, so only this machine may read them, and never in production. */
const onlyInDevelopment = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.garage.env.production || !isLoopback(c)) throw notFound('page');
  await next();
});

/** Messages bring their own inline styles, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The messages that would have been sent, for trying the software out without a mail server. */
export const mailbox = new Hono<AppEnv>()
  .use(onlyInDevelopment)
  .get('/', async (c) => {
    const { db, env } = c.var.garage;
    const messages = await db
      .selectFrom('outbox')
      .select(['id', 'subject', 'to_email', 'created_at', 'sent_at', 'failed_at', 'withdrawn_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    const items = messages.map(
      (message) =>
        html`<li>
          <a href="/dev/mailbox/${message.id}">${message.subject}</a><br />
          to ${message.to_email}, <time>${message.created_at}</time>, ${stateOf(message)}
        </li>`,
    );
    const notice = env.smtpUrl
      ? html`<p>Messages from this development server, newest first. They are also sent through SMTP_URL.</p>`
      : html`<p>Messages from this development server, newest first. None are sent: SMTP_URL is not set.</p>`;
    const list =
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p>No messages yet.</p>`;
    c.header('content-security-policy', policy);
    return c.html(
      page(
        'Mailbox',
        html`<h1>Mailbox</h1>
          ${notice}${list}`,
      ),
    );
  })
  .get('/:id', async (c) => {
    const { db } = c.var.garage;
    const message = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst();
    if (!message) throw notFound('message');
    const ics =
      message.ics === null
        ? ''
        : html`<h2>appointment.ics</h2>
            <pre>${message.ics}</pre>`;
    c.header('content-security-policy', policy);
    return c.html(
      page(
        message.subject,
        html`<p><a href="/dev/mailbox">Mailbox</a></p>
          <h1>${message.subject}</h1>
          <p>To ${message.to_email}, ${stateOf(message)}</p>
          <hr />
          ${raw(message.html)}
          <hr />
          <h2>Plain text</h2>
          <pre>${message.text}</pre>
          ${ics}`,
      ),
    );
  });

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body style="font:16px/1.5 Arial,sans-serif">
        ${body}
      </body>
    </html>`;
}
