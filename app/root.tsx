import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import './styles/tokens.css';
import './styles/base.css';
import './fonts/fonts.css';
import archivo from './fonts/archivo.woff2?url';
import atkinson from './fonts/atkinson-next.woff2?url';

/** Runs before the first paint, so that the header shows the right links at once. */
const signedInScript =
  'try{JSON.parse(localStorage.getItem("garage-session")).refresh_token&&' +
  'document.documentElement.setAttribute("data-signed-in","")}catch{}';

/** Whether one of the matched routes is an application; all other pages load no script of ours. */
function useNeedsScripts(): boolean {
  return useMatches().some(({ handle }) => isScripted(handle));
}

function isScripted(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === true;
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const scripts = useNeedsScripts();
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: signedInScript }} />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={atkinson} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {scripts && <ScrollRestoration />}
        {scripts && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
