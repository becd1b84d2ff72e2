import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './browser.ts';
import { say } from './say.ts';

/** The middle of the first link in view that leads to another public page. */
const visibleLink = `[...document.querySelectorAll('a[href^="/"]')]
  .filter((link) => link.pathname !== '/' && !/^.(auth|dashboard)/.test(link.pathname))
  .map((link) => link.getBoundingClientRect())
  .filter(({ x, y, width, bottom }) => width > 0 && x >= 0 && y >= 0 && bottom < innerHeight)
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])[0]`;

type Answer = { id: number; result: { result?: { value?: unknown } } };

/**
 * Points at a link, waits a moment, follows it: has the browser had the page ready? Spoken directly with
 * the browser, because Playwright's own ways of steering a page forbid prerendering.
 */
export async function prerendering(url: string): Promise<void> {
  const { port, close } = await openBrowser();
  const made = await fetch(`http://127.0.0.1:${port}/json/new?${url}`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await made.json()) as { webSocketDebuggerUrl: string };
  const page = new WebSocket(webSocketDebuggerUrl);
  await once(page, 'open');
  await setTimeout(2000);
  const box = await evaluate(page, visibleLink);
  const [x, y] = box as [number, number];
  await send(page, 'Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await setTimeout(2000);
  for (const type of ['mousePressed', 'mouseReleased'])
    await send(page, 'Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await setTimeout(1000);
  const after = await pageAfter(port);
  say('Next page prerendered and activated', after);
  page.close();
  close();
}

/** Activation brings the prerendered page with a connection of its own. */
async function pageAfter(port: number): Promise<string> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    type: string;
    url: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ type, url }) => type === 'page' && url !== 'about:blank');
  if (!target) return 'no page';
  const page = new WebSocket(target.webSocketDebuggerUrl);
  await once(page, 'open');
  const read = `(([{activationStart}]) => { const [paint] = performance.getEntriesByName('first-contentful-paint'); return [activationStart, paint ? paint.startTime : 0]; })(performance.getEntriesByType('navigation'))`;
  const [activated, painted] = (await evaluate(page, read)) as [number, number];
  page.close();
  const path = new URL(target.url).pathname;
  return activated > 0
    ? `yes (${path}, first paint ${Math.round(Math.max(0, painted - activated))} ms after the click counted)`
    : `no (${path})`;
}

async function evaluate(page: WebSocket, expression: string): Promise<unknown> {
  const { result } = await send(page, 'Runtime.evaluate', { expression, returnByValue: true });
  return result.result?.value;
}

let last = 0;

function send(page: WebSocket, method: string, params: object): Promise<Answer> {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      page.removeEventListener('message', listen);
      resolve(answer);
    };
    page.addEventListener('message', listen);
    page.send(JSON.stringify({ id, method, params }));
  });
}
