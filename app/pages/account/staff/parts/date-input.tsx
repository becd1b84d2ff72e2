import { type ComponentProps, useState } from 'react';
import { isDate } from '../../parts/days.ts';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onDate: (date: string) => void;
};

/** A date that counts as soon as it is whole: `2` and `20` on the way to 2026 are years too, but nobody's. */
export function DateInput({ value, onDate, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      type="date"
      value={typed ?? value}
      onChange={(event) => {
        const date = event.target.value;
        setTyped(date);
        if (date === '' || (isDate(date) && date >= '1900')) onDate(date);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
