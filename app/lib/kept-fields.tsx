import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed before React has come. Where an extension has put something beside a field (password managers
 * do) or the browser has translated the page, React does not recognize it and makes it anew, with empty fields.
 */
export function KeptFields({ children }: { children: ReactNode }) {
  const [putBack] = useState(() => (typeof document === 'undefined' ? undefined : holdFields()));
  useLayoutEffect(() => putBack?.(), [putBack]);
  return children;
}

/** @returns fills what has taken the places of today's fields, and gives it the focus that was in one of them */
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

const fields = () => [...document.querySelectorAll<Field>('input, select, textarea')];

/** The field of the same name, and of several the one as far down the page: ids are not the same any more. */
function successorOf(field: Field, before: Field[], present: Field[]): Field | undefined {
  const isLike = (other: Field) => other.name === field.name && other.tagName === field.tagName;
  return present.filter(isLike)[before.filter(isLike).length];
}

/** Enters the value as a person would, so that React hears of it: it watches the element's own `value`. */
function fill(to: Field, from: Field): void {
  if (to instanceof HTMLInputElement && from instanceof HTMLInputElement && to.checked !== from.checked)
    to.click();
  if (to.value === from.value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
