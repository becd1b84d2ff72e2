import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { checkJson, checkQuery } from '../../server/check.ts';
import { notFound } from '../../server/errors.ts';
import { type Write, write } from '../../server/write.ts';
import { recordAct } from '../audit/data.server.ts';
import { isUuid } from '../auth/bearer.server.ts';
import { refuseFormerAdmin, requireAdmin } from '../auth/guards.server.ts';
import { endSessions } from '../auth/sessions.server.ts';
import { removeSecondStep } from '../auth/step-up.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { changeDisabled, changeUserType, findPerson, type Person } from './data.server.ts';
import { listPeople } from './list.server.ts';
import { peopleQuery, type PersonChange, personChangeSchema } from './schema.ts';

/** Everybody with an account, for administrators. Every change is on record. */
export const adminPeople = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', checkQuery(peopleQuery), async (c) =>
    c.json(await listPeople(c.var.garage.db, c.req.valid('query'), c.var.garage.clock())),
  )
  .patch('/:id', checkJson(personChangeSchema), async (c) =>
    c.json(
      await act(
        c,
        'account.changed',
        summaryOf(c.req.valid('json')),
        (db, id) => change(c, db, id, c.req.valid('json')),
        c.req.valid('json'),
      ),
    ),
  )
  .delete('/:id/sessions', async (c) =>
    c.json(await act(c, 'account.signed-out', 'Ended the sessions of an account', endSessions)),
  )
  .delete('/:id/second-step', async (c) =>
    c.json(
      await act(
        c,
        'account.second-step-removed',
        'Removed two-step verification from an account',
        removeSecondStep,
      ),
    ),
  );

/** Does something to a person and puts it on record. @returns the person afterwards */
async function act(
  c: Context<AppEnv, '/:id'>,
  action: `account.${string}`,
  summary: string,
  work: (db: Write['db'], id: string) => Promise<void>,
  details: Record<string, unknown> = {},
): Promise<Person> {
  const id = c.req.param('id');
  if (!isUuid(id)) throw notFound('person');
  const now = c.var.garage.clock();
  return write(c, async ({ db, changed }) => {
    await refuseFormerAdmin(db, c.var.user);
    await findPerson(db, id, now);
    await work(db, id);
    await recordAct(db, { id: c.var.user.profileId, now }, { action, subjectId: id, summary, details });
    // Who is a colleague, and whose work it is.
    changed({ topic: 'access' }, { topic: 'clients' }, { topic: 'appointments' }, { topic: 'enquiries' });
    return findPerson(db, id, now);
  });
}

const kinds = { client: 'a client', employee: 'an employee', admin: 'an administrator' };

/** `Made somebody an employee, disabled an account` */
function summaryOf({ user_type: userType, disabled }: PersonChange): string {
  const done = [
    userType !== undefined && `made somebody ${kinds[userType]}`,
    disabled !== undefined && `${disabled ? 'disabled' : 'enabled'} an account`,
  ].filter((words) => words !== false);
  const words = done.join(', ') || 'changed nothing about an account';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function change(
  c: Context<AppEnv>,
  db: Write['db'],
  id: string,
  { user_type: userType, disabled }: PersonChange,
): Promise<void> {
  if (userType !== undefined) await changeUserType(db, id, userType, actorOf(c));
  if (disabled !== undefined) await changeDisabled(db, id, disabled, actorOf(c));
}
