import style from './choices.module.css';

type ChoicesProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, of which one holds. */
export function Choices<Value extends string>({ label, choices, value, onChange }: ChoicesProps<Value>) {
  return (
    <div className={style.choices} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={style.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
