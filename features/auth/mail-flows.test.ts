import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeEnquiry, makeProfile } from '../../db/factories.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';
import { call, makePerson, password } from '../../tests/people.ts';
import { recordChanges, engines, type TestGarage } from '../../tests/server.ts';
import { createAccount, findAccount } from './accounts.server.ts';
import { type CodeKind, issueCode, consumeLink, consumeTypedCode } from './codes.server.ts';
import { redeem } from './redeem.server.ts';
import { sendEmailChange } from './send.server.ts';
import {
  callAuth,
  type Client,
  countMails,
  lastMail,
  newClient,
  signedIn,
  somebody,
  startAuthGarage,
} from '../../tests/auth.ts';

const good = 'camshaft and lifters';
const other = 'pistons and rings';
const newAddress = () => `${crypto.randomUUID()}@example.com`;

describe.each(engines)('messages with links and codes on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine, { ADMIN_EMAIL: 'Boss@Garage.example' });
  });
  afterEach(() => garage.setTime(Temporal.Now.instant()));
  afterAll(() => garage.stop());

  const eventsOf = (client: Client) => {
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    return events;
  };
  const profileOf = (email: string) =>
    garage.garage.db.selectFrom('profiles').selectAll().where('email', '=', email).execute();
  /** The words by which staff find a client. */
  const wordsOf = async (profileId = '') => {
    const words = garage.garage.db.selectFrom('search_terms').select('term');
    return (await words.where('subject_id', '=', profileId).execute()).map(({ term }) => term);
  };
  /** Opens the newest message's link as an older client does. @returns the code for the browser that asked */
  const openedCode = async (email: string, type: 'magiclink' | 'recovery' | 'signup') => {
    const { linkToken } = await lastMail(garage, email);
    const opened = await callAuth(garage, 'GET', `/verify?token=${linkToken}&type=${type}`);
    return new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  const signUp = async (email: string, client = newClient(garage)) => {
    const { error } = await client.signUp({
      email,
      password: good,
      options: { data: { full_name: 'Ada Kerr' } },
    });
    if (error) throw error;
    return client;
  };

  test('a sign-up is confirmed by its link, once', async () => {
    const email = newAddress();
    const client = await signUp(email);
    const { linkToken, kind } = await lastMail(garage, email);
    expect(kind).toBe('confirm-address');
    const asAnother = await newClient(garage).verifyOtp({ type: 'recovery', token_hash: linkToken });
    expect(asAnother.error, 'not as a link for a forgotten password').toMatchObject({ code: 'otp_expired' });
    const events = eventsOf(client);
    const { data, error } = await client.verifyOtp({ type: 'signup', token_hash: linkToken });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Ada Kerr', email_verified: true },
    });
    expect(events).toContain('SIGNED_IN');
    const again = await newClient(garage).verifyOtp({ type: 'signup', token_hash: linkToken });
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error).toBeNull();
    expect((await newClient(garage).resend({ type: 'signup', email })).error).toBeNull();
    const answer = await lastMail(garage, email);
    expect(answer, 'nothing is left to confirm').toMatchObject({
      kind: 'already-registered',
      digits: '',
    });
  });

  test('messages that sign someone in ask mail programs not to answer automatically', async () => {
    const email = newAddress();
    await signUp(email);
    const mail = garage.garage.db.selectFrom('outbox').select('headers').where('to_email', '=', email);
    expect(await mail.execute()).toEqual([{ headers: '{"Auto-Submitted":"auto-generated"}' }]);
  });

  test('a new sign-up on an unconfirmed address replaces the earlier one', async () => {
    const email = newAddress();
    await signUp(email);
    const first = await lastMail(garage, email);
    await newClient(garage).signUp({ email, password: other, options: { data: { full_name: 'Second' } } });
    const second = await lastMail(garage, email);
    expect(
      (await newClient(garage).verifyOtp({ type: 'signup', token_hash: first.linkToken })).error,
    ).not.toBeNull();
    const { data } = await newClient(garage).verifyOtp({ type: 'email', email, token: second.digits });
    expect(data.user?.user_metadata['full_name']).toBe('Second');
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error).not.toBeNull();
    expect((await newClient(garage).signInWithPassword({ email, password: other })).error).toBeNull();
  });

  test('signing up with someone else’s address gains no working password', async () => {
    const email = newAddress();
    await signUp(email);
    await newClient(garage).resetPasswordForEmail(email);
    const { linkToken } = await lastMail(garage, email);
    expect((await newClient(garage).verifyOtp({ type: 'recovery', token_hash: linkToken })).error).toBeNull();
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test.each(['sign-up', 'emailed link'])(
    'what staff decided about an unconfirmed account outlives another %s with its address',
    async (how) => {
      const again = (address: string) =>
        how === 'sign-up' ? signUp(address) : newClient(garage).signInWithOtp({ email: address });
      const admin = await makePerson(garage, 'admin');
      const change = async (address: string, body: object) => {
        const { rows } = (await admin.get<{ rows: { user_id: string }[] }>(`/api/admin/people?q=${address}`))
          .body;
        return admin.patch(`/api/admin/people/${rows[0]?.user_id}`, body);
      };
      const colleague = newAddress();
      await signUp(colleague);
      await change(colleague, { user_type: 'employee' });
      await again(colleague);
      const { digits } = await lastMail(garage, colleague);
      const { data } = await newClient(garage).verifyOtp({ type: 'email', email: colleague, token: digits });
      expect(await profileOf(colleague)).toMatchObject([{ user_id: data.user?.id, user_type: 'employee' }]);
      // A stranger may have signed up with the colleague's address, and the colleague may take the message for theirs.
      const withIts = await newClient(garage).signInWithPassword({ email: colleague, password: good });
      expect(withIts.error, 'the sign-up’s password').toMatchObject({ code: 'invalid_credentials' });

      const shutOut = newAddress();
      await signUp(shutOut);
      await change(shutOut, { disabled: true });
      await again(shutOut);
      expect((await change(shutOut, {})).body).toMatchObject({ disabled: true, confirmed: false });
    },
  );

  test('a code dies after five wrong tries, and after ten minutes; a link after an hour', async () => {
    const email = newAddress();
    await signUp(email);
    const { digits, linkToken } = await lastMail(garage, email);
    const wrong = digits === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await newClient(garage).verifyOtp({ type: 'email', email, token: wrong })).error).toMatchObject(
        { status: 403, code: 'otp_expired' },
      );
    }
    expect((await newClient(garage).verifyOtp({ type: 'email', email, token: digits })).error).not.toBeNull();
    garage.setTime(Temporal.Now.instant().add({ minutes: 61 }));
    expect(
      (await newClient(garage).verifyOtp({ type: 'signup', token_hash: linkToken })).error,
    ).not.toBeNull();
    garage.setTime(Temporal.Now.instant());
    await newClient(garage).resend({ type: 'signup', email });
    const fresh = await lastMail(garage, email);
    garage.setTime(Temporal.Now.instant().add({ minutes: 11 }));
    expect(
      (await newClient(garage).verifyOtp({ type: 'email', email, token: fresh.digits })).error,
    ).not.toBeNull();
    expect(
      (await newClient(garage).verifyOtp({ type: 'signup', token_hash: fresh.linkToken })).error,
    ).toBeNull();
  });

  test('a code has six digits and works for ten minutes, a link for an hour, and the code can be checked only with our secret', async () => {
    const { db, env } = garage.garage;
    const { userId, email } = await somebody(garage);
    const begun = Temporal.Now.instant();
    const to = { userId, kind: 'magiclink', email } as const;
    const issue = () => issueCode({ env, clock: () => begun }, db, to);
    const after = (seconds: number, secrets = env.jwtSecrets) => ({
      env: { ...env, jwtSecrets: secrets },
      clock: () => begun.add({ seconds }),
    });
    const typed = (digits: string, ...when: Parameters<typeof after>) =>
      consumeTypedCode(after(...when), db, { email }, ['magiclink'], digits);
    const opened = (token: string, seconds: number) => consumeLink(after(seconds), db, token, ['magiclink']);
    const codes = [];
    // Without leading zeros, one in ten would be shorter.
    for (let count = 0; count < 60; count += 1) codes.push((await issue()).digits);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    const first = await issue();
    expect(await typed(first.digits, 0, ['another secret']), 'not by a reader of the table').toBeUndefined();
    expect(await typed(first.digits, 600)).toBeUndefined();
    expect(await typed(first.digits, 599)).toMatchObject({ user_id: userId });
    const second = await issue();
    expect(await opened(second.linkToken, 3600)).toBeUndefined();
    expect(await opened(second.linkToken, 3599)).toMatchObject({ user_id: userId });
  });

  test('five tries are allowed, however many arrive at once', async () => {
    const email = newAddress();
    await signUp(email);
    const { digits } = await lastMail(garage, email);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      String((Number(digits) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(
      guesses.map((token) => callAuth(garage, 'POST', '/verify', { body: { type: 'email', email, token } })),
    );
    const { attempts } = await garage.garage.db
      .selectFrom('one_time_tokens')
      .select('attempts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
  });

  test('a code used twice at once signs in once', async () => {
    const email = newAddress();
    await signUp(email);
    const { linkToken } = await lastMail(garage, email);
    // Somebody else’s code ends nobody’s.
    await signUp(newAddress());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        callAuth(garage, 'POST', '/verify', { body: { type: 'signup', token_hash: linkToken } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 403, 403, 403, 403, 403,
    ]);
  });

  test('replacing a forgotten password signs out everyone else', async () => {
    const person = await somebody(garage);
    const elsewhere = await signedIn(garage, person.email, password);
    const client = newClient(garage);
    const events = eventsOf(client);
    expect((await client.resetPasswordForEmail(person.email)).data).toEqual({});
    const { digits } = await lastMail(garage, person.email);
    expect(
      (await client.verifyOtp({ type: 'recovery', email: person.email, token: digits })).error,
    ).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    const told = recordChanges(garage);
    expect((await client.updateUser({ password: other })).error).toBeNull();
    expect(told, 'their open pages are told too').toEqual([{ topic: 'access', userId: person.userId }]);
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
    expect((await lastMail(garage, person.email)).kind).toBe('password-changed');
    expect(
      (await newClient(garage).signInWithPassword({ email: person.email, password: other })).error,
    ).toBeNull();
    expect(
      (await newClient(garage).signInWithPassword({ email: person.email, password })).error,
    ).not.toBeNull();
    garage.setTime(Temporal.Now.instant().add({ minutes: 59 }));
    await client.refreshSession();
    expect((await client.updateUser({ password: good })).error, 'within the hour').toBeNull();
    garage.setTime(Temporal.Now.instant().add({ minutes: 61 }));
    await client.refreshSession();
    const later = await client.updateUser({ password: other });
    expect(later.error, 'an hour after the message').toMatchObject({ code: 'current_password_required' });
  });

  test('a password is changed with the old one, or with an emailed code', async () => {
    const person = await somebody(garage);
    const client = await signedIn(garage, person.email, password);
    const refused = await client.updateUser({ password: other });
    expect(refused.error).toMatchObject({ status: 400, code: 'current_password_required' });
    await newClient(garage).signInWithOtp({ email: person.email });
    const { linkToken: pending, digits: toSignIn } = await lastMail(garage, person.email);
    expect(
      (await client.updateUser({ password: other, nonce: toSignIn })).error,
      'another code',
    ).toMatchObject({ code: 'reauthentication_not_valid' });
    expect((await client.updateUser({ password: other, current_password: password })).error).toBeNull();
    const late = await newClient(garage).verifyOtp({ type: 'magiclink', token_hash: pending });
    expect(late.error, 'a link sent before the change').not.toBeNull();
    expect((await client.reauthenticate()).error).toBeNull();
    const { digits, kind } = await lastMail(garage, person.email);
    expect(kind).toBe('reauthentication');
    const typed = { type: 'email', email: person.email, token: digits } as const;
    expect((await newClient(garage).verifyOtp(typed)).error, 'the code signs nobody in').not.toBeNull();
    expect((await client.updateUser({ password: good, nonce: digits })).error).toBeNull();
    expect((await client.updateUser({ password: other, nonce: digits })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  test('a change of address needs both addresses, and reaches the profile', async () => {
    const person = await somebody(garage);
    const email = newAddress();
    const client = await signedIn(garage, person.email, password);
    const another = newAddress();
    await client.updateUser({ email: another });
    const { linkToken: earlier } = await lastMail(garage, person.email);
    await client.verifyOtp({ type: 'email_change', token_hash: earlier });
    const { linkToken: elsewhere } = await lastMail(garage, another);
    expect((await client.updateUser({ email })).data.user).toMatchObject({
      email: person.email,
      new_email: email,
    });
    const asked = await findAccount(garage.garage.db, person.email);
    expect(asked?.email_change_accepted, 'the consent was for another address').toBeNull();
    const own = await client.verifyOtp({ type: 'email_change', token_hash: elsewhere });
    expect(own.error, 'otherwise access to one mailbox would allow a move to any address').toMatchObject({
      code: 'otp_expired',
    });
    const old = await lastMail(garage, person.email);
    expect((await lastMail(garage, email)).digits, 'no screen asks for this code').toBe('');
    await newClient(garage).resetPasswordForEmail(person.email);
    const { linkToken: forgotten } = await lastMail(garage, person.email);
    const half = await client.verifyOtp({ type: 'email_change', token_hash: old.linkToken });
    expect(half).toMatchObject({ error: null, data: { session: null, user: null } });
    // Requested again at the very moment when the first was used.
    const second = { userId: person.userId, kind: 'email_change_current', email: person.email } as const;
    const { linkToken: again } = await issueCode(garage.garage, garage.garage.db, second);
    expect((await client.verifyOtp({ type: 'email_change', token_hash: again })).error).toBeNull();
    expect((await client.getUser()).data.user?.email, 'the same side twice counts once').toBe(person.email);
    const newSide = { ...second, kind: 'email_change_new', email } as const;
    const { digits: token } = await issueCode(garage.garage, garage.garage.db, newSide);
    const signingIn = await newClient(garage).verifyOtp({ type: 'email', email, token });
    expect(signingIn.error, 'signing in does not confirm the change').toMatchObject({ code: 'otp_expired' });
    const told = recordChanges(garage);
    const whole = await client.verifyOtp({ type: 'email_change', email, token });
    expect(told, 'for staff’s lists and the client’s own pages').toEqual([
      { topic: 'clients', profileId: person.profile.id },
    ]);
    expect(whole.data.user).toMatchObject({ email });
    expect(whole.data.user?.new_email).toBeUndefined();
    const [moved] = await profileOf(email);
    expect(moved?.id).toBe(person.profile.id);
    // Someone editing the client at this moment has read the former address and must not bring it back.
    expect(moved?.version).toBe(person.profile.version + 1);
    expect(await wordsOf(person.profile.id), 'for staff’s search').toContain(email.slice(0, 40));
    expect((await newClient(garage).signInWithPassword({ email, password })).error).toBeNull();
    const former = await newClient(garage).verifyOtp({ type: 'recovery', token_hash: forgotten });
    expect(former.error, 'the old address no longer opens anything').not.toBeNull();
    // Requested once more at the very moment when the change was completed.
    const { linkToken: left } = await issueCode(garage.garage, garage.garage.db, { ...second, email });
    const over = await newClient(garage).verifyOtp({ type: 'email_change', token_hash: left });
    expect(over.error, 'no address is left to confirm').toMatchObject({ code: 'otp_expired' });
  });

  test('moving to an address does not take over a client whom staff entered under it', async () => {
    const { db, clock } = garage.garage;
    const email = newAddress();
    const { id } = await makeProfile(db, { email, user_type: 'client' });
    const account = { email: newAddress(), passwordHash: null, confirmed: true };
    const user = await createAccount(db, account, clock());
    await sendEmailChange({ garage: garage.garage, db, user }, email);
    for (const to of [email, user.email]) {
      const { linkToken } = await lastMail(garage, to);
      const kinds: CodeKind[] = ['email_change_current', 'email_change_new'];
      await redeem(garage.garage, { linkToken, kinds }, 'otp', { ip: '', user_agent: null });
    }
    const owners = Object.fromEntries(
      (await profileOf(email)).map((profile) => [profile.id, profile.user_id]),
    );
    expect(owners[id]).toBeNull();
    expect(Object.values(owners)).toContain(user.id);
  });

  test('a change of address is completed when both addresses confirm at the same moment', async () => {
    for (let go = 1; go <= 5; go += 1) {
      const person = await somebody(garage);
      const email = newAddress();
      const client = await signedIn(garage, person.email, password);
      await client.updateUser({ email });
      const mails = [await lastMail(garage, person.email), await lastMail(garage, email)];
      const answers = await Promise.all(
        mails.map(({ linkToken }) =>
          newClient(garage).verifyOtp({ type: 'email_change', token_hash: linkToken }),
        ),
      );
      expect(answers.map(({ error }) => error)).toEqual([null, null]);
      expect((await newClient(garage).signInWithPassword({ email, password })).error).toBeNull();
    }
  });

  test('an address that someone signed up with but never confirmed is free for a change', async () => {
    const person = await somebody(garage);
    const email = newAddress();
    await signUp(email);
    const client = await signedIn(garage, person.email, password);
    await client.updateUser({ email });
    const [old, fresh] = [await lastMail(garage, person.email), await lastMail(garage, email)];
    expect(fresh.kind).toBe('change-address');
    await client.verifyOtp({ type: 'email_change', token_hash: old.linkToken });
    const whole = await client.verifyOtp({ type: 'email_change', token_hash: fresh.linkToken });
    expect(whole.data.user).toMatchObject({ id: person.userId, email });
  });

  test.each([
    [
      'disabled',
      (id: string) =>
        garage.garage.db
          .updateTable('users')
          .set({ disabled_at: new Date().toISOString() })
          .where('id', '=', id)
          .execute(),
    ],
    ['given a role', (id: string) => makeProfile(garage.garage.db, { user_id: id, user_type: 'employee' })],
  ])('an unconfirmed account that staff have %s keeps its address', async (_, decide) => {
    const { db } = garage.garage;
    const person = await somebody(garage);
    const email = newAddress();
    await signUp(email);
    const { id = '' } = (await findAccount(db, email)) ?? {};
    const client = await signedIn(garage, person.email, password);
    await client.updateUser({ email });
    const [old, fresh] = [await lastMail(garage, person.email), await lastMail(garage, email)];
    await decide(id);
    await client.verifyOtp({ type: 'email_change', token_hash: old.linkToken });
    const late = await client.verifyOtp({ type: 'email_change', token_hash: fresh.linkToken });
    expect(late.error, 'decided after the message was sent').toMatchObject({ code: 'otp_expired' });
    expect((await findAccount(db, email))?.id).toBe(id);
    const another = await signedIn(garage, (await somebody(garage)).email, password);
    await another.updateUser({ email });
    expect((await lastMail(garage, email)).kind, 'decided before').toBe('address-taken');
  });

  test('an address that someone signs up with and confirms during a change goes to them, not to the change', async () => {
    const person = await somebody(garage);
    const email = newAddress();
    const client = await signedIn(garage, person.email, password);
    await client.updateUser({ email });
    const [old, fresh] = [await lastMail(garage, person.email), await lastMail(garage, email)];
    await client.verifyOtp({ type: 'email_change', token_hash: old.linkToken });
    const owner = await signUp(email);
    const { linkToken } = await lastMail(garage, email);
    const { data } = await owner.verifyOtp({ type: 'signup', token_hash: linkToken });
    const late = await newClient(garage).verifyOtp({ type: 'email_change', token_hash: fresh.linkToken });
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await owner.getUser()).data.user).toMatchObject({ id: data.user?.id, email });
    expect((await client.getUser()).data.user?.email).toBe(person.email);
  });

  test('a half-confirmed change of address stays half-confirmed, even when the other code has expired', async () => {
    const person = await somebody(garage);
    const email = newAddress();
    const client = await signedIn(garage, person.email, password);
    await client.updateUser({ email });
    const fresh = await lastMail(garage, email);
    await garage.garage.db.deleteFrom('one_time_tokens').where('email', '=', person.email).execute();
    const body = { type: 'email_change', token_hash: fresh.linkToken };
    expect(await callAuth(garage, 'POST', '/verify', { body })).toMatchObject({
      status: 200,
      body: {
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      },
    });
    expect((await client.getUser()).data.user?.email).toBe(person.email);
    expect((await client.resend({ type: 'email_change', email: person.email })).error).toBeNull();
    expect((await lastMail(garage, person.email)).kind).toBe('change-address');
  });

  test('resending the message for a change of address keeps a confirmation already given', async () => {
    const person = await somebody(garage);
    const email = newAddress();
    await (await signedIn(garage, person.email, password)).updateUser({ email });
    const [old, fresh] = [await lastMail(garage, person.email), await lastMail(garage, email)];
    const stranger = newClient(garage);
    await stranger.verifyOtp({ type: 'email_change', token_hash: old.linkToken });
    const mails = await countMails(garage, person.email);
    expect((await stranger.resend({ type: 'email_change', email: person.email })).error).toBeNull();
    expect(await countMails(garage, person.email), 'this address has already confirmed').toBe(mails);
    const again = await lastMail(garage, email);
    expect(again.linkToken).not.toBe(fresh.linkToken);
    const whole = await stranger.verifyOtp({ type: 'email_change', token_hash: again.linkToken });
    expect(whole.data.user).toMatchObject({ email });
  });

  test('a new password ends a change of address', async () => {
    const person = await somebody(garage);
    const client = await signedIn(garage, person.email, password);
    expect((await client.updateUser({ email: newAddress() })).data.user?.new_email).toBeDefined();
    const changed = await client.updateUser({ password: other, current_password: password });
    expect(changed).toMatchObject({ error: null });
    expect(changed.data.user?.new_email).toBeUndefined();
  });

  test('moving to the address of ADMIN_EMAIL also makes an administrator', async () => {
    const head = 'head@garage.example';
    const own = await startAuthGarage(engine, { ADMIN_EMAIL: head });
    const person = await somebody(own);
    const client = await signedIn(own, person.email, password);
    await client.updateUser({ email: head });
    for (const to of [person.email, head]) {
      const { linkToken } = await lastMail(own, to);
      await client.verifyOtp({ type: 'email_change', token_hash: linkToken });
    }
    const profiles = own.garage.db.selectFrom('profiles').select('user_type');
    expect(await profiles.where('email', '=', head).execute()).toEqual([{ user_type: 'admin' }]);
    const entries = own.garage.db.selectFrom('audit_log').select(['actor_id', 'subject_id', 'summary']);
    expect(await entries.where('action', '=', 'account.changed').execute()).toEqual([
      {
        actor_id: null,
        subject_id: person.userId,
        summary: 'Made somebody an administrator, as ADMIN_EMAIL says',
      },
    ]);
    await own.stop();
  });

  test('someone demoted to client by an administrator does not become an administrator again by signing up again', async () => {
    const head = 'head@garage.example';
    const own = await startAuthGarage(engine, { ADMIN_EMAIL: head });
    const open = async () => {
      await newClient(own).signUp({ email: head, password: good });
      const { linkToken } = await lastMail(own, head);
      const { data } = await newClient(own).verifyOtp({ type: 'signup', token_hash: linkToken });
      return { id: data.user?.id, headers: { authorization: `Bearer ${data.session?.access_token}` } };
    };
    const first = await open();
    const admin = await makePerson(own, 'admin');
    await admin.patch(`/api/admin/people/${first.id}`, { user_type: 'client' });
    const erase = { headers: first.headers, body: { password: good } };
    expect((await call(own.url, 'POST', '/api/privacy/erase', erase)).status).toBe(200);
    own.setTime(Temporal.Now.instant().add({ minutes: 2 }));
    const second = await open();
    expect((await call(own.url, 'GET', '/api/admin/people', { headers: second.headers })).status).toBe(403);
    await own.stop();
  });

  test('asking only for a link leaves an unconfirmed sign-up as it is', async () => {
    const email = newAddress();
    await signUp(email);
    const { linkToken } = await lastMail(garage, email);
    const asks = newClient(garage).signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect((await asks).error).toBeNull();
    expect((await lastMail(garage, email)).kind).toBe('sign-in-link');
    const confirmed = await newClient(garage).verifyOtp({ type: 'signup', token_hash: linkToken });
    expect(confirmed.data.user?.user_metadata).toMatchObject({ full_name: 'Ada Kerr' });
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error).toBeNull();
  });

  test('signing in by link before a sign-up is confirmed keeps its name, but not its password', async () => {
    const email = newAddress();
    await signUp(email);
    const { linkToken } = await lastMail(garage, email);
    await newClient(garage).signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { digits, text } = await lastMail(garage, email);
    expect(text, 'the message says so beforehand').toContain('its password stops working');
    const { data } = await newClient(garage).verifyOtp({ type: 'email', email, token: digits });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada Kerr' });
    const late = await newClient(garage).verifyOtp({ type: 'signup', token_hash: linkToken });
    expect(late.error, 'the sign-up’s link no longer works').toMatchObject({ code: 'otp_expired' });
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error).not.toBeNull();
  });

  test('a magic link signs in, and turns an unknown address into an account', async () => {
    const person = await somebody(garage);
    expect((await newClient(garage).signInWithOtp({ email: person.email })).error).toBeNull();
    const known = await lastMail(garage, person.email);
    expect(known.kind).toBe('sign-in-link');
    expect(known.text).not.toContain('stops working');
    expect(
      (await newClient(garage).verifyOtp({ type: 'magiclink', token_hash: known.linkToken })).error,
    ).toBeNull();
    // The password and other sessions stay as they were.
    expect((await person.get('/api/profile')).status).toBe(200);
    await signedIn(garage, person.email, password);
    const email = newAddress();
    await newClient(garage).signInWithOtp({ email, options: { data: { full_name: 'New' } } });
    const { digits } = await lastMail(garage, email);
    expect(
      (await newClient(garage).verifyOtp({ type: 'email', email, token: digits })).data.user?.user_metadata[
        'full_name'
      ],
    ).toBe('New');
    const silent = newAddress();
    expect(
      (await newClient(garage).signInWithOtp({ email: silent, options: { shouldCreateUser: false } })).error,
    ).toBeNull();
    expect(await countMails(garage, silent)).toBe(0);
  });

  test('a link sent before an account was disabled signs nobody in, whether opened before or after', async () => {
    const person = await somebody(garage);
    const opener = newClient(garage, { flowType: 'pkce' });
    await opener.resetPasswordForEmail(person.email);
    const code = await openedCode(person.email, 'recovery');
    await newClient(garage).signInWithOtp({ email: person.email });
    const { linkToken } = await lastMail(garage, person.email);
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: 'now' })
      .where('id', '=', person.userId)
      .execute();
    const { data, error } = await newClient(garage).verifyOtp({ type: 'magiclink', token_hash: linkToken });
    expect([data.session, error?.code]).toEqual([null, 'user_banned']);
    expect((await opener.exchangeCodeForSession(code)).error?.code).toBe('user_banned');
  });

  test('a PKCE link works only for the browser that asked', async () => {
    const person = await somebody(garage);
    const client = newClient(garage, { flowType: 'pkce' });
    await client.signInWithOtp({ email: person.email });
    const { linkToken } = await lastMail(garage, person.email);
    expect(linkToken).toMatch(/^pkce_/);
    // The flow lasts as long as the link, whatever is cleaned up at night.
    garage.setTime(Temporal.Now.instant().add({ minutes: 59 }));
    await cleanUp(garage.garage, new AbortController().signal);
    const target = encodeURIComponent(`${garage.garage.env.publicUrl}/auth?from=mail`);
    const opened = await callAuth(
      garage,
      'GET',
      `/verify?token=${linkToken}&type=magiclink&redirect_to=${target}`,
    );
    expect(opened.status).toBe(303);
    const location = new URL(opened.headers.get('location') ?? '');
    const code = location.searchParams.get('code') ?? '';
    expect(location.searchParams.get('from')).toBe('mail');
    const stolen = await callAuth(garage, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect(stolen).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    const again = await callAuth(garage, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x' },
    });
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  test('a browser that cannot hash sends its verifier as it is', async () => {
    const { email } = await somebody(garage);
    const verifier = 'v'.repeat(43);
    const body = { email, code_challenge: verifier, code_challenge_method: 'plain' };
    await callAuth(garage, 'POST', '/otp', { body });
    const exchange = { auth_code: await openedCode(email, 'magiclink'), code_verifier: verifier };
    const answer = await callAuth(garage, 'POST', '/token?grant_type=pkce', { body: exchange });
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
  });

  test('a resent message continues the PKCE flow of the browser that asked for it', async () => {
    const email = newAddress();
    await signUp(email);
    const client = newClient(garage, { flowType: 'pkce' });
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const { data, error } = await client.exchangeCodeForSession(await openedCode(email, 'signup'));
    expect([data.user?.email, error]).toEqual([email, null]);
    const moved = newAddress();
    await client.updateUser({ email: moved });
    await client.resend({ type: 'email_change', email });
    const links = [await lastMail(garage, email), await lastMail(garage, moved)];
    for (const { linkToken } of links) expect(linkToken).toMatch(/^pkce_/);
    // The page that a message's link opens did not ask for it, and passes no code on.
    const elsewhere = newClient(garage);
    for (const { linkToken } of links)
      expect((await elsewhere.verifyOtp({ type: 'email_change', token_hash: linkToken })).error).toBeNull();
    expect((await elsewhere.getUser()).data.user?.email).toBe(moved);
  });

  test('a PKCE code works for five minutes', async () => {
    const person = await somebody(garage);
    const client = newClient(garage, { flowType: 'pkce' });
    const begun = Temporal.Now.instant();
    const after = async (seconds: number) => {
      garage.setTime(begun);
      await client.resetPasswordForEmail(person.email);
      const code = await openedCode(person.email, 'recovery');
      garage.setTime(begun.add({ seconds }));
      return client.exchangeCodeForSession(code);
    };
    expect((await after(300)).error).toMatchObject({ status: 422, code: 'flow_state_expired' });
    expect((await after(299)).error).toBeNull();
    const chosen = await client.updateUser({ password: other });
    expect(chosen.error, 'without the forgotten password').toBeNull();
  });

  test('a new password ends the PKCE code of a link opened earlier', async () => {
    const person = await somebody(garage);
    const owner = await signedIn(garage, person.email, password);
    const client = newClient(garage, { flowType: 'pkce' });
    await client.signInWithOtp({ email: person.email });
    const code = await openedCode(person.email, 'magiclink');
    expect((await owner.updateUser({ password: other, current_password: password })).error).toBeNull();
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({ code: 'flow_state_not_found' });
  });

  test('an opened link of the older kind leads to our pages only, with the session in the fragment', async () => {
    const person = await somebody(garage);
    const open = async (query: string, headers = {}) => {
      await newClient(garage).signInWithOtp({ email: person.email });
      const { linkToken } = await lastMail(garage, person.email);
      const opened = await callAuth(garage, 'GET', `/verify?token=${linkToken}&type=magiclink${query}`, {
        headers,
      });
      return new URL(opened.headers.get('location') ?? '');
    };
    const home = `${garage.garage.env.publicUrl}/`;
    const done = await open('');
    expect(done.href.split('#')[0]).toBe(home);
    const parameters = new URLSearchParams(done.hash.slice(1));
    expect([...parameters.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    for (const evil of [
      'https://evil.example/',
      '//evil.example',
      `${home.slice(0, -1)}@evil.example/`,
      'javascript:alert(1)',
      `blob:${home}`,
      home.replace('http:', 'https:'),
      home.replace('//', '//ours@'),
      home.replace('//', '//:ours@'),
    ]) {
      expect((await open(`&redirect_to=${encodeURIComponent(evil)}`)).href.split('#')[0]).toBe(home);
    }
    const deadTo = async (wish: string) => {
      const path = `/verify?token=nothing&type=magiclink&redirect_to=${encodeURIComponent(wish)}`;
      const from = { headers: { referer: `${home}services` } };
      return (await callAuth(garage, 'GET', path, from)).headers.get('location')?.split('#')[0];
    };
    expect(await deadTo(`${home}contact`)).toBe(`${home}contact`);
    const otherPort = Object.assign(new URL(home), { port: '1' }).href;
    expect(await deadTo(otherPort), 'other sites on this machine are not ours').toBe(`${home}services`);
    const dead = await callAuth(garage, 'GET', '/verify?token=nothing&type=magiclink');
    expect(dead.headers.get('location')).toBe(
      `${home}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
    expect((await callAuth(garage, 'GET', '/verify?token=x')).status).toBe(400);
  });

  test('a HEAD request to a link uses nothing up, signs nobody in and sends nothing', async () => {
    const person = await somebody(garage);
    await newClient(garage).signInWithOtp({ email: person.email });
    const { linkToken } = await lastMail(garage, person.email);
    const link = `/verify?token=${linkToken}&type=magiclink`;
    const sessions = async () => {
      const theirs = garage.garage.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', person.userId);
      return (await theirs.execute()).length;
    };
    const before = await sessions();
    const head = await callAuth(garage, 'HEAD', link);
    expect([head.status, head.headers.get('location')]).toEqual([200, null]);
    expect(await sessions()).toBe(before);
    const opened = await callAuth(garage, 'GET', link);
    expect(opened.headers.get('location')).toContain('access_token=');
    expect(await sessions()).toBe(before + 1);

    const mails = await countMails(garage, person.email);
    const { token } = person;
    expect((await callAuth(garage, 'HEAD', '/reauthenticate')).status, 'signed out').toBe(401);
    expect((await callAuth(garage, 'HEAD', '/reauthenticate', { token })).status).toBe(200);
    expect(await countMails(garage, person.email)).toBe(mails);
    expect((await callAuth(garage, 'GET', '/reauthenticate', { token })).status).toBe(200);
    expect(await countMails(garage, person.email)).toBe(mails + 1);
  });

  test('the configured address becomes an administrator when it confirms, not before', async () => {
    const email = 'boss@garage.example';
    await signUp(email);
    expect(await profileOf(email)).toEqual([]);
    const { digits } = await lastMail(garage, email);
    await newClient(garage).verifyOtp({ type: 'email', email, token: digits });
    const [boss] = await profileOf(email);
    expect(boss).toMatchObject({ user_type: 'admin', full_name: 'Ada Kerr' });
    expect(await wordsOf(boss?.id), 'not listed as a client').toEqual([]);
  });

  test('after several sign-ups with the configured address none of their passwords counts: any may be a stranger’s', async () => {
    const email = 'head@garage.example';
    const own = await startAuthGarage(engine, { ADMIN_EMAIL: email });
    await newClient(own).signUp({ email, password: good });
    own.setTime(Temporal.Now.instant().add({ minutes: 2 }));
    await newClient(own).signUp({ email, password: good });
    const { text, linkToken } = await lastMail(own, email);
    expect(text).toContain('/auth?confirm=recovery&');
    const { data } = await newClient(own).verifyOtp({ type: 'recovery', token_hash: linkToken });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const withIts = await newClient(own).signInWithPassword({ email, password: good });
    expect(withIts.error).toMatchObject({ code: 'invalid_credentials' });
    const { user_type: role } = await own.garage.db
      .selectFrom('profiles')
      .select('user_type')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(role).toBe('admin');
    await own.stop();
  });

  test('a client whom staff entered is taken over on confirmation; a colleague never is', async () => {
    const { db } = garage.garage;
    const email = newAddress();
    // Made first, because the oldest of several would be taken over.
    await makeProfile(db, { email, user_type: 'admin' });
    const entered = await makeProfile(db, { email, full_name: 'Ada K.', user_type: 'client' });
    const client = await signUp(email);
    const { digits } = await lastMail(garage, email);
    const { data } = await client.verifyOtp({ type: 'email', email, token: digits });
    expect(await profileOf(email)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: entered.id, user_id: data.user?.id, full_name: 'Ada K.' }),
      ]),
    );
    const admins = await db
      .selectFrom('profiles')
      .select('user_id')
      .where('email', '=', email)
      .where('user_type', '=', 'admin')
      .execute();
    expect(admins).toEqual([{ user_id: null }]);
  });

  test('of two entries the older is taken over, and if it had no name it is found by the account’s', async () => {
    const email = newAddress();
    const entry = (created_at: string) =>
      makeProfile(garage.garage.db, { email, full_name: null, created_at });
    await entry('2026-02-02T09:00:00.000Z');
    const older = await entry('2026-01-05T09:00:00.000Z');
    const client = await signUp(email);
    const { digits } = await lastMail(garage, email);
    const { data } = await client.verifyOtp({ type: 'email', email, token: digits });
    const taken = (await profileOf(email)).filter(({ user_id: account }) => account !== null);
    expect(taken).toMatchObject([{ id: older.id, user_id: data.user?.id, full_name: 'Ada Kerr' }]);
    expect(await wordsOf(older.id)).toContain('kerr');
  });
});

test.each(engines)(
  'with AUTH_AUTOCONFIRM someone who signs up with another person’s address gets none of their data, on %s',
  async (engine) => {
    const garage = await startAuthGarage(engine, { AUTH_AUTOCONFIRM: 'on' });
    onTestFinished(garage.stop);
    const { db } = garage.garage;
    const staff = await makePerson(garage, 'employee');
    const email = newAddress();
    const stranger = newClient(garage);
    const { data } = await stranger.signUp({ email, password: good });
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const enquiry = await makeEnquiry(db, { email, message: 'Call me about my divorce car.' });

    const entered = await staff.post<{ id: string }>('/api/staff/clients', { full_name: 'Olu Own', email });
    const linked = db.selectFrom('profiles').select('user_id').where('id', '=', entered.body.id);
    expect(await linked.executeTakeFirst()).toEqual({ user_id: null });

    await call(garage.url, 'POST', '/api/profile', { headers });
    const copy = await call(garage.url, 'GET', '/api/privacy/export', { headers });
    expect(JSON.stringify(copy.body)).not.toContain('divorce');
    await call(garage.url, 'POST', '/api/privacy/erase', { headers, body: { password: good } });
    const kept = db.selectFrom('contact_submissions').select('message').where('id', '=', enquiry.id);
    expect(await kept.execute()).toHaveLength(1);
  },
);

test.each(engines)(
  'with AUTH_AUTOCONFIRM someone who signs up again with an address that has a role becomes a client, on %s',
  async (engine) => {
    const garage = await startAuthGarage(engine, { AUTH_AUTOCONFIRM: 'on' });
    onTestFinished(garage.stop);
    const { db, clock } = garage.garage;
    const admin = await makePerson(garage, 'admin');
    const email = newAddress();
    // An account from before the setting.
    const { id } = await createAccount(db, { email, passwordHash: null, confirmed: false }, clock());
    const role = { user_type: 'admin' };
    expect((await admin.patch(`/api/admin/people/${id}`, role)).body).toMatchObject(role);
    const { data } = await newClient(garage).signUp({ email, password: good });
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const ask = async (path: string) => (await call(garage.url, 'GET', path, { headers })).status;
    expect([await ask('/api/account/sessions'), await ask('/api/admin/people')]).toEqual([200, 403]);
  },
);

test.each(engines)(
  'someone who reads an address’s messages takes the account from anyone who was only let in, on %s',
  async (engine) => {
    const garage = await startAuthGarage(engine, { AUTH_AUTOCONFIRM: 'on' });
    onTestFinished(garage.stop);
    const email = newAddress();
    const { id } = await makeProfile(garage.garage.db, { email });
    const stranger = newClient(garage);
    await stranger.signUp({ email, password: good });
    const owner = newClient(garage);
    await owner.signInWithOtp({ email });
    const { digits } = await lastMail(garage, email);
    const { data } = await owner.verifyOtp({ type: 'email', email, token: digits });
    expect((await stranger.getUser()).data.user).toBeNull();
    expect((await newClient(garage).signInWithPassword({ email, password: good })).error?.code).toBe(
      'invalid_credentials',
    );
    const entered = garage.garage.db.selectFrom('profiles').select('user_id').where('id', '=', id);
    expect(await entered.executeTakeFirst()).toEqual({ user_id: data.user?.id });
  },
);

test.each(engines)(
  'someone who was only let in can neither lock the owner of the address out nor follow them, on %s',
  async (engine) => {
    const garage = await startAuthGarage(engine, { AUTH_AUTOCONFIRM: 'on' });
    onTestFinished(garage.stop);
    const [email, elsewhere] = [newAddress(), newAddress()];
    const stranger = newClient(garage);
    const { data } = await stranger.signUp({ email, password: good });
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    await call(garage.url, 'POST', '/api/profile', { headers });
    const { body } = await call<{ address: string }>(garage.url, 'POST', '/api/calendar', { headers });
    const followed = async () => (await fetch(body.address)).status;
    expect(await followed()).toBe(200);
    await stranger.updateUser({ email: elsewhere });
    const { linkToken } = await lastMail(garage, elsewhere);
    await newClient(garage).verifyOtp({ type: 'email_change', token_hash: linkToken });
    const { data: app } = await stranger.mfa.enroll({ factorType: 'totp' });
    if (app?.type !== 'totp') throw new Error('No app was enrolled.');
    const timestamp = garage.garage.clock().epochMilliseconds;
    const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate({ timestamp });
    expect((await stranger.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull();

    const owner = newClient(garage);
    await owner.signInWithOtp({ email });
    const { digits } = await lastMail(garage, email);
    const { data: theirs } = await owner.verifyOtp({ type: 'email', email, token: digits });
    expect(theirs.user).not.toHaveProperty('new_email');
    const own = { authorization: `Bearer ${theirs.session?.access_token}` };
    expect((await call(garage.url, 'GET', '/api/account/sessions', { headers: own })).status).toBe(200);
    expect((await lastMail(garage, email)).text).toContain('perhaps by somebody else');
    expect(await followed()).toBe(404);
  },
);

test('with AUTH_AUTOCONFIRM a sign-up signs in at once, but takes over nobody’s record', async () => {
  const garage = await startAuthGarage('sqlite', { AUTH_AUTOCONFIRM: 'on' });
  onTestFinished(garage.stop);
  const email = newAddress();
  const { db } = garage.garage;
  const { id } = await makeProfile(db, { email });
  const client = newClient(garage);
  const { data } = await client.signUp({ email, password: good });
  expect(data.session?.user.email).toBe(email);
  const entered = db.selectFrom('profiles').select('user_id').where('id', '=', id);
  expect(await entered.executeTakeFirst(), 'nobody has proved the address').toEqual({ user_id: null });
  const again = await newClient(garage).signUp({ email, password: good });
  expect(again.error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  });

  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  await call(garage.url, 'POST', '/api/profile', { headers });
  const proven = newAddress();
  await makeEnquiry(db, { email, message: 'From before' });
  await makeEnquiry(db, { email: proven, message: 'My own' });
  await client.updateUser({ email: proven });
  for (const to of [email, proven]) {
    const { linkToken } = await lastMail(garage, to);
    await client.verifyOtp({ type: 'email_change', token_hash: linkToken });
  }
  const copy = await call(garage.url, 'GET', '/api/privacy/export', { headers });
  expect(copy.body, 'the enquiries from its new address').toMatchObject({
    enquiries: [{ message: 'My own' }],
  });
});
