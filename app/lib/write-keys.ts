import { keepText, readKept } from './keep-text.ts';

/** What a write is known by until it has been answered. */
export const writeName = (method: string, path: string, body: string) => `${method} ${path} ${body}`;

const place = 'garage-unanswered-writes';

const unanswered = () => readKept<Record<string, string>>(place, {});

/** Without storage a reload forgets the key; the database still refuses to book a time twice. */
const keep = (keys: Record<string, string>) => keepText(place, JSON.stringify(keys));

/**
 * The `Idempotency-Key` of a write: the same one for the same method, path and body until the write has
 * been answered, also after a reload. What is added to a list after an answer to another that is missing may be the
 * same thing, typed anew: it gets that one's key, so that the server carries out one of the two and refuses the other.
 * @param write its `writeName`
 */
export function writeKey(write: string): string {
  const keys = unanswered();
  const [before = ''] = toList.test(addressOf(write)) ? sentTo(addressOf(write)) : [];
  const key = keys[write] ?? keys[before] ?? crypto.randomUUID();
  keep({ ...keys, [write]: key });
  return key;
}

/**
 * The write was answered: doing the same again is meant as a second one.
 * @param isDone so is then another one about the same kind of thing that never was answered: whoever has cancelled a
 *   booking since, and books again, means a new one
 */
export function forgetWrite(write: string, isDone: boolean): void {
  const others = Object.entries(unanswered()).filter(
    ([other]) => other !== write && !(isDone && aboutOf(other) === aboutOf(write)),
  );
  keep(Object.fromEntries(others));
}

/** Method and path: `POST /api/appointments`. */
const addressOf = (write: string) => write.split(' ', 2).join(' ');

/** Adds to a list, which may be one client's; other writes by POST do something with what is there: `…/dismiss`. */
const toList = /^POST \/api\/(?:staff\/)?(?:clients\/[^/]+\/)?[^/]+$/;

/** What a write is about: `/api/appointments`, `/api/staff/clients`. Agreeing to reminders is about none of them. */
const aboutOf = (write: string) =>
  /\/api\/(?:reminders\/consent|(?:(?:staff|admin)\/)?[^/? ]+)/.exec(write)?.[0];

/**
 * The writes that were sent to an address without ever being answered: they may have been carried out.
 * @param address method and path: `POST /api/appointments`
 */
export const sentTo = (address: string): string[] =>
  Object.keys(unanswered()).filter((write) => addressOf(write) === address);
