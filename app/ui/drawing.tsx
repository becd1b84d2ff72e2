import { trustedMarkup } from '../lib/trusted-markup.ts';

/** A line drawing from `app/drawings`. Its facts are also in the text, so screen readers skip it. */
export function Drawing({ svg, className }: { svg: string; className?: string | undefined }) {
  return (
    <div
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustedMarkup(svg)}
    />
  );
}
