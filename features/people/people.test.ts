import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeEnquiry, makeProfile } from '../../db/factories.ts';
import { stamp } from '../../server/clock.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { makePerson, password, type Person, signIn } from '../../tests/people.ts';
import { recordChanges, engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { newClient } from '../../tests/auth.ts';
import { addDays } from '../appointments/calendar.ts';
import { createAccount } from '../auth/accounts.server.ts';
import type { Status } from '../appointments/statuses.ts';
import { refuseFormerAdmin } from '../auth/guards.server.ts';
import { signedInBy } from '../auth/sessions.server.ts';
import { erasePerson } from '../privacy/erase.server.ts';
import { requireColleague } from '../profiles/colleagues.server.ts';
import { changeUserType, type Person as Row } from './data.server.ts';

describe.each(engines)('administering people on %s', (engine) => {
  let garage: TestGarage;
  let admin: Person;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    admin = await makePerson(garage, 'admin');
  });
  afterAll(() => garage.stop());

  const acts = (id: string) =>
    garage.garage.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'summary', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  test('is for administrators only', async () => {
    for (const userType of ['client', 'employee'] as const) {
      const other = await makePerson(garage, userType);
      expect((await other.get('/api/admin/people')).status).toBe(403);
      expect((await other.patch(`/api/admin/people/${other.userId}`, { user_type: 'admin' })).status).toBe(
        403,
      );
    }
  });

  test('lists and finds people', async () => {
    const found = await makePerson(garage, 'client', { fullName: 'Zed_100% Quick' });
    // An app that was never confirmed does not count as a second step.
    await found.post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Begun' });
    const { body } = await admin.get<{ rows: Row[] }>('/api/admin/people?q=zed_100%25');
    expect(body.rows).toMatchObject([
      { user_id: found.userId, user_type: 'client', sessions: 1, disabled: false, has_second_step: false },
    ]);
    const staff = await admin.get<{ rows: Row[] }>('/api/admin/people?user_type=admin');
    expect(staff.body.rows.map((row) => row.user_id)).toEqual([admin.userId]);
    // The entry of a colleague whose account is gone must not hide anyone.
    await makeProfile(garage.garage.db, { user_type: 'employee', full_name: 'Long Gone' });
    const clients = await admin.get<{ rows: Row[] }>('/api/admin/people?user_type=client');
    const ids = clients.body.rows.map((row) => row.user_id);
    expect(ids, 'newest first').toEqual(ids.toSorted().toReversed());
    expect(new Set(clients.body.rows.map((row) => row.user_type))).toEqual(new Set(['client']));
  });

  test('finds colleagues by any part of their name, whatever its accents and case', async () => {
    const colleague = await makePerson(garage, 'employee', { fullName: 'Élodie O’Brien' });
    await makePerson(garage, 'employee', { fullName: 'Abe Last' });
    const colleagues = await admin.get<{ rows: { full_name: string }[] }>('/api/staff/colleagues');
    const names = colleagues.body.rows.map(({ full_name: name }) => name);
    expect(names, 'by name').toEqual(names.toSorted());
    for (const q of [
      'Élodie',
      'élodie',
      'elodie',
      'LODIE',
      "o'brien",
      'die o',
      colleague.email.slice(2, 14),
      colleague.email.slice(2, 14).toUpperCase(),
    ]) {
      const { body } = await admin.get<{ rows: Row[] }>(`/api/admin/people?q=${encodeURIComponent(q)}`);
      expect(
        body.rows.map((row) => row.user_id),
        q,
      ).toContain(colleague.userId);
    }
    const { body } = await admin.get<{ rows: Row[] }>('/api/admin/people?q=%25');
    expect(body.rows).toEqual([]);
  });

  test('finds an account without a profile by the beginning of its address, and says when there are too many', async () => {
    const { db, clock } = garage.garage;
    const make = (email: string, fullName: string | null = null) =>
      createAccount(db, { email, passwordHash: null, confirmed: false, fullName }, clock());
    const found = async (q: string) =>
      (await admin.get<{ rows: Row[]; too_many: boolean }>(`/api/admin/people?q=${q}`)).body;
    await make('nobody-else@example.com');
    const { id } = await make('only-one@example.com', 'Ada Kerr');
    expect(await found('ONLY-one@')).toMatchObject({
      // The name from sign-up; once they have a profile, the name comes from there.
      rows: [{ user_id: id, full_name: 'Ada Kerr' }],
      too_many: false,
    });
    expect((await found('only-one@&user_type=client')).rows, 'as a client').toMatchObject([{ user_id: id }]);
    const promoted = await admin.patch(`/api/admin/people/${id}`, { user_type: 'employee' });
    expect(promoted.body, 'who now has a profile').toMatchObject({
      user_type: 'employee',
      full_name: 'Ada Kerr',
    });
    for (let count = 0; count <= 50; count += 1) {
      await make(`many-${count}@example.com`);
      await makeProfile(db, { full_name: 'Common Name' });
    }
    for (const q of ['many-', 'Common']) expect((await found(q)).too_many, q).toBe(true);
  });

  test('promotes and demotes with effect from the next request, and on record', async () => {
    const person = await makePerson(garage);
    expect((await person.get('/api/staff/appointments')).status).toBe(403);
    const { version } = person.profile;
    const asClient = async () =>
      (await admin.get<{ rows: object[] }>(`/api/staff/clients?q=${person.email}`)).body.rows.length;
    const promoted = await admin.patch<Row>(`/api/admin/people/${person.userId}`, { user_type: 'employee' });
    expect(promoted).toMatchObject({ status: 200, body: { user_type: 'employee' } });
    expect((await person.get('/api/staff/appointments')).status).toBe(200);
    expect(await asClient(), 'a colleague is not a client').toBe(0);
    await admin.patch(`/api/admin/people/${person.userId}`, { user_type: 'client' });
    expect(await asClient()).toBe(1);
    expect((await person.get('/api/staff/appointments')).status).toBe(403);
    expect((await person.get<{ version: number }>('/api/profile')).body.version).toBe(version + 2);
    expect(await acts(person.userId)).toMatchObject([
      {
        action: 'account.changed',
        actor_id: admin.profile.id,
        summary: 'Made somebody an employee',
        details: '{"user_type":"employee"}',
      },
      {
        action: 'account.changed',
        summary: 'Made somebody a client',
        details: '{"user_type":"client"}',
      },
    ]);
    const log = await admin.get<{ rows: object[] }>(`/api/staff/audit?subject_id=${person.userId}`);
    const whose = { account_email: person.email };
    expect(log.body.rows, 'the person’s address').toMatchObject([whose, whose]);
    const file = await admin.file(`/api/staff/audit/csv?subject_id=${person.userId}`);
    expect(await file.text(), 'in the file too').toContain(`,${person.userId},${person.email}\r\n`);
  });

  test('disables an account at once, and enables it again', async () => {
    const person = await makePerson(garage);
    const change = { user_type: 'client', disabled: true };
    expect((await admin.patch(`/api/admin/people/${person.userId}`, change)).body).toMatchObject({
      disabled: true,
      sessions: 0,
    });
    expect((await person.get('/api/profile')).status).toBe(401);
    const client = newClient(garage);
    expect((await client.signInWithPassword({ email: person.email, password })).error).toMatchObject({
      code: 'user_banned',
    });
    await admin.patch(`/api/admin/people/${person.userId}`, { disabled: false });
    expect((await client.signInWithPassword({ email: person.email, password })).error).toBeNull();
    expect(await acts(person.userId)).toMatchObject([
      { action: 'account.changed', summary: 'Made somebody a client, disabled an account' },
      { action: 'account.changed', summary: 'Enabled an account' },
    ]);
  });

  let days = 0;
  test.each([{ disabled: true }, { user_type: 'client' }])(
    'unassigns the open work of a colleague who leaves, and puts that on record: %o',
    async (change) => {
      const { db } = garage.garage;
      const leaving = await makePerson(garage, 'employee');
      const staying = await makePerson(garage, 'employee');
      const client = await makePerson(garage);
      const given = async (assigned_to: string, status: Status) =>
        (
          await makeAppointment(db, {
            client_id: client.profile.id,
            appointment_date: addDays('2026-06-09', days++),
            assigned_to,
            status,
          })
        ).id;
      const open = [
        await given(leaving.profile.id, 'scheduled'),
        await given(leaving.profile.id, 'in_progress'),
      ];
      const kept = [
        await given(leaving.profile.id, 'completed'),
        await given(staying.profile.id, 'confirmed'),
      ];
      const asked = await makeEnquiry(db, { assigned_to: leaving.profile.id, status: 'in_progress' });
      const answered = await makeEnquiry(db, { assigned_to: leaving.profile.id, status: 'resolved' });
      await makeEnquiry(db, { assigned_to: staying.profile.id, is_suspected_spam: 1 });
      const before = await admin.get<{ rows: Row[] }>(`/api/admin/people?q=${leaving.email}`);
      expect(before.body.rows).toMatchObject([{ open_appointments: 2, open_enquiries: 1 }]);

      const promoted = await admin.patch(`/api/admin/people/${staying.userId}`, { user_type: 'admin' });
      await admin.patch(`/api/admin/people/${staying.userId}`, { user_type: 'employee' });
      expect(promoted.body, 'spam is not work').toMatchObject({ open_appointments: 1, open_enquiries: 0 });
      const told = recordChanges(garage);
      const after = await admin.patch(`/api/admin/people/${leaving.userId}`, change);
      expect(told.map(({ topic }) => topic)).toEqual(['access', 'clients', 'appointments', 'enquiries']);

      expect(after).toMatchObject({ status: 200, body: { open_appointments: 0, open_enquiries: 0 } });
      const holders = async (table: 'appointments' | 'contact_submissions', ids: string[]) => {
        const rows = await db
          .selectFrom(table)
          .select(['id', 'assigned_to'])
          .where('id', 'in', ids)
          .execute();
        return ids.map((id) => rows.find((row) => row.id === id)?.assigned_to);
      };
      expect(await holders('appointments', open)).toEqual([null, null]);
      expect(await holders('appointments', kept)).toEqual([leaving.profile.id, staying.profile.id]);
      expect(await holders('contact_submissions', [asked.id, answered.id])).toEqual([
        null,
        leaving.profile.id,
      ]);
      for (const id of open) {
        expect(await acts(id)).toMatchObject([{ action: 'appointment.edited', actor_id: admin.profile.id }]);
      }
      expect(await acts(asked.id)).toMatchObject([{ summary: 'Unassigned an enquiry' }]);
      const stored = (table: 'appointments' | 'contact_submissions', ids: string[]) =>
        db.selectFrom(table).select(['version', 'updated_at']).where('id', 'in', ids).execute();
      const now = { version: 2, updated_at: stamp(garage.garage.clock()) };
      expect(await stored('contact_submissions', [asked.id]), 'anyone with it open is told').toEqual([now]);
      expect(await stored('appointments', open)).toEqual([now, now]);
      const reopen = (change: object) =>
        admin.patch(`/api/staff/enquiries/${answered.id}`, { status: 'in_progress', ...change });
      const reopened = await reopen({ assigned_to: admin.profile.id });
      expect(reopened.body).toMatchObject({ assignee: { id: admin.profile.id } });
      const back = { status: 'resolved' as const, assigned_to: leaving.profile.id };
      await db.updateTable('contact_submissions').set(back).where('id', '=', answered.id).execute();
      const alone = await reopen({});
      expect(alone.body, 'or it would wait for someone who has left').toMatchObject({ assignee: null });
    },
  );

  test.runIf(engine === 'postgres')('unassigns even work that is just being given to them', async () => {
    const { db } = garage.garage;
    const leaving = await makePerson(garage, 'employee');
    const given = await makeEnquiry(db);
    const trx = await openTransaction(db);
    await requireColleague(trx, leaving.profile.id);
    const change = { assigned_to: leaving.profile.id };
    await trx.updateTable('contact_submissions').set(change).where('id', '=', given.id).execute();
    const leaver = db.selectFrom('profiles').select('id').where('id', '=', leaving.profile.id);
    expect(await leaver.forShare().noWait().execute(), 'others assigning work do not wait').toHaveLength(1);
    const begun = admin.patch(`/api/admin/people/${leaving.userId}`, { disabled: true });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).body).toMatchObject({ disabled: true, open_enquiries: 0 });
  });

  test('ends sessions', async () => {
    const person = await makePerson(garage);
    expect((await admin.delete(`/api/admin/people/${person.userId}/sessions`)).body).toMatchObject({
      sessions: 0,
    });
    expect((await person.get('/api/profile')).status).toBe(401);
    expect(await acts(person.userId)).toMatchObject([
      { action: 'account.signed-out', summary: 'Ended all sessions of an account' },
    ]);
  });

  test('never leaves the garage without an administrator, even when two demote each other at once', async () => {
    for (const change of [{ user_type: 'client' }, { user_type: 'employee' }, { disabled: true }]) {
      const refused = await admin.patch(`/api/admin/people/${admin.userId}`, change);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    }
    const enabled = await admin.patch(`/api/admin/people/${admin.userId}`, { disabled: false });
    expect(enabled.status, 'already enabled').toBe(200);
    const second = await makePerson(garage, 'admin');
    for (const user_type of ['employee', 'admin']) {
      const changed = await second.patch(`/api/admin/people/${admin.userId}`, { user_type });
      expect(changed.status, 'one of two administrators').toBe(200);
    }
    const disable = (disabled: boolean) => admin.patch(`/api/admin/people/${second.userId}`, { disabled });
    await disable(true);
    const last = await admin.patch(`/api/admin/people/${admin.userId}`, { user_type: 'client' });
    expect(last.status, 'a disabled administrator does not count').toBe(409);
    await disable(false);
    const confirm = (at: string | null) =>
      garage.garage.db
        .updateTable('users')
        .set({ email_confirmed_at: at })
        .where('id', '=', second.userId)
        .execute();
    await confirm(null);
    const before = await admin.patch(`/api/admin/people/${admin.userId}`, { user_type: 'client' });
    expect(before.status, 'an unconfirmed administrator cannot sign in').toBe(409);
    await confirm('2026-06-01T09:00:00.000Z');
    Object.assign(second, await signIn(garage, second.email));
    const answers = await Promise.all([
      admin.patch(`/api/admin/people/${second.userId}`, { user_type: 'client' }),
      second.patch(`/api/admin/people/${admin.userId}`, { user_type: 'client' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await garage.garage.db
      .selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('user_type', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(rows).toBe(1);
    await garage.garage.db
      .updateTable('profiles')
      .set({ user_type: 'admin' })
      .where('user_id', '=', admin.userId)
      .execute();
    await garage.garage.db
      .updateTable('profiles')
      .set({ user_type: 'client' })
      .where('user_id', '=', second.userId)
      .execute();
  });

  test.runIf(engine === 'postgres')(
    'keeps an administrator when one steps down while another is being demoted, who can no longer promote anyone',
    async () => {
      const { db, clock } = garage.garage;
      const demoted = await makePerson(garage, 'admin');
      const friend = await makePerson(garage);
      const trx = await openTransaction(db);
      await changeUserType(trx, demoted.userId, 'client', { id: null, now: clock() });
      const begun = [
        admin.patch(`/api/admin/people/${admin.userId}`, { user_type: 'client' }),
        demoted.patch(`/api/admin/people/${friend.userId}`, { user_type: 'admin' }),
      ];
      await untilWaiting(db, 2);
      await trx.commit().execute();
      expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([409, 403]);
    },
  );

  test.runIf(engine === 'postgres')('two administrators never wait for each other', async () => {
    const { db } = garage.garage;
    const second = await makePerson(garage, 'admin');
    const leaving = await makePerson(garage);
    const trx = await openTransaction(db);
    await refuseFormerAdmin(trx, await signedInBy(garage.garage, `Bearer ${second.token}`));
    const begun = admin.patch(`/api/admin/people/${leaving.userId}`, { disabled: true });
    await untilWaiting(db);
    const admins = trx.selectFrom('profiles').select('id').where('user_type', '=', 'admin');
    expect(await admins.forNoKeyUpdate().noWait().execute()).toHaveLength(2);
    await trx.commit().execute();
    expect((await begun).body).toMatchObject({ disabled: true });
    const client = { user_type: 'client' as const };
    await db.updateTable('profiles').set(client).where('user_id', '=', second.userId).execute();
  });

  test.runIf(engine === 'postgres')(
    'leaves no trace of an act on an account that is being erased at this moment',
    async () => {
      const { db, clock } = garage.garage;
      const leaving = await makePerson(garage);
      const trx = await openTransaction(db);
      await erasePerson(trx, leaving.profile.id, { id: null, now: clock() });
      const begun = admin.patch(`/api/admin/people/${leaving.userId}`, {});
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await begun).status).toBe(404);
      expect(await acts(leaving.userId)).toEqual([]);
    },
  );

  test('can require a second step of all staff, who can still reach their account', async () => {
    const { db } = garage.garage;
    const employee = await makePerson(garage, 'employee');
    const rule = { second_step_for_staff: true };
    expect(await admin.patch('/api/staff/settings', rule), 'an administrator without one').toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('lock yourself out') } },
    });
    expect((await employee.get('/api/staff/appointments')).status).toBe(200);
    const { body: app } = await admin.post<{ id: string; totp: { secret: string } }>('/auth/v1/factors', {
      factor_type: 'totp',
      friendly_name: 'Phone',
    });
    const path = `/auth/v1/factors/${app.id}`;
    const { body: challenge } = await admin.post<{ id: string }>(`${path}/challenge`);
    const timestamp = garage.garage.clock().epochMilliseconds;
    const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate({ timestamp });
    const answer = { challenge_id: challenge.id, code };
    const { body: session } = await admin.post<{ access_token: string }>(`${path}/verify`, answer);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await admin.patch('/api/staff/settings', rule, headers)).body).toMatchObject(rule);
    const needed = { status: 403, body: { error: { code: 'second_step_needed' } } };
    expect(await employee.get('/api/staff/appointments')).toMatchObject(needed);
    const colleague = await makePerson(garage, 'admin');
    expect(await colleague.get('/api/admin/people')).toMatchObject(needed);
    expect((await employee.get('/api/account/sessions')).status).toBe(200);
    await db.deleteFrom('settings').where('name', '=', 'second_step_for_staff').execute();
    await db.deleteFrom('factors').execute();
  });

  test('refuses unknown people and wrong values', async () => {
    expect((await admin.patch('/api/admin/people/nobody', { disabled: true })).status).toBe(404);
    expect((await admin.patch(`/api/admin/people/${crypto.randomUUID()}`, { disabled: true })).status).toBe(
      404,
    );
    expect((await admin.patch(`/api/admin/people/${admin.userId}`, { user_type: 'owner' })).status).toBe(422);
  });

  test('shows people their own sessions, and lets them end any of them', async () => {
    const person = await makePerson(garage);
    const other = newClient(garage);
    await other.signInWithPassword({ email: person.email, password });
    const { token: last } = await signIn(garage, person.email);
    const change = (token: string, to: { refreshed_at: string } | { expires_at: string }) =>
      garage.garage.db
        .updateTable('sessions')
        .set(to)
        .where('id', '=', String(decodeJwt(token)['session_id']))
        .execute();
    await change(person.token, { refreshed_at: '2026-06-08T08:59:00.000Z' });
    await change(last, { expires_at: '2026-06-08T09:00:00.000Z' });
    const { body } = await person.get<{ rows: { id: string; is_current: boolean }[] }>(
      '/api/account/sessions',
    );
    const open = body.rows.map((session) => session.is_current);
    expect(open, 'latest first, and none that has ended').toEqual([false, true]);
    const seen = await admin.get<{ rows: Row[] }>(`/api/admin/people?q=${person.email}`);
    expect(seen.body.rows).toMatchObject([{ sessions: 2 }]);
    const elsewhere = body.rows.find((session) => !session.is_current);
    expect((await admin.delete(`/api/account/sessions/${elsewhere?.id}`)).status).toBe(404);
    const told = recordChanges(garage);
    expect((await person.delete(`/api/account/sessions/${elsewhere?.id}`)).status).toBe(200);
    expect(told, 'its open pages lose live updates').toEqual([{ topic: 'access', userId: person.userId }]);
    expect((await other.getUser()).data.user).toBeNull();
  });
});
