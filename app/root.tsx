import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import './styles/tokens.css';
import './styles/base.css';
import './fonts/fonts.css';
import archivo from './fonts/archivo.woff2?url';
import atkinson from './fonts/atkinson-next.woff2?url';
import { KeptFields } from './lib/kept-fields.tsx';

/**
 * Runs before the first paint, so that the header shows the right links at once, and again when Back brings the page as
 * it was left: its reader may have signed in or out since.
 */
const signedInScript =
  '(onpageshow=()=>{try{document.documentElement.toggleAttribute("data-signed-in",' +
  '/refresh_token":"\\w/.test(localStorage["garage-session"]))}catch{}})()';

/**
 * Lets in the fonts that the first reading does not need (see `app/styles/tokens.css`): after the first
 * paint of the first page; on later ones, whose fonts are cached, at once.
 */
const fontsScript =
  '(go=>document.referrer.startsWith(location.origin)?go():' +
  'addEventListener("load",()=>new PerformanceObserver(go).observe({type:"paint",buffered:true})))' +
  '(()=>document.documentElement.toggleAttribute("data-fonts",!0))';

/** The address that makes the home page say 'Logged out' says it once, not again after a reload. */
const loggedOutScript =
  'addEventListener("load",()=>{location.hash=="#logged-out"&&history.replaceState({},"","/")})';

/** A menu rolls up when the keyboard leaves it and its button: the focus would go on behind it, unseen. */
const menuScript =
  'addEventListener("focusin",()=>{' +
  'try{document.querySelector(":not(:focus)+:popover-open:not(:focus-within)")?.hidePopover()}catch{}});' +
  // Without popovers, as up to Safari 16 and Firefox 124, a script opens the menus (`app/shell/menu.module.css`).
  'HTMLElement.prototype.hidePopover||import("/menus.js")';

/**
 * On a page that can do nothing without React, the last press before it has come waits for it (`app/lib/early-press.ts`):
 * a form would be sent to nobody, and come back empty. Where something could not be loaded, that fresh start is better.
 */
const earlyScript =
  '(()=>{let pressed;const kinds=["click","submit"];' +
  'const hold=event=>{const button=event.submitter||event.target.closest("main [type=button]");' +
  'if(button){event.preventDefault();pressed=button}};' +
  'const stop=()=>{for(const kind of kinds)removeEventListener(kind,hold,true);return pressed};' +
  'for(const kind of kinds)addEventListener(kind,hold,true);' +
  'addEventListener("error",stop,true);' +
  'window.takeEarlyPress=()=>{const found=stop();pressed=undefined;return found}})()';

/** Starts React after the first paint, on a page that is useful without; see `scripts/site/late-scripts.ts`. */
const lateScript =
  'addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();' +
  'const late=document.querySelector("script[type=later]");if(!late)return;' +
  'for(const link of document.querySelectorAll("link[rel=later]"))link.rel=link.dataset.rel||"modulepreload";' +
  'const script=document.createElement("script");script.type="module";' +
  // The policy's name is the only one that the pages allow (`server/policy.ts`), and each page makes it once.
  'const policy=window.trustedTypes?.createPolicy("late",{createScript:text=>text});' +
  'script.textContent=policy?policy.createScript(late.textContent):late.textContent;' +
  'document.head.append(script)}).observe({type:"paint",buffered:true}))';

/**
 * Which links a browser may load ahead: pages that only inform. They stand in the page because a file
 * of their own would be one more request for each page.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/auth*', '/dashboard*', '/api/*', '/dev/*'].map((path) => ({ not: { href_matches: path } })),
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Whether one of the matched routes is an application (`true`, or `late`); all other pages load no React. */
function useScripts(): unknown {
  return useMatches()
    .map(({ handle }) => scriptsOf(handle))
    .find(Boolean);
}

function scriptsOf(handle: unknown): unknown {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle ? handle.scripts : undefined;
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const scripts = useScripts();
  const inline = [
    signedInScript,
    fontsScript,
    loggedOutScript,
    menuScript,
    ...(scripts === 'late' ? [lateScript] : []),
    ...(scripts === true ? [earlyScript] : []),
  ].join(';');
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: inline }} />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={atkinson} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        {(scripts !== 'late' || import.meta.env.DEV) && <Links />}
        {/* For browsers that cannot draw the next one, such as older Safaris. */}
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {scripts === undefined ? children : <Hydrated>{children}</Hydrated>}
        {scripts === undefined && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
        {scripts !== undefined && <ScrollRestoration />}
        {scripts !== undefined && <Scripts />}
      </body>
    </html>
  );
}

/**
 * What React takes over. Where the page is not what it expects, because an extension or a translation has been there
 * before, React makes everything up to here anew. Without a boundary that is the document with its scripts, which the
 * Content-Security-Policy refuses: the page would stay white.
 */
function Hydrated({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <KeptFields>{children}</KeptFields>
    </Suspense>
  );
}

export default function Root() {
  return <Outlet />;
}
