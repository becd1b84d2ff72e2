import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { onFirstTouch } from './first-touch.ts';

/** A component's program could not be loaded. */
export class NotLoaded extends Error {}

/** Stands in place of a component whose program has not come yet. */
export const Waiting = createContext<ReactNode>(null);

/**
 * A component that is not needed for the first look. It is loaded when it is first drawn, or before that, as
 * soon as somebody starts to use the page.
 * @returns what draws `Waiting` until then, and throws `NotLoaded` while it draws if nothing comes
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = onDemand(load);
  if (typeof window !== 'undefined') onFirstTouch(Component.ahead);
  return Component;
}

/**
 * The same for what not everybody needs: nobody loads it ahead, unless a screen does with `useAhead`.
 *
 * Without `lazy` and `Suspense`, because React keeps what waited hidden until 0.3 seconds after it has shown what
 * stands in its place, however soon it has come.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadIt = async () => (loaded ??= await load());

  function Component(props: Props) {
    const waiting = useContext(Waiting);
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (!Loaded) loadIt().then((component) => setLoaded(() => component), setFailure);
    }, [Loaded]);
    if (failure) throw new NotLoaded('A part of the program could not be loaded.', { cause: failure });
    return Loaded ? <Loaded {...props} /> : waiting;
  }

  // What fails to load ahead is told of when it is drawn, if it fails again.
  return Object.assign(Component, { ahead: () => void loadIt().catch(() => {}) });
}

/**
 * Loads parts of a screen ahead, from when it is drawn.
 * @param parts each `onDemand`: `later` would load them as soon as anybody has the screen's program
 */
export function useAhead(parts: { ahead: () => void }[]): void {
  useEffect(() => onFirstTouch(() => parts.forEach(({ ahead }) => ahead())), [parts]);
}
