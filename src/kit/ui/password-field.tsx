import { type Ref, useState } from 'react';
import { Icon, type IconProps } from '../icons/icon.tsx';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { focusRing, transition, visuallyHidden } from './styles.ts';
import { TextField } from './text-field.tsx';

export interface PasswordFieldProps {
  /** Default: `password`. */
  readonly name?: string;
  readonly onChange: (password: string) => void;
  /** True if password managers fill in a known password or suggest a new one. */
  readonly autoComplete: 'new-password' | 'current-password';
  readonly labels: { readonly label: string; readonly show: string; readonly hide: string };
  readonly error?: string | undefined;
  readonly invalid?: boolean | undefined;
  /** Id of an additional description. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A password with a button that shows it. Leaving the form hides it again. */
export function PasswordField({ labels, name = 'password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={labels.label}
      name={name}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      trailing={
        <button type="button" onClick={() => setShown(!shown)} className={classOf(toggle)}>
          <EyeIcon size={20} crossed={shown} />
          {/* Not `aria-label`, which has the field's label in it: tests of pages find the field by that. */}
          <span className={classOf(visuallyHidden)}>{shown ? labels.hide : labels.show}</span>
        </button>
      }
    />
  );
}

const toggle = css(
  {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: token('inputs.borderRadius'),
    color: token('colors.secondary'),
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:hover': { color: token('colors.text') },
    '&:focus-visible': focusRing,
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
  transition('color'),
);

/** @param props.crossed strikes the eye through */
function EyeIcon({ crossed = false, ...props }: IconProps & { crossed?: boolean }) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m4 20 16-16" />}
    </Icon>
  );
}
