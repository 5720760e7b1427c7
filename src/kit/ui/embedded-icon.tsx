import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

interface EmbeddedIconProps {
  /** An untrusted URL, such as one from a browser extension. Only a `data:` image is shown. */
  src: unknown;
  fallback: ReactNode;
}

/** An icon of 24 by 24 px. In an `<img>`, an SVG can neither run scripts nor load anything. */
export function EmbeddedIcon({ src, fallback }: EmbeddedIconProps) {
  if (!isEmbeddedImage(src)) return fallback;
  return <img src={src} alt="" className={classOf(icon)} />;
}

function isEmbeddedImage(src: unknown): src is string {
  return typeof src === 'string' && /^data:image\//i.test(src);
}

const icon = css({ display: 'block', width: 24, height: 24, objectFit: 'contain' });
