import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What the page behind the link reports, in ms from when it was first requested. */
export type Followed = { hidden: boolean; activationStart: number; painted: number };

const beacon = '/bench-beacon';

/** The delay of every answer, in ms, as on a slow phone network (Lighthouse's mobile run assumes the same). */
const roundTrip = 150;

/**
 * Passes everything on to our server, but adds a script to each page: the home page follows one link after two
 * seconds, and the page behind it reports how it was shown. The home page's rules apply at once and to this link
 * only, because no pointer rests on it; what they exclude stays excluded.
 * @param url our server
 * @param rules whether the page keeps its rules
 */
export async function followingProxy(url: string, link: string, rules: boolean) {
  const { promise: followed, resolve } = Promise.withResolvers<Followed>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== beacon) return passOn(new URL(request.url ?? '/', url), response, link, rules);
    resolve(JSON.parse(await text(request)) as Followed);
    response.end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, followed, close };
}

/** Headers about how the answer travels, which differs here. */
const hopHeaders = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/;

async function passOn(from: URL, response: ServerResponse, link: string, rules: boolean): Promise<void> {
  const [original] = await Promise.all([fetch(from), setTimeout(roundTrip)]);
  const headers = Object.fromEntries([...original.headers].filter(([name]) => !hopHeaders.test(name)));
  if (!original.headers.get('content-type')?.startsWith('text/html')) {
    response.writeHead(original.status, headers).end(Buffer.from(await original.arrayBuffer()));
    return;
  }
  const { html, hashes } = withScript(await original.text(), link, rules);
  const policy = headers['content-security-policy']?.replace(
    'script-src',
    () => `script-src ${hashes.join(' ')}`,
  );
  response.writeHead(original.status, { ...headers, 'content-security-policy': policy }).end(html);
}

const rulesScript = /<script type="speculationrules">(?<rules>.*?)<\/script>/;

/** The page with the script and the changed rules, and the hashes that its policy must allow for them. */
function withScript(html: string, link: string, keepsRules: boolean): { html: string; hashes: string[] } {
  const script = followScript(link);
  const rules = keepsRules ? atOnce(rulesScript.exec(html)?.groups?.['rules'] ?? '{}', link) : '{}';
  return {
    html: html
      .replace(rulesScript, () => `<script type="speculationrules">${rules}</script>`)
      .replace('</body>', () => `<script>${script}</script></body>`),
    hashes: [script, rules].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}

type Rules = { prerender?: { where: { and: unknown[] }; eagerness: string }[] };

function atOnce(rules: string, link: string): string {
  const { prerender = [] } = JSON.parse(rules) as Rules;
  const narrowed = prerender.map(({ where }) => ({
    where: { and: [{ href_matches: link }, ...where.and] },
    eagerness: 'immediate',
  }));
  return JSON.stringify({ prerender: narrowed });
}

/** In the browser: follows the link, or, on the page behind it, reports when that page was visibly painted. */
const followScript = (link: string): string => `
  const hidden = Boolean(document.prerendering);
  const tell = () => new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue;
      const [{ activationStart }] = performance.getEntriesByType('navigation');
      fetch('${beacon}', { method: 'POST', body: JSON.stringify({ hidden, activationStart, painted: startTime }) });
    }
  }).observe({ type: 'paint', buffered: true });
  if (location.pathname === '/') addEventListener('load', () =>
    setTimeout(() => document.querySelector('a[href="${link}"]').click(), 2000));
  else if (hidden) document.addEventListener('prerenderingchange', tell);
  else tell();
`;
