import { isImageUrl } from '../lib/urls.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

/** From the page's theme, which is not validated. */
export interface LogoProps {
  src: unknown;
  alt: unknown;
  /** The image could not be loaded. */
  onError?: () => void;
}

/** The page's logo. Shows nothing unless the URL is http(s), relative or a `data:` image. */
export function Logo({ src, alt, onError }: LogoProps) {
  if (!isImageUrl(src)) return null;
  return (
    <img
      src={src}
      alt={typeof alt === 'string' ? alt : ''}
      part="logo"
      onError={onError}
      className={classOf(logo)}
    />
  );
}

const logo = css({
  display: 'block',
  alignSelf: 'start',
  // Always the maximum size, so that the content below does not move when the image arrives.
  width: 100,
  height: 50,
  objectFit: 'scale-down',
  // Keeps a lower image close to the content below it.
  objectPosition: 'left bottom',
  '&:dir(rtl)': { objectPosition: 'right bottom' },
});
