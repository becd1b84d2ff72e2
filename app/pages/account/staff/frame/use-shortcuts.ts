import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The id of the one search field that `/` leads to. */
export const searchId = 'find-anything';

type Shortcuts = {
  onNew: () => void;
  onHelp: () => void;
};

/** Where a browser stores that single keys are off: users who dictate would press them by speaking. */
const storageKey = 'garage-shortcuts';
const areOn = () => localStorage.getItem(storageKey) !== 'off';

/** Turns the shortcuts of this browser on or off, in all of its tabs. */
export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  // The browser itself tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

/** Whether the shortcuts are on in this browser. */
export const useAreShortcutsOn = () => useSyncExternalStore(whenStored, areOn);

function whenStored(tell: () => void): () => void {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

/** `/` searches, `n` books, `?` explains; never while the user types, a dialog is open, or they are turned off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn() || event.ctrlKey || event.metaKey || event.altKey || handlesKeys(event.target)) return;
    const act = actOf(event.key, shortcuts);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actOf(key: string, { onNew, onHelp }: Shortcuts): (() => void) | undefined {
  if (key === '/') return () => document.getElementById(searchId)?.focus();
  // Capitals too: plates are typed with CapsLock on.
  if (key === 'n' || key === 'N') return onNew;
  if (key === '?') return onHelp;
  return undefined;
}

/** While the user types, or is in an open dialog or menu, the keys belong there. */
function handlesKeys(target: EventTarget | null): boolean {
  const takers = 'input, textarea, select, [contenteditable], [data-open]:is([role="dialog"], [role="menu"])';
  return target instanceof Element && target.closest(takers) !== null;
}
