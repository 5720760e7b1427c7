import { css } from '@emotion/react';
import { reset } from './styles.ts';

export interface LogoProps {
  src: string;
  alt: string;
}

/** The integrator's logo. An address that is neither web, relative nor an embedded image shows nothing. */
export function Logo({ src, alt }: LogoProps) {
  if (!isImageAddress(src)) return null;
  return <img src={src} alt={alt} part="logo" css={logo} />;
}

function isImageAddress(src: string): boolean {
  if (/^data:image\//i.test(src)) return true;
  if (!URL.canParse(src, 'https://page.invalid')) return false;
  return ['http:', 'https:'].includes(new URL(src, 'https://page.invalid').protocol);
}

const logo = css(reset, {
  display: 'block',
  alignSelf: 'start',
  // The size is the greatest one from the start: an image that arrives must not move what is below it.
  width: 100,
  height: 50,
  objectFit: 'scale-down',
  objectPosition: 'left center',
});
