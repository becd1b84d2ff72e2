import { ownMarkup } from '../lib/own-markup.ts';

/** A line drawing from `app/drawings`. Its facts stand in the text, so screen readers pass over it. */
export function Drawing({ svg, className }: { svg: string; className?: string | undefined }) {
  return (
    <div
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={ownMarkup(svg)}
    />
  );
}
