import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { bare } from './styles.ts';

interface EmbeddedIconProps {
  /** An address that somebody else gives, e.g. a browser extension. Only an embedded image is shown. */
  src: string;
  fallback: ReactNode;
}

/** A picture of 24x24 beside a name. As an image it can run no script and load nothing. */
export function EmbeddedIcon({ src, fallback }: EmbeddedIconProps) {
  if (!/^data:image\//i.test(src)) return fallback;
  return <img src={src} alt="" css={icon} />;
}

const icon = css(bare, { display: 'block', width: 24, height: 24, objectFit: 'contain' });
