import { Icon, type IconProps } from '../icons/icon.tsx';
import { phoneText } from '../lib/phone-text.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { BODY_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { NativeInput } from './autofill-input.tsx';
import { Avatar } from './avatar.tsx';
import { useScopedId } from './form.tsx';
import { iconButton } from './screen-head.tsx';
import { focusRing, visuallyHidden } from './styles.ts';
import { breakable, Emphasis } from './text.tsx';

interface Change {
  readonly label: string;
  readonly onClick: () => void;
}

/** A pencil that leads back to where the account can be changed. */
export function ChangeButton({ label, onClick }: Change) {
  return (
    <button type="button" title={label} onClick={onClick} className={classOf(iconButton, pencil)}>
      <PencilIcon />
      {/* Not an `aria-label`: `getByLabel('Email')` is to find the field alone. */}
      <span className={classOf(visuallyHidden)}>{label}</span>
    </button>
  );
}

interface IdentityFieldProps {
  readonly label: string;
  readonly email: string;
  /** Without it, the address cannot be changed. */
  readonly change?: Change | undefined;
}

/**
 * For a form that asks for the password of an email address: a read-only input, because password managers do not see text and
 * ignore disabled fields.
 */
export function IdentityField({ label, email, change }: IdentityFieldProps) {
  const id = useScopedId('email');
  return (
    <div part="identity" className={classOf(row)}>
      <Letter of={email} />
      <label htmlFor={id} className={classOf(visuallyHidden)}>
        {label}
      </label>
      <span className={classOf(address)}>
        <bdi aria-hidden="true" dir="ltr">
          {breakable(email)}
        </bdi>
        <NativeInput
          id={id}
          name="email"
          type="text"
          autoComplete="username"
          dir="ltr"
          readOnly
          value={email}
          onText={() => undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          part="input"
          className={classOf(covering)}
        />
      </span>
      {change && <ChangeButton {...change} />}
    </div>
  );
}

/** Who is signed in: an email address with its first letter, or a phone number or the address of a wallet. */
export function Identity({ account }: { readonly account: string }) {
  return (
    <p part="identity" className={classOf(row, whole)}>
      {account.includes('@') && <Letter of={account} />}
      <Emphasis>{phoneText(account) ?? account}</Emphasis>
    </p>
  );
}

const Letter = ({ of }: { readonly of: string }) => <Avatar small initials={of.charAt(0).toUpperCase()} />;

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: token('inputs.height'),
  paddingInlineStart: 8,
  borderRadius: `min(${token('inputs.borderRadius')}, 22px)`,
  background: token('colors.subtle'),
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
});

/** In as many lines as it takes. */
const whole = css({
  maxWidth: '100%',
  paddingBlock: 8,
  paddingInline: 16,
  textAlign: 'start',
  '&:has(> [data-text])': { paddingInlineStart: 8 },
});

const pencil = css({ width: 32, height: 32 });

const address = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  paddingBlock: 4,
  fontSize: token('typography.bodySize'),
  lineHeight: BODY_LINE_HEIGHT,
  overflowWrap: 'anywhere',
});

/** A field has one line, and an address may need two: the text below is what is seen and marked. */
const covering = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  background: 'none',
  pointerEvents: 'none',
  borderRadius: 2,
  '&:focus-within': focusRing,
});

function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6.5 3 3M6 15l9.5-9.5a2.1 2.1 0 0 1 3 3L9 18l-4 1z" />
    </Icon>
  );
}
