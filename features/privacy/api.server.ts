import type { Context } from 'hono';
import { Hono } from 'hono';
import { callerSite } from '../../server/address.ts';
import { checkJson } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import { AppError, wrongField } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAccount } from '../../server/limits.ts';
import { write } from '../../server/write.ts';
import { canManageGarage, requireProfile, requireUser } from '../auth/guards.server.ts';
import { verifyPassword } from '../auth/passwords.server.ts';
import { isSessionActive, notSignedIn } from '../auth/sessions.server.ts';
import { everythingOfErased } from '../profiles/topics.ts';
import { collectPersonalData } from './collect.server.ts';
import { readableCopy } from './document.server.ts';
import { erasePerson } from './erase.server.ts';
import { eraseSchema } from './schema.ts';

/** A copy reads and writes out everything about a person at once, which takes as long as thousands of other answers. */
const limitCopies = limitByAccount({ name: 'copy', max: 50, seconds: 86_400 });

/** A person's rights over their own data. */
export const privacy = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', async (c) => c.json({ has_password: (await passwordHash(c)) !== null }))
  .get('/export', limitCopies, async (c) => {
    c.header('content-disposition', 'attachment; filename="my-data.json"');
    return c.json(await collect(c));
  })
  .get('/export/readable', limitCopies, async (c) => {
    c.header('content-disposition', 'attachment; filename="my-data.html"');
    return c.html(readableCopy(await collect(c), today(c.var.garage.clock())));
  })
  .post(
    '/erase',
    limitByAccount({ name: 'erase', max: 10, seconds: 900 }),
    checkJson(eraseSchema),
    async (c) => {
      const profileId = requireProfile(c.var.user);
      if (canManageGarage(c.var.user)) {
        throw new AppError('not_allowed', 'Staff accounts are closed by an administrator.');
      }
      await requireProof(c, c.req.valid('json'));
      await write(
        c,
        async ({ db, changed }) => {
          // Checking the password takes a while, and the owner may have ended this session in that time.
          if (!(await isSessionActive(db, c.var.user.userId, c.var.user.sessionId))) throw notSignedIn();
          await erasePerson(db, profileId, { id: null, now: c.var.garage.clock() });
          changed(...everythingOfErased(profileId));
        },
        { once: true },
      );
      return c.json({ erased: true });
    },
  );

function collect(c: Context<AppEnv>) {
  return collectPersonalData(c.var.garage.db, requireProfile(c.var.user));
}

async function passwordHash(c: Context<AppEnv>): Promise<string | null> {
  const { db } = c.var.garage;
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', c.var.user.userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** An open page on an unguarded desk must not be enough to delete an account. */
async function requireProof(
  c: Context<AppEnv>,
  given: { password?: string | undefined; email: string | null },
): Promise<void> {
  const hash = await passwordHash(c);
  if (hash === null) {
    if (given.email?.toLowerCase() !== c.var.user.email)
      throw wrongField('email', 'Please type the email address of this account.');
    return;
  }
  const { isCorrect } = await verifyPassword(given.password ?? '', hash, callerSite(c));
  if (!isCorrect) throw wrongField('password', 'This is not the password for this account.');
}
