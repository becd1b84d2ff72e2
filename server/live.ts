export const topics = [
  'appointments',
  'clients',
  'enquiries',
  'vehicles',
  'services',
  'reminders',
  'messages',
  'settings',
  'access',
  'everything',
] as const;

/**
 * What may have changed; a page that shows it fetches it again. `profileId` narrows it to one client.
 * `access` means that someone may no longer see what they saw (signed out, demoted, disabled; `userId`
 * narrows it to one account); `everything` means that changes may have been missed.
 */
export type LiveChange = {
  topic: (typeof topics)[number];
  profileId?: string;
  userId?: string;
};

export type Live = {
  publish(changes: LiveChange[]): void;
  /**
   * @param ended called when the server stops
   * @returns a function that ends the subscription
   */
  subscribe(listener: (change: LiveChange) => void, ended?: () => void): () => void;
  /** @returns what has changed in the given number of past milliseconds, one minute at most */
  recent(milliseconds: number): LiveChange[];
  /** Ends every subscription, so that open streams do not keep a stopping server waiting. */
  close(): Promise<void>;
};

type Subscriber = { listener(change: LiveChange): void; ended(): void };

const keptMs = 60_000;

/** Carries changes from writes to the open pages of this process. */
export function localLive(): Live {
  const subscribers = new Set<Subscriber>();
  /** The latest change of each kind, the oldest first. */
  const last = new Map<string, { change: LiveChange; at: number }>();
  const keep = (change: LiveChange) => {
    const [kind, at] = [JSON.stringify(change), performance.now()];
    last.delete(kind);
    last.set(kind, { change, at });
    for (const [old, kept] of last) {
      if (kept.at >= at - keptMs) break;
      last.delete(old);
    }
  };
  return {
    publish(changes) {
      for (const change of changes) {
        keep(change);
        for (const { listener } of [...subscribers]) listener(change);
      }
    },
    subscribe(listener, ended = () => {}) {
      const subscriber = { listener, ended };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    recent(milliseconds) {
      const since = performance.now() - Math.min(milliseconds, keptMs);
      return [...last.values()].filter(({ at }) => at >= since).map(({ change }) => change);
    },
    async close() {
      for (const { ended } of [...subscribers]) ended();
      subscribers.clear();
    },
  };
}
