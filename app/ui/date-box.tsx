import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

/**
 * A field of a date or time, controlled or not, that React writes to only when its value is another one. React also
 * writes the attribute of that name at every change, and then Firefox empties what is left of a date of which one part
 * was erased, or is of no use yet, such as the 31st of a February on the way to March.
 */
export function DateBox({ value, defaultValue, ...rest }: ComponentProps<'input'>) {
  const box = useRef<HTMLInputElement>(null);
  const [first] = useState(value ?? defaultValue);
  useLayoutEffect(() => {
    if (box.current && value !== undefined && box.current.value !== value) box.current.value = String(value);
  });
  return <input {...rest} ref={box} defaultValue={first} />;
}
