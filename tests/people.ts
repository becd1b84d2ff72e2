import { makeProfile } from '../db/factories.ts';
import type { Db } from '../db/open.ts';
import type { ProfileRow } from '../db/tables.ts';
import { createAccount } from '../features/auth/accounts.server.ts';
import type { UserType } from '../features/profiles/schema.ts';
import { hashPassword } from '../features/auth/passwords.server.ts';
import { openSession } from '../features/auth/sessions.server.ts';
import type { Running } from '../server/main.ts';

/** The answer to a call: its status and whatever JSON it carried. */
export type Answer<T = unknown> = { status: number; body: T; headers: Headers };

/** A person who is signed in and can call the API. */
export type Person = {
  profile: ProfileRow;
  userId: string;
  email: string;
  token: string;
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  patch<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  put<T>(path: string, body: unknown): Promise<Answer<T>>;
  delete<T>(path: string): Promise<Answer<T>>;
  /** The raw answer, for anything that is not JSON. */
  file(path: string): Promise<Response>;
};

export const password = 'a long enough password';
let hash: string | undefined;
let count = 0;

/**
 * Makes an account with its profile and opens a session for it, as the endpoints do after a correct password.
 * @param given what the test cares about; every person gets a new address by default
 */
export async function makePerson(
  garage: Running,
  userType: UserType = 'client',
  given: { email?: string; fullName?: string } = {},
): Promise<Person> {
  const { db, clock } = garage.garage;
  hash ??= await hashPassword(password);
  count += 1;
  const email = given.email ?? `person-${count}@example.com`;
  const fullName = given.fullName ?? `Person ${count}`;
  const user = await createAccount(db, { email, passwordHash: hash, fullName, confirmed: true }, clock());
  const profile = await makeProfile(db, {
    user_id: user.id,
    email,
    full_name: fullName,
    user_type: userType,
  });
  const device = { ip: '127.0.0.1', user_agent: null };
  const { access_token } = await openSession(garage.garage, db, user, 'password', device);
  return { profile, userId: user.id, email, ...callsWith(garage, access_token) };
}

/** The address of the employee created by `makeEmployee`. */
export const employee = 'staff@example.com';

/** Stores an employee, for tests whose server does not run in this process. */
export async function makeEmployee(db: Db): Promise<void> {
  const passwordHash = await hashPassword(password);
  const account = { email: employee, passwordHash, fullName: 'Staff', confirmed: true };
  const user = await createAccount(db, account, Temporal.Now.instant());
  await makeProfile(db, { user_id: user.id, email: employee, user_type: 'employee' });
}

/** Signs a person in at a server. @returns the access token */
export async function signInAs(url: string, email: string): Promise<string> {
  const body = { email, password };
  const session = await call<{ access_token: string }>(url, 'POST', '/auth/v1/token?grant_type=password', {
    body,
  });
  const token = session.body.access_token;
  if (!token) throw new Error(`Sign-in failed with ${session.status}: ${JSON.stringify(session.body)}`);
  return token;
}

/** Opens another session for the same person, for when the clock has moved on. */
export async function signIn(garage: Running, email: string) {
  return callsWith(garage, await signInAs(garage.url, email));
}

function callsWith(garage: Running, token: string) {
  const as =
    (method: string) =>
    <T>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call<T>(garage.url, method, path, { body, headers: { authorization: `Bearer ${token}`, ...headers } });
  return {
    token,
    get: as('GET'),
    post: as('POST'),
    patch: as('PATCH'),
    put: as('PUT'),
    delete: as('DELETE'),
    file: (path: string) => fetch(garage.url + path, { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** Calls the running server; a body is sent as JSON. */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const hasBody = options.body !== undefined;
  const response = await fetch(url + path, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...options.headers },
    ...(hasBody && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers };
}

/** The one error shape. */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } };
