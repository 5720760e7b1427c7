import { Fragment, type ReactNode, type Ref } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { BODY_LINE_HEIGHT, HELPER_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { visuallyHidden } from './styles.ts';

export interface TextProps {
  children?: ReactNode;
}

export interface HeadingProps extends TextProps {
  /** True if it is a sentence, which takes a smaller font on small phones. */
  isSentence?: boolean | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The only heading of a screen. It can be focused when the screen appears but is not a tab stop. */
export function Heading({ ref, isSentence = false, children }: HeadingProps) {
  return (
    <h2 ref={ref} tabIndex={-1} part="header" className={classOf(heading, isSentence && sentence)}>
      {children}
    </h2>
  );
}

export function Text({ children }: TextProps) {
  return <p className={classOf(paragraph)}>{children}</p>;
}

/** A smaller, less prominent paragraph. */
export function Helper({ id, children }: TextProps & { id?: string | undefined }) {
  return (
    <p id={id} part="helper" className={classOf(helper)}>
      {children}
    </p>
  );
}

interface EmphasisProps extends TextProps {
  /** True if it stays in one line. */
  isWhole?: boolean | undefined;
}

/** A value in a sentence, such as an email address or a number, with its own text direction. */
export function Emphasis({ isWhole = false, children }: EmphasisProps) {
  // Only with an explicit `dir`, a value without letters, such as a phone number, is left-to-right in any language.
  return (
    <bdi dir="auto" className={classOf(emphasis, isWhole && { whiteSpace: 'nowrap' })}>
      {typeof children === 'string' && children.length > SHORT ? breakable(children) : children}
    </bdi>
  );
}

/** Characters. A shorter value fits a line on the smallest phones, and is not broken. */
const SHORT = 26;

/** An address breaks after what separates its parts. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?<=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

/** Only for screen readers. */
export function VisuallyHidden({ children }: TextProps) {
  return <div className={classOf(visuallyHidden)}>{children}</div>;
}

export const heading = css({
  fontSize: token('typography.headerSize'),
  fontWeight: token('typography.headerWeight'),
  lineHeight: 4 / 3,
  '[data-look=modern] &': { lineHeight: 1.4 },
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // Otherwise words without spaces between them would be split, although `auto-phrase` keeps them whole.
  '&:lang(ja)': { textWrap: 'wrap' },
  // The focus only makes screen readers read the heading.
  '&:focus': { outline: 'none' },
});

/** In Arial, two lines for the sentence of a new account on a phone of 320 px; the theme's size from 358 px. */
const sentence = css({ fontSize: `min(${token('typography.headerSize')}, 6.7vw)` });

const paragraph = css({
  fontSize: token('typography.bodySize'),
  lineHeight: BODY_LINE_HEIGHT,
});

const helper = css({
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.secondary'),
});

const emphasis = css({ fontWeight: 600, hyphens: 'none' });
