import { Hono } from 'hono';
import type { ProfileRow } from '../../db/tables.ts';
import { notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { checkJson } from '../../server/check.ts';
import { limitByAccount } from '../../server/limits.ts';
import { nextVersion } from '../../server/transaction.ts';
import { write } from '../../server/write.ts';
import { accountById, fullNameOf } from '../auth/accounts.server.ts';
import { requireUser } from '../auth/guards.server.ts';
import { indexClient } from '../search/terms.server.ts';
import { createProfile, findProfile } from './data.server.ts';
import { profileSchema } from './schema.ts';

/** Leaves out staff's notes about the client, who finds them in the copy of their data (`features/privacy`). */
function withoutNotes({ staff_notes: _, ...own }: ProfileRow) {
  return own;
}

/** Limits, because the response to each is stored for retries. */
const making = { name: 'profile', max: 200, seconds: 86_400 };
const changes = { name: 'profile-change', max: 200, seconds: 86_400 };

/** The caller's own profile. */
export const profile = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', async (c) => {
    const own = await findProfile(c.var.garage.db, c.var.user.userId);
    if (!own) throw notFound('profile');
    return c.json(withoutNotes(own));
  })
  .post('/', limitByAccount(making), async (c) => {
    const { userId } = c.var.user;
    const own = await write(c, async ({ db, changed }) => {
      const user = await accountById(db, userId);
      const person = { userId, email: user.email, fullName: fullNameOf(user) };
      const made = await createProfile(db, person, c.var.garage.clock());
      changed({ topic: 'clients', profileId: made.id });
      return made;
    });
    return c.json(withoutNotes(own), 201);
  })
  .patch('/', limitByAccount(changes), checkJson(profileSchema), async (c) => {
    const { userId } = c.var.user;
    const own = await write(c, async ({ db, changed }) => {
      const after = await db
        .updateTable('profiles')
        .set({ ...c.req.valid('json'), ...nextVersion(c.var.garage.clock()) })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      if (!after) throw notFound('profile');
      await indexClient(db, after.id);
      changed({ topic: 'clients', profileId: after.id });
      return after;
    });
    return c.json(withoutNotes(own));
  });
