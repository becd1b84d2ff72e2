import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

/**
 * A date or time field, controlled or not, to which React writes only a value that differs. Otherwise React also writes
 * the `value` attribute at every change, and Firefox then empties a date of which one part was erased, or one that is
 * not valid yet, such as 31 February on the way to March.
 */
export function DateBox({ value, defaultValue, ...rest }: ComponentProps<'input'>) {
  const box = useRef<HTMLInputElement>(null);
  const [first] = useState(value ?? defaultValue);
  useLayoutEffect(() => {
    if (box.current && value !== undefined && box.current.value !== value) box.current.value = String(value);
  });
  return <input {...rest} ref={box} defaultValue={first} />;
}
