import { css } from '@emotion/react';
import { ArrowBackIcon } from '../icons/arrow-back.tsx';
import { token } from '../theme/tokens.ts';
import { focusRing, reset, transition } from './styles.ts';

export interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** Goes back to the previous screen. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} part="back" css={back}>
      <ArrowBackIcon />
    </button>
  );
}

const back = css(
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 40,
    height: 40,
    // Aligns the arrow, not the larger click target, with the text.
    marginInlineStart: -10,
    marginBlock: -8,
    borderRadius: '50%',
    color: token('colors.secondary'),
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:hover': { background: token('colors.subtle'), color: token('colors.text') },
    '&:active': { background: token('colors.disabledBackground') },
    '&:focus-visible': focusRing,
    '&:dir(rtl) > svg': { transform: 'scaleX(-1)' },
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
  transition('background-color', 'color'),
);
