type MarkupPolicy = { createHTML(markup: string): TrustedHTML };

declare global {
  interface Window {
    /** Not every browser has this, and the compiler's own types do not yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(markup: string): string }): MarkupPolicy;
    };
  }
}

/** The one policy under which pages may turn text into markup while they run (`server/policy.ts`). */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('drawings', { createHTML: (markup) => markup });

/**
 * Markup for `dangerouslySetInnerHTML` in a page that React may render again in the browser, where the
 * Content-Security-Policy refuses plain strings. Only for markup that this software produced itself: drawings.
 */
export function trustedMarkup(markup: string): { __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(markup) : markup };
}
