import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonContent, buttonBox, mixInText, secondary } from './button.tsx';

interface ExternalButtonProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A link that opens a new tab and looks like a button. */
export function ExternalButton({ href, icon, children }: ExternalButtonProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      part="button button-secondary"
      css={[buttonBox, secondary, pointedAt]}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}

/** A link is never `:enabled`, which the colors of a button ask for. */
const pointedAt = css({
  '@media (hover: hover)': { '&:hover': mixInText('secondary', 5) },
  '&:active': mixInText('secondary', 10),
});
