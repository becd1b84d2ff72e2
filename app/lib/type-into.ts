export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters a value as a person would, so that React and the fields that depend on this one notice it. */
export function typeInto(control: Control, value: string): void {
  // React replaces the element's own setter, and would not notice a value set through it.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
