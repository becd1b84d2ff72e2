import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { checkJson, checkQuery } from '../../server/check.ts';
import { lockRow } from '../../server/transaction.ts';
import { write } from '../../server/write.ts';
import { refuseFormerAdmin, requireAdmin } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { changePerson, type AccountAction, removePersonsSecondStep, signPersonOut } from './acts.server.ts';
import { findPerson, type Person } from './data.server.ts';
import { listPeople } from './list.server.ts';
import { peopleQuery, personChangeSchema } from './schema.ts';

/** Everyone with an account, for administrators. Every change is put on record. */
export const adminPeople = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', checkQuery(peopleQuery), async (c) =>
    c.json(await listPeople(c.var.garage.db, c.req.valid('query'), c.var.garage.clock())),
  )
  .patch('/:id', checkJson(personChangeSchema), async (c) =>
    c.json(await act(c, changePerson(c.req.valid('json')))),
  )
  .delete('/:id/sessions', async (c) => c.json(await act(c, signPersonOut)))
  .delete('/:id/second-step', async (c) => c.json(await act(c, removePersonsSecondStep)));

/** Does something to a person. @returns the person afterwards */
async function act(c: Context<AppEnv, '/:id'>, work: AccountAction): Promise<Person> {
  const id = c.req.param('id');
  const by = actorOf(c);
  return write(c, async ({ db, changed }) => {
    await refuseFormerAdmin(db, c.var.user);
    // Waits for anyone who is just erasing them; the account is then gone, and nothing of this is stored.
    await lockRow(db, 'users', id);
    await work(db, id, by);
    // This may change who is a colleague, and whose work is whose.
    changed({ topic: 'access' }, { topic: 'clients' }, { topic: 'appointments' }, { topic: 'enquiries' });
    return findPerson(db, id, by.now);
  });
}
