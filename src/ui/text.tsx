import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { token } from '../theme/tokens.ts';
import { reset, visuallyHidden } from './styles.ts';

export interface TextProps {
  id?: string | undefined;
  children?: ReactNode;
}

export interface HeadingProps extends TextProps {
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The screen's one heading. It can take the focus when the screen appears, but is no tab stop. */
export function Heading({ id, ref, children }: HeadingProps) {
  return (
    <h2 id={id} ref={ref} tabIndex={-1} part="header" css={heading}>
      {children}
    </h2>
  );
}

/** A paragraph. */
export function Text({ id, children }: TextProps) {
  return (
    <p id={id} css={paragraph}>
      {children}
    </p>
  );
}

/** A quieter, smaller paragraph. */
export function Helper({ id, children }: TextProps) {
  return (
    <p id={id} part="helper" css={helper}>
      {children}
    </p>
  );
}

/** A value inside a sentence: an address, a number. Isolated, so that it keeps its own direction. */
export function Emphasis({ children }: TextProps) {
  // Said outright: an undecided value, such as a phone number, is then left-to-right and not as its surroundings.
  return (
    <bdi dir="auto" css={emphasis}>
      {children}
    </bdi>
  );
}

/** For screen readers only. */
export function VisuallyHidden({ id, children }: TextProps) {
  return (
    <div id={id} css={[reset, visuallyHidden]}>
      {children}
    </div>
  );
}

const heading = css(reset, {
  display: 'block',
  fontSize: token('typography.headerSize'),
  fontWeight: token('typography.headerWeight'),
  lineHeight: 4 / 3,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // Focus lands here to be read out, not to be acted on.
  '&:focus': { outline: 'none' },
});

const paragraph = css(reset, { display: 'block', fontSize: token('typography.bodySize'), lineHeight: 1.5 });

const helper = css(reset, {
  display: 'block',
  fontSize: token('typography.helperSize'),
  lineHeight: 10 / 7,
  color: token('colors.secondary'),
});

const emphasis = css(reset, { fontWeight: 700 });
