/** What may have changed; a page that shows it asks again. `profileId` narrows it to one client. */
export type Change = { topic: 'appointments' | 'enquiries' | 'vehicles' | 'services' | 'reminders' | 'messages' | 'access'; profileId?: string };
export type Live = {
  publish(changes: Change[]): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void;
};

/** Carries changes from writes to the open pages of this process. */
export function localLive(): Live {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish(changes) {
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
