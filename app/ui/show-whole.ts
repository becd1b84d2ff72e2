import type { FocusEvent } from 'react';

/**
 * Scrolls a strip wider than the screen until the element that the keyboard reached is fully visible. Browsers do not
 * scroll to an element that is partly visible, even if only a sliver shows.
 * @param focus ignored if by mouse or finger: what people press must not move away from under them
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
