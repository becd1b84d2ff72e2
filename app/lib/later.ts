import { type ComponentType, lazy } from 'react';
import { onFirstTouch } from './first-touch.ts';

/** A component's program could not be loaded. */
export class NotLoaded extends Error {}

/**
 * A component that is not needed for the first look. It is loaded when it is first drawn, or before that, as
 * soon as somebody starts to use the page; put a `Suspense` around it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // What fails to load ahead is asked for again when it is drawn.
  if (typeof window !== 'undefined') onFirstTouch(() => void load().catch(() => {}));
  return lazy(async () => ({ default: await load().catch(notLoaded) }));
}

function notLoaded(cause: unknown): never {
  throw new NotLoaded('A part of the program could not be loaded.', { cause });
}
