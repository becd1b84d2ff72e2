import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openUnwatched } from './browser.ts';
import { median } from './compare.ts';
import { followingProxy, type Followed } from './following-proxy.ts';
import { say } from './say.ts';

const rounds = 5;

/**
 * Follows a link on the home page in a browser that nothing watches, because Chromium prerenders nothing while
 * DevTools are attached. Was the next page ready, and how long after the click did it show? Each round is repeated
 * without the page's rules.
 * @param url our server
 */
export async function prerendering(url: string): Promise<void> {
  const ahead: Followed[] = [];
  const asked: Followed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ahead.push(...(await follow(url, true)));
    asked.push(...(await follow(url, false)));
  }
  const activated = ahead.filter(({ hidden, activationStart }) => hidden && activationStart > 0);
  const paint = (pages: Followed[]) =>
    Math.round(median(pages.map(({ painted, activationStart }) => Math.max(0, painted - activationStart))));
  say(
    'Next page prerendered and activated',
    activated.length === 0
      ? 'no'
      : `yes, ${activated.length} of ${rounds} times: first paint ${paint(activated)} ms after the click, ` +
          `${paint(asked)} ms without the rules`,
  );
}

/** @returns what the page behind the link reports; nothing if there is no report for ten seconds */
async function follow(url: string, rules: boolean): Promise<Followed[]> {
  const proxy = await followingProxy(url, '/mot', rules);
  const browser = await openUnwatched(proxy.url);
  const ended = new AbortController();
  const followed = await Promise.race([
    proxy.followed.then((page) => [page]),
    setTimeout(10_000, [], { signal: ended.signal }),
  ]);
  ended.abort();
  browser.kill();
  await once(browser, 'exit');
  await proxy.close();
  return followed;
}
