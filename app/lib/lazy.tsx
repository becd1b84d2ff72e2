import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { onFirstTouch } from './first-touch.ts';

/** A component's code could not be loaded. */
export class CodeNotLoaded extends Error {}

/** Shown in place of a component whose code has not loaded yet. */
export const LoadingFallback = createContext<ReactNode>(null);

/**
 * A component that the first view does not need. It is loaded when it first renders, or earlier, as soon as
 * someone starts to use the page.
 * @returns a component that renders `LoadingFallback` until then, and throws `CodeNotLoaded` while rendering if
 *   loading fails
 */
export function lazyPreloaded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = onDemand(load);
  if (typeof window !== 'undefined') onFirstTouch(Component.preload);
  return Component;
}

/**
 * The same for a component that not everyone needs: it is never preloaded, unless a screen does so with `usePreload`.
 *
 * This avoids `lazy` and `Suspense`, because React keeps a suspended component hidden until 0.3 seconds after it has
 * shown the fallback, however soon the component has loaded.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadIt = async () => (loaded ??= await load());

  function Component(props: Props) {
    const waiting = useContext(LoadingFallback);
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (!Loaded) loadIt().then((component) => setLoaded(() => component), setFailure);
    }, [Loaded]);
    if (failure) throw new CodeNotLoaded('A part of the program could not be loaded.', { cause: failure });
    return Loaded ? <Loaded {...props} /> : waiting;
  }

  // A failed preload is reported when the component renders, if loading fails again.
  return Object.assign(Component, { preload: () => void loadIt().catch(() => {}) });
}

/**
 * Preloads parts of a screen, once the screen has rendered.
 * @param parts each made by `onDemand`: `lazyPreloaded` would load them for anyone who has the screen's code
 */
export function usePreload(parts: { preload: () => void }[]): void {
  useEffect(() => onFirstTouch(() => parts.forEach(({ preload }) => preload())), [parts]);
}
