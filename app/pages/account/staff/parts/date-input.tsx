import { type ComponentProps, useEffect, useState } from 'react';
import { DateBox } from '../../../../ui/date-box.tsx';
import { isDate } from '../../../../../features/date-words.ts';

/** `12` begins as `1`, which also makes a complete date, but one that nobody wants to see. */
const debounceMs = 400;

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onDate: (date: string) => void;
};

/**
 * A date that counts once it is complete and typing pauses or moves elsewhere: `2` and `20` on the way to 2026
 * are years too, but nobody means them.
 */
export function DateInput({ value, onDate, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // A date set by Back or by a button beside the field overrides what was typed before.
    if (value !== typed) setTyped(undefined);
  }
  const isNew = typed !== undefined && typed !== value && isWhole(typed);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onDate(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [isNew, typed, onDate]);
  return (
    <DateBox
      {...rest}
      type="date"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (isNew) onDate(typed);
        setTyped(undefined);
      }}
    />
  );
}

const isWhole = (date: string) => date === '' || isDate(date);
