import type { ReactNode } from 'react';
import { PencilIcon } from '../icons/pencil.tsx';
import { phoneText } from '../lib/phone-text.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { BODY_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { useScopedId } from './form.tsx';
import { iconButton } from './screen-head.tsx';
import { focusRing, visuallyHidden } from './styles.ts';
import { NativeInput } from './text-field.tsx';

interface Change {
  readonly label: string;
  readonly onClick: () => void;
}

interface RowProps {
  /** An email address or a phone number. */
  readonly account: string;
  /** Without it, the account cannot be changed. */
  readonly change?: Change | undefined;
  /** The account, as the visitor reads it. */
  readonly children: ReactNode;
}

/** Who is signing in, the same on every step. */
function IdentityRow({ account, change, children }: RowProps) {
  return (
    <div part="identity" className={classOf(row)}>
      <span
        aria-hidden="true"
        data-text={account.charAt(0).toUpperCase()}
        className={classOf(letter, written)}
      />
      {children}
      {change && (
        <button type="button" title={change.label} onClick={change.onClick} className={classOf(iconButton)}>
          <PencilIcon />
          {/* Not an `aria-label`: `getByLabel('Email')` is to find the field alone. */}
          <span className={classOf(visuallyHidden)}>{change.label}</span>
        </button>
      )}
    </div>
  );
}

/** For a screen whose sentence names the account. */
export function Identity(props: Omit<RowProps, 'children'>) {
  const { account } = props;
  return (
    <IdentityRow {...props}>
      {/* Nobody has to find it twice: the sentence names it. */}
      <span
        aria-hidden="true"
        dir="ltr"
        data-text={phoneText(account) ?? account}
        className={classOf(value, written)}
      />
    </IdentityRow>
  );
}

interface IdentityFieldProps extends Omit<RowProps, 'children'> {
  readonly label: string;
}

/**
 * For a form that asks for the password of an email address: a read-only input, because password managers do not see text and
 * ignore disabled fields.
 */
export function IdentityField({ label, ...props }: IdentityFieldProps) {
  const id = useScopedId('email');
  return (
    <IdentityRow {...props}>
      <label htmlFor={id} className={classOf(visuallyHidden)}>
        {label}
      </label>
      <NativeInput
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        readOnly
        value={props.account}
        onText={() => undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        part="input"
        className={classOf(value)}
      />
    </IdentityRow>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: token('inputs.height'),
  paddingInlineStart: 8,
  borderRadius: `min(${token('inputs.borderRadius')}, 22px)`,
  background: token('colors.subtle'),
  '&:dir(rtl) > :is([dir], [part=input])': { textAlign: 'end' },
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
});

const written = css({ '&::before': { content: 'attr(data-text)' } });

const letter = css({
  // Instead of the plus that a phone number begins with, a phone, drawn with borders because forced colors keep those.
  '&[data-text="+"]::before': {
    content: '""',
    width: 9,
    height: 15,
    border: '1.5px solid',
    borderBlockEndWidth: 3.5,
    borderRadius: 2.5,
  },
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 28px',
  height: 28,
  borderRadius: '50%',
  background: token('container.backgroundColor'),
  fontSize: token('typography.helperSize'),
  fontWeight: 600,
});

const value = css({
  // Asks for no width of its own, so that a narrow page stays narrow.
  flex: 1,
  width: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: token('typography.bodySize'),
  lineHeight: BODY_LINE_HEIGHT,
  borderRadius: 2,
  '&:focus-within': focusRing,
});
