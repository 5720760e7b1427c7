import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { classOf } from '../theme/class-names.ts';
import { LINK_HEIGHT, scaledGap } from '../theme/sizes.ts';
import { linkStyle } from './external-link.tsx';

interface DisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows its content when its label is pressed. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details>
      <summary part="link" className={classOf(summary)}>
        {label}
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}

const summary = css(linkStyle, {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 'fit-content',
  minHeight: LINK_HEIGHT,
  '[open] > &': { marginBlockEnd: scaledGap(8), '& > svg': { transform: 'rotate(180deg)' } },
});
