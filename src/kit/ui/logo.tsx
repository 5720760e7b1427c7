import { useLayoutEffect, useRef, useState } from 'react';
import { isImageUrl } from '../lib/urls.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';

/** From the page's theme, which is not validated. */
export interface LogoProps {
  src: unknown;
  alt: unknown;
  /** The image could not be loaded. */
  onError?: () => void;
}

/** The page's logo. Shows nothing unless the URL is http(s), relative or a `data:` image. */
export function Logo({ src, alt, onError }: LogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  // What was drawn before React may have loaded before it, too.
  useLayoutEffect(() => setLoaded((image.current?.naturalHeight ?? 0) > 0), []);
  if (!isImageUrl(src)) return null;
  return (
    <img
      ref={image}
      src={src}
      alt={typeof alt === 'string' ? alt : ''}
      part="logo"
      onLoad={() => setLoaded(true)}
      onError={onError}
      className={classOf(logo, isLoaded && loaded)}
    />
  );
}

/** At most what the specification says. */
const HEIGHT = `min(50px, ${token('logoHeight')})`;

/** An image that is lower or narrower leaves no empty space. */
const loaded = css({ width: 'auto', height: 'auto', maxWidth: 100, maxHeight: HEIGHT });

const logo = css({
  display: 'block',
  alignSelf: 'start',
  // The maximum size until the image has loaded. If the page has set the height, the content below does not move then.
  width: 100,
  height: HEIGHT,
  objectFit: 'scale-down',
  // Keeps a lower image close to the content below it.
  objectPosition: 'left bottom',
  '&:dir(rtl)': { objectPosition: 'right bottom' },
});
