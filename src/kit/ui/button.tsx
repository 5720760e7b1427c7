import { type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LINK_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { linkStyle } from './sentence.tsx';
import { SpinnerRing } from './spinner.tsx';
import { focusRing, transition } from './styles.ts';

interface CommonProps {
  busy?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Looks disabled, but keeps its focus and its clicks, for a button that can say why. */
  paused?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

export interface ButtonProps extends CommonProps {
  variant?: 'primary' | 'secondary' | undefined;
  type?: 'button' | 'submit' | undefined;
  icon?: ReactNode;
  /** An additional `part` name, such as `button-oauth`. */
  part?: string | undefined;
  /** What is said of it on its edge. */
  mark?: string | undefined;
}

/**
 * A button as wide as its column. While busy, it keeps its name, width and focus, and ignores clicks, including the one
 * that Enter triggers in a form. Memoized, because the form renders at every key.
 */
export const Button = memo(function Button({
  variant = 'primary',
  type = 'button',
  icon,
  part,
  mark,
  children,
  ...props
}: ButtonProps) {
  const { busy = false, paused = false, onClick, ref } = props;
  return (
    <button
      ref={ref}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || paused || undefined}
      // oxlint-disable-next-line jsx-a11y/aria-props, jsx-a11y/role-supports-aria-props -- of ARIA 1.3, which browsers and screen readers have
      aria-description={mark}
      onClick={ignoreWhile(busy, onClick)}
      part={['button', `button-${variant}`, part].filter(Boolean).join(' ')}
      className={classOf(buttonBox, buttonColors[variant])}
    >
      <ButtonContent busy={busy} icon={icon}>
        {children}
      </ButtonContent>
      {mark !== undefined && (
        <span aria-hidden part="last-used" className={classOf(markStyle)}>
          {mark}
        </span>
      )}
    </button>
  );
});

/** The label of a button; while busy, a spinner in its place. */
export function ButtonContent({ busy, icon, children }: Pick<ButtonProps, 'busy' | 'icon' | 'children'>) {
  return (
    <>
      {busy && (
        <span className={classOf(spinnerPlace)}>
          <SpinnerRing size={20} />
        </span>
      )}
      <span className={classOf(content, busy && { opacity: 0 })}>
        {icon !== undefined && <span className={classOf(iconPlace)}>{icon}</span>}
        <span className={classOf(labelStyle)}>{children}</span>
      </span>
    </>
  );
}

// On the button's edge, where it takes no room from the label.
const markStyle = css({
  position: 'absolute',
  insetBlockStart: -9,
  insetInlineEnd: 12,
  paddingInline: 6,
  border: '1px solid',
  borderColor: token('inputs.borderColor'),
  borderRadius: 8,
  background: token('container.backgroundColor'),
  color: token('colors.secondary'),
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 400,
  pointerEvents: 'none',
});

/** A button that looks like a link, for secondary actions. */
export function LinkButton({
  busy = false,
  paused = false,
  prominent = false,
  onClick,
  ref,
  children,
}: CommonProps & {
  /** Looks like the main action. As the same element, it keeps its focus when it becomes that. */
  prominent?: boolean | undefined;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || paused || undefined}
      onClick={ignoreWhile(busy, onClick)}
      part={prominent ? 'button button-primary' : 'link'}
      className={prominent ? classOf(buttonBox, buttonColors.primary) : classOf(linkStyle, linkButton)}
    >
      {prominent ? <ButtonContent busy={busy}>{children}</ButtonContent> : children}
    </button>
  );
}

/** Cancels the click, and with it the form's submit. The alternative, `disabled`, would lose the focus. */
function ignoreWhile(busy: boolean, onClick: CommonProps['onClick']) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
}

const LINE_HEIGHT = 1.25;

/** A busy button keeps its colors. */
const OFF = '[aria-disabled=true]:not([aria-busy])';

/** The styles of buttons of every color. */
export const buttonBox = css(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: token('buttons.height'),
    // Around a label of two lines, and as little as a lower button leaves.
    paddingBlock: `clamp(0px, (${token('buttons.height')} - ${LINE_HEIGHT}em - 2px) / 2, 8px)`,
    paddingInline: 12,
    border: '1px solid',
    fontSize: token('buttons.fontSize'),
    lineHeight: LINE_HEIGHT,
    textAlign: 'center',
    cursor: 'pointer',
    textWrap: 'balance',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    touchAction: 'manipulation',
    '&:focus-visible': focusRing,
    '&[aria-busy=true]': { cursor: 'progress' },
    // The look "modern" never grays a button out: a press says what is missing.
    [`[data-look=classic] &${OFF}`]: {
      cursor: 'not-allowed',
      background: token('colors.disabledBackground'),
      borderColor: 'transparent',
      color: token('colors.disabledText'),
    },
    '@media (forced-colors: active)': { [`&${OFF}`]: { color: 'GrayText', borderColor: 'GrayText' } },
  },
  transition('background-color', 'border-color', 'box-shadow'),
);

/** Mixes the text color into the button's colors, which works for light and dark buttons alike, and for gradients. */
const mixInText = (kind: 'primary' | 'secondary', percent: number) => {
  const mixed = (ground: string) =>
    `color-mix(in srgb, ${token(`buttons.${kind}.textColor`)} ${percent}%, ${ground})`;
  return {
    boxShadow: `inset 0 0 0 100px ${mixed('transparent')}`,
    borderColor: mixed(token(`buttons.${kind}.borderColor`)),
  };
};

const variant = (kind: 'primary' | 'secondary', hover: number, active: number) =>
  css({
    background: token(`buttons.${kind}.backgroundColor`),
    // A gradient goes on under the border.
    backgroundOrigin: 'border-box',
    color: token(`buttons.${kind}.textColor`),
    borderColor: token(`buttons.${kind}.borderColor`),
    borderRadius: token(`buttons.${kind}.borderRadius`),
    // After a tap, touch screens would keep showing the hover style.
    '@media (hover: hover)': {
      '&:not([aria-disabled=true]):hover': mixInText(kind, hover),
    },
    '&:not([aria-disabled=true]):active': mixInText(kind, active),
  });

export const buttonColors = {
  primary: css(variant('primary', 12, 20), {
    fontWeight: 600,
    // Says what the color says elsewhere: that this is the main action.
    '@media (forced-colors: active)': { borderWidth: 2 },
  }),
  secondary: css(variant('secondary', 4, 8), { '[data-look=modern] &': { fontWeight: 500 } }),
};

const content = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
});
// Keeps a label without spaces from making the button wider than its column.
const labelStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
const iconPlace = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineEnd: 8,
  // It does not make a button higher than its label does.
  height: `${LINE_HEIGHT}em`,
  // Grows with large text.
  '& > svg': { minWidth: '1.1em', minHeight: '1.1em' },
});
const spinnerPlace = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const linkButton = css({
  width: 'fit-content',
  minHeight: LINK_HEIGHT,
  textAlign: 'start',
  '&[aria-disabled=true]': {
    color: token('colors.secondary'),
    cursor: 'default',
    textDecoration: 'none',
  },
});
