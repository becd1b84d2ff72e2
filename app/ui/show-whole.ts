import type { FocusEvent } from 'react';

/**
 * Scrolls a strip that is wider than its screen until what the keyboard reached stands whole in it. Browsers leave
 * what can be seen in part where it is, be it a sliver.
 * @param focus not one by mouse or finger: what they press must not move away from under them
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
