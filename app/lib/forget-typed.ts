const channel = 'garage-forget-typed';

/** Forgets what was typed and not saved, in every tab of this browser: it is not for whoever signs in here next. */
export function forgetTyped(): void {
  sessionStorage.clear();
  const tabs = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  tabs.postMessage(null);
  tabs.close();
}

/** Lets this tab forget when another one does. @returns what ends that */
export function forgetWithOtherTabs(): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener('message', () => sessionStorage.clear());
  return () => tabs.close();
}
