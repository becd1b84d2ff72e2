import { keepText, readKept } from './keep-text.ts';

/** Changes nothing; it is sent by POST to keep a plate out of addresses. What is unanswered stays so. */
const lookUp = '/api/vehicles/lookup';
/** Carries a password, which is kept nowhere. Whoever repeats it after it was carried out has no account any more. */
export const erasing = '/api/privacy/erase';
/**
 * Say how something is to be from now on. Others may have changed it back since one that was never answered: whoever
 * presses again is not told of then, but has it done.
 */
const settings =
  /^\/api\/(?:admin\/people\/.+|calendar|profile|reminders\/consent|vehicles\/[^/]+\/(?:remove|restore))$/;
/** Adds to a list, which may be one client's; other writes by POST do something with what is there: `…/dismiss`. */
const toList = /^POST \/api\/(?:staff\/)?(?:clients\/[^/]+\/)?[^/]+$/;
/** What a write is about: `/api/appointments`, `/api/staff/clients`. Agreeing to reminders is about none of them. */
const aboutOf = (address: string) =>
  /\/api\/(?:reminders\/consent|(?:(?:staff|admin)\/)?[^/?]+)/.exec(address)?.[0];

type Write = {
  /** Its `Idempotency-Key`. */
  key: string;
  /**
   * It was answered: doing the same again is meant as a second one.
   * @param isDone so is then another one about the same kind of thing that never was answered: whoever has cancelled a
   *   booking since, and books again, means a new one
   */
  answered(isDone: boolean): void;
};

/**
 * The key is the same one for the same method, path and body until the write has been answered, also after a reload.
 * What is added to a list after an answer to another that is missing may be the same thing, typed anew: it gets that
 * one's key, so that the server carries out one of the two and refuses the other.
 * @returns null for what is sent without a key
 */
export function writeOf(method: string, path: string, body: string): Write | null {
  if (method === 'GET' || path === lookUp || path === erasing) return null;
  const address = `${method} ${path}`;
  return {
    key: settings.test(path) ? crypto.randomUUID() : keptKey(address, body),
    answered(isDone) {
      const isOver = (sent: Sent) =>
        (sent.address === address && sent.body === body) ||
        (isDone && aboutOf(sent.address) === aboutOf(path));
      keep(unanswered().filter((sent) => !isOver(sent)));
    },
  };
}

/**
 * Whether what was sent to an address was never answered: it may have been carried out.
 * @param address method and path: `POST /api/appointments`
 */
export const isUnanswered = (address: string): boolean =>
  unanswered().some((sent) => sent.address === address);

type Sent = { address: string; body: string; key: string };

function keptKey(address: string, body: string): string {
  const sent = unanswered();
  const there = sent.filter((other) => other.address === address);
  const same = there.find((other) => other.body === body);
  if (same) return same.key;
  const [before] = toList.test(address) ? there : [];
  const key = before?.key ?? crypto.randomUUID();
  keep([...sent, { address, body, key }]);
  return key;
}

const place = 'garage-unanswered-writes';

const unanswered = () => readKept<Sent[]>(place, []);

/** Without storage a reload forgets the key; the database still refuses to book a time twice. */
const keep = (sent: Sent[]) => keepText(place, JSON.stringify(sent));
