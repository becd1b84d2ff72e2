import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { accessTokenOf, jsonAnswer, standInForBrowser, storedSession } from '../../tests/browser.ts';
import { fetchTimeoutMs } from './fetch-with-timeout.ts';

const { localStorage, sessionStorage } = standInForBrowser();
afterAll(() => vi.unstubAllGlobals());

type Sent = { method: string; path: string; headers: Headers };
type Answer = number | 'lost' | 'none yet' | Error | Response | (() => Response);
let sent: Sent[] = [];
let answers: Answer[] = [];
let sessionAnswer: Answer = 200;

/** The network: records what is sent to the garage, and gives the answers that a test has prepared. */
vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
  sent.push({ method, path, headers: new Headers(headers) });
  const answer = isForSession(path) ? sessionAnswer : (answers.shift() ?? 200);
  return answer === 'none yet' ? givenUp(signal) : answered(answer);
});
/** An answer that never comes: the page waits for it until it gives up. */
function givenUp(signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return new Promise(() => {});
  patience();
  return Promise.reject(signal.reason);
}
const isForSession = (path: string) => path.includes('/auth/v1/');
const toApi = () => sent.filter(({ path }) => !isForSession(path));

function answered(answer: Exclude<Answer, 'none yet'>): Response {
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer instanceof Error) throw answer;
  if (typeof answer === 'function') return answer();
  return answer instanceof Response ? answer : jsonAnswer({}, { status: answer });
}

const refused = (status: number, code: string, message = 'A sentence.') =>
  jsonAnswer({ error: { code, message, fields: { make: 'Which?' } } }, { status });

/** A refusal as the sign-in server sends it. */
const refusedSession = (error_code: string, status = 400) =>
  jsonAnswer({ code: status, error_code }, { status, headers: { 'x-sb-error-code': error_code } });

/** The milliseconds of every pause; the tests do not wait for any of them. */
const pauses: number[] = [];
const later = setTimeout;
/** Ends the page's patience with the latest request. */
let patience = () => {};
vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) => {
  if (milliseconds === fetchTimeoutMs) return void (patience = run);
  pauses.push(milliseconds);
  return later(run, 0);
});

const { api, ApiError, failureOf, messageOf, send } = await import('./api.ts');
const { authClient, offline, sessionKey, sessionEndedText } = await import('./auth-client.ts');
const { isUnanswered } = await import('./write-keys.ts');

const car = { make: 'Ford', model: 'Focus', year: 2019, registration: 'AB12CDE' };
const add = (json = car) => api.vehicles.$post({ json });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It should have failed.'),
    (error: unknown) => error as InstanceType<typeof ApiError>,
  );
const keys = () => toApi().map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  [sent, answers, sessionAnswer] = [[], [], 200];
  pauses.length = 0;
  sessionStorage.clear();
  localStorage.setItem(sessionKey, storedSession());
});

test('a request carries the session, a write its key, and a write with a password no key', async () => {
  await api.vehicles.$get({ query: { limit: '20' } });
  await add();
  await api.privacy.erase.$post({ json: { password: 'copper washers' } });
  expect(toApi().map(({ headers }) => headers.get('authorization'))).toEqual(
    Array.from({ length: 3 }, () => `Bearer ${accessTokenOf()}`),
  );
  expect(keys()).toEqual([null, expect.stringMatching(/^[\da-f-]{36}$/), null]);
});

test.each([408, 502, 504, 'lost' as const])(
  'a write answered with %s is retried twice as the same write, and then reported as offline',
  async (answer) => {
    answers = [answer, answer, answer];
    expect(await failure(add())).toMatchObject({ code: 'offline', message: offline });
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(pauses).toEqual([400, 1500]);
    expect(['vehicles', 'appointments'].map((list) => isUnanswered(`POST /api/${list}`))).toEqual([
      true,
      false,
    ]);
    // Nobody knows what became of it, so the next press is the same write, but the one after that is not.
    await add();
    expect(isUnanswered('POST /api/vehicles')).toBe(false);
    expect(new Set(keys()).size).toBe(1);
    await add();
    expect(new Set(keys()).size).toBe(2);
  },
);

test('on a dead connection people are told once the page’s patience is over, and pressing again is the same write', async () => {
  answers = ['none yet'];
  expect(await failure(add())).toMatchObject({ code: 'offline', message: offline });
  expect(toApi()).toHaveLength(1);
  await add();
  expect(new Set(keys()).size).toBe(1);
});

test('people are told, too, when the renewal of their session gets no answer', async () => {
  localStorage.setItem(sessionKey, storedSession(-60));
  sessionAnswer = 'none yet';
  expect(await failure(add())).toMatchObject({ code: 'offline', message: offline });
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

test('an unanswered change with another body is another write', async () => {
  answers = Array.from({ length: 6 }, () => 'lost');
  const change = (model: string) => api.vehicles[':id'].$patch({ param: { id: 'x' }, json: { model } });
  await failure(change('Focus'));
  await failure(change('Fiesta'));
  expect(new Set(keys()).size).toBe(2);
});

const fiesta = { ...car, model: 'Fiesta' };

test('an addition typed again after a missing answer is not stored beside the first one', async () => {
  answers = ['lost', 'lost', 'lost', refused(422, 'invalid_input'), refused(422, 'key_reused'), 201];
  await failure(add());
  await failure(add({ ...car, year: 1200 }));
  expect(await failure(add(fiesta))).toMatchObject({ code: 'key_reused' });
  expect(new Set(keys()).size, 'even after a refusal, which says nothing about the first').toBe(1);
  await add(fiesta);
  expect(keys().at(-1), 'sending it again after reading that the first is stored is deliberate').not.toBe(
    keys()[0],
  );
});

test('staff, too, add nothing beside what may be stored, in the garage’s lists or a client’s', async () => {
  const client = (full_name: string) => api.staff.clients.$post({ json: { full_name } });
  const car = (model: string) => send('/api/staff/clients/x/vehicles', { method: 'POST', body: model });
  answers = ['lost', 'lost', 'lost', 201, 'lost', 'lost', 'lost', 201];
  await failure(client('Jane Hart'));
  await client('Jane Harte');
  expect(new Set(keys()).size).toBe(1);
  await failure(car('Focus'));
  await car('Fiesta');
  expect(new Set(keys().slice(4)).size).toBe(1);
});

test.each([
  [429, 'too_many'],
  [403, 'second_step_needed'],
  [401, 'not_signed_in'],
])(
  'an unanswered write is still the same write after a refusal with %s, which says nothing about it',
  async (...refusal) => {
    answers = ['lost', 'lost', 'lost', refused(...refusal)];
    sessionAnswer = refusedSession('refresh_token_not_found');
    await failure(add());
    expect(await failure(add())).toMatchObject({ code: refusal[1] });
    localStorage.setItem(sessionKey, storedSession());
    await add();
    expect(keys()).toHaveLength(5);
    expect(new Set(keys()).size).toBe(1);
    await add();
    expect(new Set(keys()).size).toBe(2);
  },
);

test('unanswered writes kept by an earlier version of the site are ignored', async () => {
  sessionStorage.setItem('garage-unanswered-writes', '{"POST /api/vehicles {}":"its-key"}');
  await add();
  expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('an addition made instead of an unanswered one takes its place', async () => {
  answers = ['lost', 'lost', 'lost'];
  await failure(add());
  await add(fiesta);
  await add();
  expect(new Set(keys().slice(0, 4)).size).toBe(1);
  expect(keys()[4]).not.toBe(keys()[0]);
});

test('repeating an unanswered write is a new write after another action on the same kind of thing', async () => {
  answers = ['lost', 'lost', 'lost', 201, 201];
  await failure(add());
  await api.vehicles[':id'].remove.$post({ param: { id: 'x' }, json: { sold: false } });
  await add();
  expect(new Set(keys()).size).toBe(3);
});

test('looking up a registration, which changes nothing, leaves an unanswered new car the same write', async () => {
  answers = ['lost', 'lost', 'lost'];
  await failure(add());
  await api.vehicles.lookup.$post({ json: { registration: 'AB12CDE' } });
  expect(keys().at(-1)).toBeNull();
  await add({ ...car, model: 'Focus Zetec' });
  expect(keys().at(-1)).toBe(keys()[0]);
});

test('an action of staff on another kind of thing leaves an unanswered write the same', async () => {
  const stop = () =>
    api.staff.reminders[':id'].dismiss.$post({ param: { id: 'x' }, json: { dismissed: true } });
  answers = ['lost', 'lost', 'lost'];
  await failure(stop());
  await api.staff.quotes[':id'].withdraw.$post({ param: { id: 'x' } });
  await stop();
  expect(keys().at(-1)).toBe(keys()[0]);
});

test('agreeing to reminders leaves an unanswered new reminder the same write', async () => {
  const reminder = { vehicle_id: 'x', title: 'Tyres', due_date: '2027-01-01' };
  const remind = () => api.reminders.$post({ json: reminder });
  answers = ['lost', 'lost', 'lost'];
  await failure(remind());
  await api.reminders.consent.$put({ json: { agreed: true } });
  await remind();
  expect(keys().at(-1)).toBe(keys()[0]);
});

test('an action of administrators on another kind of thing leaves an unanswered write the same', async () => {
  const merge = () => api.admin.clients[':id'].merge.$post({ param: { id: 'x' }, json: { client_id: 'y' } });
  answers = ['lost', 'lost', 'lost'];
  await failure(merge());
  await api.admin.people[':id'].$patch({ param: { id: 'x' }, json: { disabled: true } });
  await merge();
  expect(keys().at(-1)).toBe(keys()[0]);
});

test('a change made without an answer and undone since is carried out again', async () => {
  const stop = (dismissed: boolean) =>
    api.staff.reminders[':id'].dismiss.$post({ param: { id: 'x' }, json: { dismissed } });
  answers = ['lost', 'lost', 'lost'];
  await failure(stop(true));
  await stop(false);
  await stop(true);
  expect(new Set(keys()).size).toBe(3);
});

test('a write that sets how something is to be is carried out again when repeated: others may have changed it back', async () => {
  const person = api.admin.people[':id'];
  const acts = [
    () => person.sessions.$delete({ param: { id: 'x' } }),
    () => person.$patch({ param: { id: 'x' }, json: { disabled: false } }),
    () => api.calendar.$post(),
    () => api.reminders.consent.$put({ json: { agreed: true } }),
    () => api.profile.$patch({ json: { full_name: 'Jane Hart' } }),
    () => api.vehicles[':id'].remove.$post({ param: { id: 'x' }, json: { sold: false } }),
    () => api.vehicles[':id'].restore.$post({ param: { id: 'x' } }),
  ];
  for (const act of acts) {
    [sent, answers] = [[], ['lost', 'lost', 'lost']];
    await failure(act());
    await act();
    expect(keys()).toEqual([keys()[0], keys()[0], keys()[0], expect.any(String)]);
    expect(keys()[3]).not.toBe(keys()[0]);
  }
});

test('a busy server is not asked again automatically, but recognises the write', async () => {
  answers = [refused(503, 'unavailable'), 201];
  expect(await failure(add())).toMatchObject({ code: 'unavailable' });
  expect(keys()).toHaveLength(1);
  await add();
  expect(new Set(keys()).size).toBe(1);
});

test.each([400, 409, 429, 500])('%i counts as an answer: nothing is retried', async (status) => {
  answers = [refused(status, 'conflict'), 201];
  expect(await failure(add())).toMatchObject({ message: 'A sentence.', fields: { make: 'Which?' } });
  await add();
  expect(new Set(keys()).size).toBe(2);
});

test('a request that the page itself aborted is neither retried nor called offline', async () => {
  answers = [new DOMException('No longer wanted', 'AbortError')];
  expect((await failure(add())).name).toBe('AbortError');
  expect(toApi()).toHaveLength(1);
});

test.each([403, 200])(
  'an answer that is not the garage’s own counts as none, even with %i',
  async (status) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    answers = [new Response('<h1>Wi-Fi of the hotel</h1>', { status, headers })];
    expect(await failure(add())).toMatchObject({ code: 'offline', message: offline });
    await add();
    expect(new Set(keys()).size, 'a retry of the same write').toBe(1);
  },
);

test('a page that is a file to download is the garage’s own', async () => {
  const headers = {
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="my-data.html"',
  };
  answers = [new Response('<h1>Your data</h1>', { headers })];
  const answer = await send('/api/privacy/export/html');
  expect(await answer.text()).toContain('Your data');
});

test('search words are in no address', async () => {
  const cursor = 'WyJNSjIwUFVDIl0';
  await api.staff.clients.$get({ query: { q: 'Zoë & Ümit', limit: '20', sort: 'name', cursor } });
  await api.staff.search.$get({ query: { q: 'x' } });
  const names = ['search-for', 'start-after'];
  expect(toApi().map(({ path, headers }) => [path, ...names.map((name) => headers.get(name))])).toEqual([
    ['/api/staff/clients?limit=20&sort=name', encodeURIComponent('Zoë & Ümit'), cursor],
    ['/api/staff/search', 'x', null],
  ]);
});

const renewed = () => jsonAnswer(JSON.parse(storedSession(3600, accessTokenOf('a-new-token'))));

test('a session refused because a clock was corrected is renewed, and nobody is signed out', async () => {
  answers = [refused(401, 'not_signed_in'), 201];
  sessionAnswer = renewed;
  await add();
  expect(toApi().map(({ headers }) => headers.get('authorization'))).toEqual([
    `Bearer ${accessTokenOf()}`,
    `Bearer ${accessTokenOf('a-new-token')}`,
  ]);
  answers = [refused(401, 'not_signed_in')];
  sessionAnswer = 'lost';
  expect(await failure(add())).toMatchObject({ code: 'offline' });
  expect(localStorage.getItem(sessionKey)).toContain('a-new-token');
});

test('people whose session another tab has renewed at the same moment are not offline', async () => {
  answers = [refused(401, 'not_signed_in'), 201];
  sessionAnswer = () => {
    localStorage.setItem(sessionKey, storedSession(3600, accessTokenOf('renewed-elsewhere')));
    return renewed();
  };
  expect((await add()).status).toBe(201);
  expect(toApi()[1]?.headers.get('authorization')).toBe(`Bearer ${accessTokenOf('renewed-elsewhere')}`);
});

test('a session that the server no longer knows is forgotten in this browser only', async () => {
  answers = [refused(401, 'not_signed_in'), refused(401, 'not_signed_in')];
  sessionAnswer = renewed;
  expect(await failure(add())).toMatchObject({
    code: 'not_signed_in',
    message: 'Your session has ended. Please sign in again. What you typed is kept, except passwords.',
  });
  expect(localStorage.getItem(sessionKey)).toBeNull();
  const logout = sent.filter(({ path }) => path.includes('/logout'));
  expect(logout.map(({ path }) => path)).toEqual([expect.stringMatching(/[?]scope=local$/)]);
});

test('a session that was ended elsewhere is not renewed', async () => {
  answers = [refused(401, 'not_signed_in')];
  sessionAnswer = () => refusedSession('refresh_token_not_found');
  expect(await failure(add())).toMatchObject({ code: 'not_signed_in' });
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('people whose account is gone are told so, and that deleting it has worked if the first response was lost', async () => {
  const gone = (path: string) =>
    path.endsWith('/user')
      ? refusedSession('user_not_found', 403)
      : refusedSession('refresh_token_not_found');
  sessionAnswer = () => gone(sent.at(-1)?.path ?? '');
  answers = ['lost', refused(401, 'not_signed_in')];
  const erased = await api.privacy.erase.$post({ json: { password: 'copper washers' } });
  expect(await erased.json()).toEqual({ erased: true });
  answers = [refused(401, 'not_signed_in')];
  expect(await failure(add())).toMatchObject({
    code: 'not_signed_in',
    message: 'Your account has been deleted.',
  });
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

const beginAnother = () =>
  localStorage.setItem(sessionKey, storedSession(3600, accessTokenOf('another-token', 'another-session')));

test('a session begun meanwhile does not end with the one before it', async () => {
  const another = () => {
    beginAnother();
    return refused(401, 'not_signed_in');
  };
  answers = [another];
  expect(await failure(add())).toMatchObject({ code: 'not_signed_in', message: 'A sentence.' });
  expect(localStorage.getItem(sessionKey)).toContain('another-token');
});

test('a session begun while the page asks why the one before has ended does not end with it', async () => {
  const meanwhile = () => {
    if (!sent.at(-1)?.path.endsWith('/user')) return refusedSession('refresh_token_not_found');
    beginAnother();
    return refusedSession('session_not_found', 403);
  };
  sessionAnswer = meanwhile;
  answers = [refused(401, 'not_signed_in')];
  expect(await failure(add())).toMatchObject({ code: 'not_signed_in', message: 'A sentence.' });
  expect(localStorage.getItem(sessionKey)).toContain('another-token');
});

test('a request is not sent as a person who has signed in while the session before was being renewed', async () => {
  answers = [refused(401, 'not_signed_in')];
  sessionAnswer = () => {
    beginAnother();
    return renewed();
  };
  expect(await failure(add())).toMatchObject({ code: 'not_signed_in', message: sessionEndedText });
  expect(toApi()).toHaveLength(1);
  expect(localStorage.getItem(sessionKey)).toContain('another-token');
});

test('if two requests are refused because the session has ended, the second says no less than the first', async () => {
  const endedByFirst = () => {
    localStorage.removeItem(sessionKey);
    return refused(401, 'not_signed_in');
  };
  answers = [endedByFirst];
  const message = 'Your session has ended. Please sign in again.';
  expect(await failure(add()), 'the page may not have shown the message yet').toMatchObject({ message });
  localStorage.setItem(sessionKey, storedSession());
  sessionAnswer = () => refusedSession('refresh_token_not_found');
  answers = [refused(401, 'not_signed_in')];
  await failure(add());
  localStorage.setItem(sessionKey, storedSession());
  answers = [endedByFirst];
  const whole = `${message} What you typed is kept, except passwords.`;
  expect(await failure(add()), 'the second refusal leaves none of it out').toMatchObject({ message: whole });

  localStorage.setItem(sessionKey, storedSession());
  sessionAnswer = () => refusedSession('user_not_found', 403);
  answers = ['lost', endedByFirst];
  const erased = await api.privacy.erase.$post({ json: { password: 'copper washers' } });
  expect(await erased.json(), 'the requested erasure was done').toEqual({ erased: true });
  localStorage.setItem(sessionKey, storedSession());
  answers = [endedByFirst];
  expect(await failure(add())).toMatchObject({ message: 'Your account has been deleted.' });
});

test('if the browser has cleared the site’s storage, the page learns that the session has ended', async () => {
  const heard: string[] = [];
  const { data } = (await authClient()).onAuthStateChange((event) => void heard.push(event));
  localStorage.clear();
  answers = [refused(401, 'not_signed_in')];
  expect(await failure(add())).toMatchObject({
    code: 'not_signed_in',
    message: 'Your session has ended. Please sign in again. What you typed is kept, except passwords.',
  });
  expect(toApi()[0]?.headers.has('authorization')).toBe(false);
  expect(heard).toContain('SIGNED_OUT');
  data.subscription.unsubscribe();
});

test('a session that cannot be renewed at the moment means offline, and is kept', async () => {
  localStorage.setItem(sessionKey, storedSession(-60));
  sessionAnswer = 'lost';
  expect(await failure(add())).toMatchObject({ code: 'offline', message: offline });
  expect(toApi()).toEqual([]);
  expect(localStorage.getItem(sessionKey)).not.toBeNull();

  sessionAnswer = renewed;
  answers = [201];
  expect((await add()).status, 'once the connection is back').toBe(201);
});

test('a session whose renewal is refused is one that has ended, and not offline', async () => {
  localStorage.setItem(sessionKey, storedSession(-60));
  sessionAnswer = refusedSession('refresh_token_not_found');
  answers = [refused(401, 'not_signed_in')];
  expect(await failure(add())).toMatchObject({ code: 'not_signed_in' });
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('a refusal of a renewal that is not our server’s ends no session', async () => {
  const expired = storedSession(-60);
  localStorage.setItem(sessionKey, expired);
  sessionAnswer = jsonAnswer({ blocked: 'by a filter' }, { status: 403 });
  expect(await failure(add())).toMatchObject({ code: 'offline' });
  expect(localStorage.getItem(sessionKey)).toBe(expired);
});

test('a refusal of a renewal because others on the same network have sent too many requests ends no session', async () => {
  const expired = storedSession(-60);
  localStorage.setItem(sessionKey, expired);
  sessionAnswer = () => refusedSession('over_request_rate_limit', 429);
  expect(await failure(add())).toMatchObject({ code: 'offline' });
  expect(localStorage.getItem(sessionKey)).toBe(expired);
});

test('people read the server’s sentence, but no reference number instead of one', () => {
  expect(messageOf(new ApiError('conflict', 'Taken.'), 'Sorry.')).toBe('Taken.');
  expect(messageOf(new ApiError('unexpected', 'Reference 1'), 'Sorry.')).toBe('Sorry.');
  expect(messageOf(new TypeError('x is undefined'), 'Sorry.')).toBe('Sorry.');
  expect(failureOf(new ApiError('conflict', 'Taken.'), 'Sorry.')).toBe('Taken.');
  expect(failureOf(new ApiError('offline', 'No line.'), 'Sorry.')).toBe('Sorry. No line.');
});
