import { useEffect, useRef } from 'react';

/** The id of the one search field that `/` leads to. */
export const searchId = 'find-anything';

type Shortcuts = {
  onNew: () => void;
  onHelp: () => void;
};

/** `/` searches, `n` books, `?` explains; never while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const act = actOf(event.key, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actOf(key: string, { onNew, onHelp }: Shortcuts): (() => void) | undefined {
  if (key === '/') return () => document.getElementById(searchId)?.focus();
  if (key === 'n') return onNew;
  if (key === '?') return onHelp;
  return undefined;
}

/** While somebody types, or is in an open window or menu, the keys are theirs. */
function isTaken(target: EventTarget | null): boolean {
  const takers = 'input, textarea, select, [contenteditable], [data-open]:is([role="dialog"], [role="menu"])';
  return target instanceof Element && target.closest(takers) !== null;
}
