import { useId } from 'react';
import { classes } from './classes.ts';
import { Count } from './count.tsx';
import { showWhole } from './show-whole.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import style from './choices.module.css';

export type ChoiceItem<Value extends string> = {
  value: Value;
  label: string;
  count?: number | undefined;
  isUrgent?: boolean;
};

type ChoicesProps<Value extends string> = {
  /** What the choice is about, for screen readers. */
  label: string;
  choices: readonly ChoiceItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** As high as a field, and in several rows on a phone: for short lists in the client area. */
  roomy?: boolean;
};

/** A row of buttons of which one is pressed: a filter, or one of several views. */
export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChange,
  roomy,
}: ChoicesProps<Value>) {
  const id = useId();
  const row = useChosenInSight(choices.findIndex((choice) => choice.value === value));
  return (
    <div ref={row} className={classes(style.choices, roomy && style.roomy)} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes(style.choice, choice.isUrgent && style.urgent)}
          aria-pressed={choice.value === value}
          aria-describedby={choice.count === undefined ? undefined : `${id}${choice.value}`}
          onClick={() => onChange(choice.value)}
          onFocus={showWhole}
        >
          {choice.label}
          <Count id={`${id}${choice.value}`} className={style.count} count={choice.count} />
        </button>
      ))}
    </div>
  );
}
