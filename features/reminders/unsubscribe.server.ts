import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { readSignedToken } from '../../server/signed-tokens.ts';
import { lockRow, transact } from '../../server/transaction.ts';
import { resolveMergedClient } from '../profiles/data.server.ts';
import { agreedAt, stopReminders } from './consent.server.ts';
import { unsubscribePage, stopPolicy } from './unsubscribe-page.server.ts';

/**
 * Stops reminders without signing in. Opening the link changes nothing, because mail scanners open links;
 * the page's button does, and so does the mail program's own (RFC 8058), which sends the same POST.
 */
export const stop = new Hono<AppEnv>()
  .get('/:name', async (c) => {
    const { garage } = c.var;
    const named = readSignedToken(garage, 'stop', c.req.param('name'));
    if (!named) return show(c, 'unknown');
    const since = await agreedAt(garage.db, await resolveMergedClient(garage.db, named));
    return show(c, since ? 'ask' : 'stopped');
  })
  .post('/:name', async (c) => {
    const { garage } = c.var;
    const named = readSignedToken(garage, 'stop', c.req.param('name'));
    if (!named) return show(c, 'unknown');
    const profileId = await transact(garage.db, async (trx) => {
      // An administrator may be merging this entry into another at this moment.
      await lockRow(trx, 'profiles', named);
      const id = await resolveMergedClient(trx, named);
      await stopReminders(trx, id, garage.clock());
      return id;
    });
    garage.live.publish([{ topic: 'reminders', profileId }]);
    return show(c, 'stopped');
  });

function show(c: Context<AppEnv>, what: Parameters<typeof unsubscribePage>[0]) {
  c.header('content-security-policy', stopPolicy);
  return c.html(unsubscribePage(what), what === 'unknown' ? 404 : 200);
}
