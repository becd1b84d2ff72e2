import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { FactorRow, SessionRow, UserRow } from '../../db/tables.ts';
import type { Garage } from '../../server/garage.ts';
import { stamp } from '../../server/clock.ts';
import { factorsOf } from './factor-rows.server.ts';
import type { Metadata } from './requests.server.ts';
import { accessTokenSeconds, audience, refreshToken, signAccessToken } from './tokens.server.ts';

/** The sign-in methods of a session, most recent first. */
export type Amr = { method: string; timestamp: number }[];

const appMetadata = { provider: 'email', providers: ['email'] };

/** An account as the protocol shows it to its owner; unset values are left out. */
export function userView(user: UserRow, factors: FactorRow[] = []) {
  const data = JSON.parse(user.user_metadata) as Metadata;
  const identity = {
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
  const { id, created_at, updated_at } = user;
  return {
    id,
    aud: audience,
    role: 'authenticated',
    email: user.email,
    ...present('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('confirmed_at', user.email_confirmed_at),
    ...present('recovery_sent_at', user.recovery_sent_at),
    ...present('new_email', user.new_email),
    ...present('email_change_sent_at', user.email_change_sent_at),
    ...present('reauthentication_sent_at', user.reauthentication_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    app_metadata: appMetadata,
    user_metadata: { ...data, ...identity },
    ...(factors.length > 0 && { factors: factors.map(factorView) }),
    identities: [identityView(user, { ...data, ...identity })],
    created_at,
    updated_at,
    ...present('banned_until', user.disabled_at && '9999-12-31T00:00:00.000Z'),
    is_anonymous: false,
  };
}

function identityView(user: UserRow, data: Metadata) {
  return {
    identity_id: user.id,
    // In the protocol's naming, `id` is the provider's id for the person.
    id: user.id,
    user_id: user.id,
    identity_data: data,
    provider: 'email',
    last_sign_in_at: user.last_sign_in_at ?? user.created_at,
    created_at: user.created_at,
    updated_at: user.updated_at,
    email: user.email,
  };
}

function factorView(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    phone: '',
    last_challenged_at: factor.last_challenged_at,
  };
}

function present<K extends string>(key: K, value: string | null): { [key in K]?: string } {
  // The computed key is exactly K; TypeScript widens it to string.
  return value ? ({ [key]: value } as { [key in K]?: string }) : {};
}

/** The answer to a sign-up with a known address: it looks like any new account, but does not exist. */
export function decoyUser(email: string, metadata: string, now: Temporal.Instant) {
  const at = stamp(now);
  return userView({
    id: randomUUIDv7(),
    email,
    password_hash: null,
    email_confirmed_at: null,
    email_proven_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_accepted: null,
    user_metadata: metadata,
    last_sign_in_at: null,
    disabled_at: null,
    created_at: at,
    updated_at: at,
  });
}

/** A session as the protocol's client keeps it: a fresh access token, the current refresh token, the account. */
export async function sessionView(garage: Garage, db: Queries, user: UserRow, session: SessionRow) {
  const view = userView(user, await factorsOf(db, user.id));
  const access_token = await signAccessToken(garage, {
    iss: `${garage.env.publicUrl}/auth/v1`,
    sub: user.id,
    aud: audience,
    email: user.email,
    phone: '',
    app_metadata: view.app_metadata,
    user_metadata: view.user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: JSON.parse(session.amr) as Amr,
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(garage.clock().epochMilliseconds / 1000) + accessTokenSeconds,
    refresh_token: refreshToken(garage, session.id, session.refresh_counter),
    user: view,
  };
}
