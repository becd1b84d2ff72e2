import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { DateBox } from './date-box.tsx';
import style from './field.module.css';

type FrameProps = {
  label: string;
  /** One line under the field: a format, or the reason for the question. */
  hint?: string | undefined;
  /** The error, shown between label and field. */
  error?: string | undefined;
};

type Wiring = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

type InnerProps = FrameProps & {
  id: string | undefined;
  optional: boolean;
  control: (wiring: Wiring) => ReactNode;
};

function Frame({ id: given, label, hint, error, optional, control }: InnerProps) {
  const made = useId();
  const id = given ?? made;
  const described = [optional && `${id}-optional`, error && `${id}-error`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={style.field}>
      <div>
        <label className={style.label} htmlFor={id}>
          {label}
        </label>
        {/* Beside the name, not in it: speech control and tests ask for a field by its name. */}
        {optional && (
          <span id={`${id}-optional`} className={style.optional}>
            {' (optional)'}
          </span>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
      {control({
        id,
        className: style.control ?? '',
        'aria-describedby': described || undefined,
        // Set even if all is well: Firefox reports an empty required field as invalid before anyone has typed.
        'aria-invalid': Boolean(error),
      })}
      {hint && (
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A single-line field. It is marked as optional unless it is `required`. */
export function TextField({ label, hint, error, ...input }: FrameProps & ComponentProps<'input'>) {
  return (
    <Frame
      {...{ label, hint, error, id: input.id }}
      optional={input.required !== true}
      control={(wiring) =>
        input.type === 'date' ? (
          <DateBox {...input} {...wiring} />
        ) : (
          <input type="text" {...input} {...wiring} />
        )
      }
    />
  );
}

/** A password field whose content can be shown: on a phone, typing errors are easily made. */
export function PasswordField({ label, hint, error, ...input }: FrameProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <Frame
      {...{ label, hint, error, id: input.id }}
      optional={input.required !== true}
      control={(wiring) => (
        <div className={style.password}>
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" className={style.show} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    />
  );
}

/** A multi-line field. */
export function TextArea({ label, hint, error, ...input }: FrameProps & ComponentProps<'textarea'>) {
  return (
    <Frame
      {...{ label, hint, error, id: input.id }}
      optional={input.required !== true}
      control={(wiring) => <textarea rows={5} {...input} {...wiring} />}
    />
  );
}

type SelectProps = FrameProps & ComponentProps<'select'>;

/** A choice among a few: the browser's native list, with `option` elements as children. */
export function Select({ label, hint, error, children, ...select }: SelectProps) {
  return (
    <Frame
      {...{ label, hint, error, id: select.id }}
      optional={false}
      control={(wiring) => (
        <select {...select} {...wiring}>
          {children}
        </select>
      )}
    />
  );
}
