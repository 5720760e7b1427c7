import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { parseUrl } from '../lib/urls.ts';
import { classOf } from '../theme/class-names.ts';
import { token } from '../theme/tokens.ts';
import { focusRing, transition } from './styles.ts';

export interface ExternalLinkProps {
  href: string;
  children?: ReactNode;
}

/** A link that opens a new tab. Anything but an http(s) or mailto URL becomes plain text. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  if (!isExternal(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" part="link" className={classOf(linkStyle)}>
      {children}
    </a>
  );
}

function isExternal(href: string): boolean {
  return ['http:', 'https:', 'mailto:'].includes(parseUrl(href)?.protocol ?? '');
}

/** For links, and for buttons that look like links. */
export const linkStyle = css(
  {
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
    borderRadius: 2,
    '&:hover': { textDecorationColor: 'currentColor' },
    '&:active': { color: token('colors.secondary') },
    '&:focus-visible': focusRing,
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
  transition('text-decoration-color'),
);
