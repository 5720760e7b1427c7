import type { ReactNode, Ref } from 'react';
import { ArrowBackIcon } from '../icons/icon.tsx';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { Stack } from './stack.tsx';
import { focusRing, transition } from './styles.ts';
import { Heading, type HeadingProps } from './text.tsx';

interface ScreenHeadProps extends Pick<HeadingProps, 'isSentence'> {
  readonly heading: string;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The way back, if there is one. */
  readonly back?: BackButtonProps | undefined;
  /** The sentence below the heading. */
  readonly children?: ReactNode;
}

/** The top of every screen but the last. */
export function ScreenHead({ heading, isSentence, headingRef, back, children }: ScreenHeadProps) {
  return (
    <Stack gap={8}>
      {back && <BackButton {...back} />}
      <Heading ref={headingRef} isSentence={isSentence}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

export interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** Goes back to the previous screen. */
function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      part="back"
      className={classOf(iconButton, back)}
    >
      <ArrowBackIcon />
    </button>
  );
}

/** A round button with nothing but an icon. */
export const iconButton = css(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: token('colors.secondary'),
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:hover': { background: token('colors.subtle'), color: token('colors.text') },
    '&:active, &[aria-busy=true]': { background: token('colors.disabledBackground') },
    '&:focus-visible': focusRing,
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
  transition('background-color', 'color'),
);

const back = css({
  // Aligns the arrow, not the larger click target, with the text below it.
  marginInlineStart: -10,
  marginBlock: '-10px -4px',
  '&:dir(rtl) > svg': { transform: 'scaleX(-1)' },
});
