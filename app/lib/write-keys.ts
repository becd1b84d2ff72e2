import { saveInTab, readFromTab } from './tab-storage.ts';

/** Changes nothing; it is a POST only to keep a plate out of addresses. Unanswered writes stay unanswered. */
const lookupPath = '/api/vehicles/lookup';
/** Carries a password, which is kept nowhere. Once it has been carried out, there is no account left to retry it. */
export const erasePath = '/api/privacy/erase';
/**
 * Writes that set how something is from now on. Others may have changed it back since an unanswered one: pressing again
 * carries the write out again, instead of returning the first one's answer.
 */
const settings =
  /^\/api\/(?:admin\/people\/.+|calendar|profile|reminders\/consent|vehicles\/[^/]+\/(?:remove|restore))$/;
/** POSTs that add to a list, which may be one client's; other POSTs act on an existing record: `…/dismiss`. */
const toList = /^POST \/api\/(?:staff\/)?(?:clients\/[^/]+\/)?[^/]+$/;
/** What a write is about: `/api/appointments`, `/api/staff/clients`. Agreeing to reminders is about no reminder. */
const aboutOf = (address: string) =>
  /\/api\/(?:reminders\/consent|(?:(?:staff|admin)\/)?[^/?]+)/.exec(address)?.[0];

type Write = {
  /** Its `Idempotency-Key`. */
  key: string;
  /**
   * Call when the write was answered: repeating it is then meant as a second write.
   * @param isDone the same then holds for unanswered writes about the same kind of thing: a client who has cancelled a
   *   booking since, and books again, means a new one
   */
  answered(isDone: boolean): void;
};

/**
 * The key stays the same for the same method, path and body until the write has been answered, even after a reload.
 * An addition to a list while another one is unanswered may be the same thing, typed again: it gets the other one's
 * key, so that the server carries out one of the two and refuses the other.
 * @returns null for a request that is sent without a key
 */
export function trackWrite(method: string, path: string, body: string): Write | null {
  if (method === 'GET' || path === lookupPath || path === erasePath) return null;
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
 * Whether a write to an address was never answered: it may have been carried out.
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

const storageKey = 'garage-unanswered-writes';

const unanswered = () => readFromTab<Sent[]>(storageKey, []);

/** Without storage, a reload forgets the key; the database still refuses to book a time twice. */
const keep = (sent: Sent[]) => saveInTab(storageKey, JSON.stringify(sent));
