/** What a write is known by until it has been answered. */
export const writeName = (method: string, path: string, body: string) => `${method} ${path} ${body}`;

const place = 'garage-unanswered-writes';

function unanswered(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(keys: Record<string, string>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(keys));
  } catch {
    // Without storage a reload forgets the key; the database still refuses to book a time twice.
  }
}

/**
 * The `Idempotency-Key` of a write: the same one for the same method, path and body until the write has
 * been answered, also after a reload.
 * @param write its `writeName`
 */
export function writeKey(write: string): string {
  const keys = unanswered();
  const key = keys[write] ?? crypto.randomUUID();
  keep({ ...keys, [write]: key });
  return key;
}

/**
 * The write was answered: doing the same again is meant as a second one. So is another one about the same kind of
 * thing that never was answered: whoever has cancelled a booking since, and books again, means a new one.
 */
export function forgetWrite(write: string): void {
  const others = Object.entries(unanswered()).filter(([other]) => !isOvertaken(other, write));
  keep(Object.fromEntries(others));
}

function isOvertaken(earlier: string, later: string): boolean {
  if (earlier === later) return true;
  // Two that are added one after the other have nothing to do with each other.
  const areAdded = toList.test(addressOf(later)) && addressOf(earlier) === addressOf(later);
  return aboutOf(earlier) === aboutOf(later) && !areAdded;
}

/** Method and path: `POST /api/appointments`. */
const addressOf = (write: string) => write.split(' ', 2).join(' ');

/** Adds to a list, which may be one client's; other writes by POST do something with what is there: `…/dismiss`. */
const toList = /^POST \/api\/(?:staff\/)?(?:clients\/[^/]+\/)?[^/]+$/;

/** What a write is about: `/api/appointments`, `/api/staff/clients`. */
const aboutOf = (write: string) => /\/api\/(?:(?:staff|admin)\/)?[^/? ]+/.exec(write)?.[0];

/** Whether a write was sent without ever being answered: it may have been carried out. */
export function isUnanswered(write: string): boolean {
  return write in unanswered();
}
