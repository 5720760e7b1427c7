import type { ReactNode } from 'react';
import { splitDocLinks } from '../lib/doc-links.ts';
import { hasOwn } from '../lib/objects.ts';
import { phoneText } from '../lib/phone-text.ts';
import { parseUrl } from '../lib/urls.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { focusRing, transition } from './styles.ts';
import { Emphasis, Text } from './text.tsx';

export interface SlottedProps {
  /** May contain `{slot}`s. */
  readonly text: string;
  readonly slots: Readonly<Record<string, string>>;
}

/** A text with its values, emphasized and each in its own text direction. */
export const slotted = ({ text, slots }: SlottedProps): ReactNode[] =>
  text.split(/(\{\w+\})/).map((piece, index) => {
    const name = piece.slice(1, -1);
    const value = hasOwn(slots, name) ? slots[name] : undefined;
    if (!piece.startsWith('{') || value === undefined) return piece;
    const phone = phoneText(value);
    return (
      <Emphasis key={index} isWhole={phone !== undefined}>
        {phone ?? value}
      </Emphasis>
    );
  });

interface SentenceProps extends SlottedProps {
  /** A small button about the first value, in whose line it stays. */
  readonly button?: ReactNode;
}

/** A sentence with values that the visitor typed. */
export function Sentence({ button, ...props }: SentenceProps) {
  if (button === undefined) return <Text>{slotted(props)}</Text>;
  // The full stop belongs before the button.
  const [named = ''] = /^[^}]*\}[^\s\p{L}]*/u.exec(props.text) ?? [];
  return (
    <Text>
      <span className={classOf(room)}>{slotted({ ...props, text: named })}</span>
      <span className={classOf(inRoom)}>{button}</span>
      {slotted({ ...props, text: props.text.slice(named.length) })}
    </Text>
  );
}

/** px. A small button, and the space before it. */
const ROOM = 34;

/** What ends with the last word's line: nothing can come between a word and its padding. */
const room = css({ paddingInlineEnd: ROOM });

/** Takes no room of its own, so that it never begins a line. */
const inRoom = css({ marginInlineStart: -ROOM + 2 });

/** A message in which URLs of the provider's documentation are links. */
export function MessageText({ children }: { readonly children: string }) {
  return splitDocLinks(children).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // The parts of a message never change their order.
      <ExternalLink key={index} href={href}>
        {text}
      </ExternalLink>
    ),
  );
}

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
