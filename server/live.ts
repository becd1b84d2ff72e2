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
 * What may have changed; a page that shows it asks again. `profileId` narrows it to one client.
 * `access` says that somebody may no longer see what they saw (signed out, demoted, disabled; `userId`
 * narrows it to one account); `everything` that changes may have been missed.
 */
export type Change = {
  topic: (typeof topics)[number];
  profileId?: string;
  userId?: string;
};

export type Live = {
  publish(changes: Change[]): void;
  /**
   * @param ended called when the server stops
   * @returns a function that ends the subscription
   */
  subscribe(listener: (change: Change) => void, ended?: () => void): () => void;
  /** Ends every subscription, so that open streams do not keep a stopping server waiting. */
  close(): Promise<void>;
};

type Subscriber = { listener(change: Change): void; ended(): void };

/** Carries changes from writes to the open pages of this process. */
export function localLive(): Live {
  const subscribers = new Set<Subscriber>();
  return {
    publish(changes) {
      for (const change of changes) for (const { listener } of [...subscribers]) listener(change);
    },
    subscribe(listener, ended = () => {}) {
      const subscriber = { listener, ended };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      for (const { ended } of [...subscribers]) ended();
      subscribers.clear();
    },
  };
}
