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
 * Runs before the first paint, so that the header shows the right links at once, and again when Back restores the page
 * from the browser's cache: the reader may have signed in or out since.
 */
const signedInScript =
  '(onpageshow=()=>{try{document.documentElement.toggleAttribute("data-signed-in",' +
  '/refresh_token":"\\w/.test(localStorage["garage-session"]))}catch{}})()';

/**
 * Enables the fonts that the first view does not need (see `app/styles/tokens.css`): on the first page after
 * its first paint; on later pages, whose fonts are cached, at once.
 */
const fontsScript =
  '(go=>document.referrer.startsWith(location.origin)?go():' +
  'addEventListener("load",()=>new PerformanceObserver(go).observe({type:"paint",buffered:true})))' +
  '(()=>document.documentElement.toggleAttribute("data-fonts",!0))';

/** Drops `#logged-out` from the address, so that the home page says 'Logged out' once and not again after a reload. */
const loggedOutScript =
  'addEventListener("load",()=>{location.hash=="#logged-out"&&history.replaceState({},"","/")})';

/** Closes a menu when keyboard focus leaves it and its button: the focus would otherwise move on unseen behind it. */
const menuScript =
  'addEventListener("focusin",()=>{' +
  'try{document.querySelector(":not(:focus)+:popover-open:not(:focus-within)")?.hidePopover()}catch{}});' +
  // In browsers without popovers (up to Safari 16, Firefox 124) a script opens the menus (`app/shell/menu.module.css`).
  'HTMLElement.prototype.hidePopover||import("/menus.js")';

/**
 * On a page that does nothing without React, holds the last press until React is ready (`app/lib/early-press.ts`): a
 * form would be sent to nobody and come back empty. If something fails to load, that fresh start is better.
 */
const earlyScript =
  '(()=>{let pressed;const kinds=["click","submit"];' +
  'const hold=event=>{const button=event.submitter||event.target.closest("main [type=button]");' +
  'if(button){event.preventDefault();pressed=button}};' +
  'const stop=()=>{for(const kind of kinds)removeEventListener(kind,hold,true);return pressed};' +
  'for(const kind of kinds)addEventListener(kind,hold,true);' +
  'addEventListener("error",stop,true);' +
  'window.takeEarlyPress=()=>{const found=stop();pressed=undefined;return found}})()';

/** Starts React after the first paint, on a page that is useful without it; see `scripts/site/late-scripts.ts`. */
const lateScript =
  'addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();' +
  'const late=document.querySelector("script[type=later]");if(!late)return;' +
  'for(const link of document.querySelectorAll("link[rel=later]"))link.rel=link.dataset.rel||"modulepreload";' +
  'const script=document.createElement("script");script.type="module";' +
  // The pages allow a policy of this name (`server/policy.ts`), and each page creates it only once.
  'const policy=window.trustedTypes?.createPolicy("late",{createScript:text=>text});' +
  'script.textContent=policy?policy.createScript(late.textContent):late.textContent;' +
  'document.head.append(script)}).observe({type:"paint",buffered:true}))';

/**
 * Which links a browser may prerender: pages that only inform. The rules are inline because a separate
 * file would cost each page one more request.
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
        {/* For browsers that cannot draw the SVG icon below, such as older Safaris. */}
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
 * The part that React hydrates. If an extension or a translation has already changed the page, React renders everything
 * inside this boundary again. Without the boundary it would do so with the whole document and its scripts, which the
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
