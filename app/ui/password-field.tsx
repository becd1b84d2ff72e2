import { type ComponentProps, useState } from 'react';
import { Frame, type FrameProps } from './field.tsx';
import style from './password-field.module.css';

/** A password, which can be looked at: on a phone a wrong letter is typed easily. */
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
