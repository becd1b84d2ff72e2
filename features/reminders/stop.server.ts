import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { readSignedName } from '../../server/signed-names.ts';
import { holdRow, transact } from '../../server/transaction.ts';
import { whoTheyAre } from '../profiles/data.server.ts';
import { agreedAt, stopReminders } from './consent.server.ts';
import { stopPage, stopPolicy } from './stop-page.server.ts';

/**
 * Stops reminders without signing in. Opening the link changes nothing, because mail scanners open links;
 * the page's button does, and so does the mail program's own (RFC 8058), which sends the same POST.
 */
export const stop = new Hono<AppEnv>()
  .get('/:name', async (c) => {
    const { garage } = c.var;
    const named = readSignedName(garage, 'stop', c.req.param('name'));
    if (!named) return show(c, 'unknown');
    const since = await agreedAt(garage.db, await whoTheyAre(garage.db, named));
    return show(c, since ? 'ask' : 'stopped');
  })
  .post('/:name', async (c) => {
    const { garage } = c.var;
    const named = readSignedName(garage, 'stop', c.req.param('name'));
    if (!named) return show(c, 'unknown');
    const profileId = await transact(garage.db, async (trx) => {
      // An administrator may be merging this entry into another at this moment.
      await holdRow(trx, 'profiles', named);
      const id = await whoTheyAre(trx, named);
      await stopReminders(trx, id, garage.clock());
      return id;
    });
    garage.live.publish([{ topic: 'reminders', profileId }]);
    return show(c, 'stopped');
  });

function show(c: Context<AppEnv>, what: Parameters<typeof stopPage>[0]) {
  c.header('content-security-policy', stopPolicy);
  return c.html(stopPage(what), what === 'unknown' ? 404 : 200);
}
