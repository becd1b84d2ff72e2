import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import { isLoopback } from '../../server/address.ts';
import { notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';

/** Stored messages hold links that sign people in, so only this machine may read them, and never in production. */
const onlyInDevelopment = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.garage.env.production || !isLoopback(c)) throw notFound('page');
  await next();
});

/** The messages that would have been sent, for trying the software out without a mail server. */
export const mailbox = new Hono<AppEnv>()
  .use(onlyInDevelopment)
  .get('/', async (c) => {
    const messages = await c.var.garage.db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(100).execute();
    const items = messages.map(
      (message) =>
        html`<li>
          <a href="/dev/mailbox/${message.id}">${message.subject}</a><br />
          to ${message.to_email}, <time>${message.created_at}</time>
        </li>`,
    );
    return c.html(
      page('Mailbox', html`<h1>Mailbox</h1>
        <p>Messages of this development server, newest first.</p>
        ${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>No messages yet.</p>`}`),
    );
  })
  .get('/:id', async (c) => {
    const message = await c.var.garage.db.selectFrom('outbox').selectAll().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!message) throw notFound('message');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'");
    return c.html(
      page(message.subject, html`<p><a href="/dev/mailbox">Mailbox</a></p>
        <h1>${message.subject}</h1>
        <p>To ${message.to_email}</p>
        <hr />${raw(message.html)}<hr />
        <pre>${message.text}</pre>`),
    );
  });

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
