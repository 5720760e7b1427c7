import { css } from '@emotion/react';
import { useState } from 'react';
import { isImageUrl } from '../lib/image-url.ts';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';

interface OrganizationMarkProps {
  readonly name: string;
  readonly logoUrl: string | undefined;
}

/** An organization's logo, or the first letter of its name. Hidden from screen readers, which read the name beside it. */
export function OrganizationMark({ name, logoUrl }: OrganizationMarkProps) {
  // The page's CSP may block it.
  const [missing, setMissing] = useState<string>();
  if (isImageUrl(logoUrl) && logoUrl !== missing)
    return <img src={logoUrl} alt="" css={[reset, mark]} onError={() => setMissing(logoUrl)} />;
  // Spread by code points, so that a letter outside of the BMP stays whole.
  return (
    <span aria-hidden="true" css={[reset, mark, letter]}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

const mark = css({ width: 24, height: 24, borderRadius: 4, objectFit: 'contain' });

const letter = css({
  display: 'grid',
  placeItems: 'center',
  background: token('colors.subtle'),
  fontSize: 14,
  lineHeight: 1,
  fontWeight: 600,
});
