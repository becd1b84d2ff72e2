import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { type Control, typeInto } from './type-into.ts';

/**
 * Keeps what was typed before React was ready. If an extension has added something next to a field (password managers
 * do) or the browser has translated the page, React does not recognise it and renders it again, with empty fields.
 */
export function KeptFields({ children }: { children: ReactNode }) {
  const [putBack] = useState(() => (typeof document === 'undefined' ? undefined : holdFields()));
  useLayoutEffect(() => putBack?.(), [putBack]);
  return children;
}

/** @returns a function that fills the fields that replaced the present ones, and restores the focus if one had it */
function holdFields(): () => void {
  const held = fields();
  const focused = held.findIndex((field) => field === document.activeElement);
  return () => {
    const present = fields();
    const successors = held.map((field, index) => successorOf(field, held.slice(0, index), present));
    held.forEach((field, index) => {
      const successor = successors[index];
      if (!successor || field.isConnected) return;
      fill(successor, field);
      if (index === focused) successor.focus();
    });
  };
}

const fields = () => [...document.querySelectorAll<Control>('input, select, textarea')];

/** The field of the same name; if there are several, the one at the same position: the ids have changed. */
function successorOf(field: Control, before: Control[], present: Control[]): Control | undefined {
  const isLike = (other: Control) => other.name === field.name && other.tagName === field.tagName;
  return present.filter(isLike)[before.filter(isLike).length];
}

function fill(to: Control, from: Control): void {
  if (to instanceof HTMLInputElement && from instanceof HTMLInputElement && to.checked !== from.checked)
    to.click();
  if (to.value !== from.value) typeInto(to, from.value);
}
