import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { surviveTranslation } from './lib/translation.ts';

/**
 * React does not recognize what the browser has translated already, and would put the page back with empty fields.
 * /contact, where React comes last (`scripts/site/late-scripts.ts`), works without it.
 */
const isTranslated = document.documentElement.className.includes('translated');
const canDoWithout = document.querySelector('script[type=later]') !== null;

if (!(isTranslated && canDoWithout)) {
  surviveTranslation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
