import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { reset } from './styles.ts';

interface EmbeddedIconProps {
  /** An address that somebody else gives, e.g. a browser extension. Only an embedded image is shown. */
  src: unknown;
  fallback: ReactNode;
}

/** A picture of 24x24 beside a name. As an image it can run no script and load nothing. */
export function EmbeddedIcon({ src, fallback }: EmbeddedIconProps) {
  if (!isEmbeddedImage(src)) return fallback;
  return <img src={src} alt="" css={icon} />;
}

function isEmbeddedImage(src: unknown): src is string {
  return typeof src === 'string' && /^data:image\//i.test(src);
}

const icon = css(reset, { display: 'block', width: 24, height: 24, objectFit: 'contain' });
