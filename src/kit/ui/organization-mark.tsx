import { useState } from 'react';
import { isImageUrl } from '../lib/urls.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { forcedEdge } from './forced-edge.ts';
import { Logo } from './logo.tsx';

interface OrganizationMarkProps {
  readonly name: string;
  readonly logoUrl: string | undefined;
}

/** True if the logo can be shown: its host may be down, or the page's CSP may refuse it. */
function useLogo(url: string | undefined): readonly [url: string | undefined, onError: () => void] {
  const [broken, setBroken] = useState<string>();
  const isShown = isImageUrl(url) && url !== broken;
  return [isShown ? url : undefined, () => setBroken(url)];
}

/** An organization's logo, or the first letter of its name. Hidden from screen readers, which read the name beside it. */
export function OrganizationMark({ name, logoUrl }: OrganizationMarkProps) {
  const [url, onError] = useLogo(logoUrl);
  if (url !== undefined) return <img src={url} alt="" onError={onError} className={classOf(mark)} />;
  return <Letter name={name} />;
}

/** The logo in the place of the page's own, or the first letter. Nothing if the organization has none. */
export function OrganizationLogo({ name, logoUrl }: OrganizationMarkProps) {
  const [url, onError] = useLogo(logoUrl);
  if (logoUrl === undefined) return null;
  return url === undefined ? <Letter name={name} isLarge /> : <Logo src={url} alt={name} onError={onError} />;
}

function Letter({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  // Spread by code points, so that a letter outside of the BMP stays whole.
  return (
    <span aria-hidden="true" className={classOf(mark, letter, isLarge && large)}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

const mark = css({ width: 24, height: 24, borderRadius: 4, objectFit: 'contain' });

const letter = css({
  display: 'grid',
  placeItems: 'center',
  ...forcedEdge,
  background: token('colors.line'),
  fontSize: 14,
  lineHeight: 1,
  fontWeight: 600,
});

const large = css({ width: 50, height: 50, borderRadius: 8, fontSize: 24 });
