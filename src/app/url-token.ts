import type { Settings } from '../config/settings.ts';
import type { TokenType } from '../flow/screens.ts';
import { readUrlToken, type UrlToken } from '../flow/url-token.ts';
import type { Host } from './host.ts';

type Opened = Pick<Settings, 'form' | 'passwordResetToken' | 'redirectHandling' | 'config'>;

/** Who asks for a token: an element that has left the page has given it back. */
type Widget = Pick<Host, 'isConnected'>;

/** Which widget of this page has taken a token: of two widgets only one may spend it. */
const takers = new Map<string, Widget>();

/**
 * Addresses that a token was taken out of and not spent yet, with it, by what they are without it: the widget may be
 * replaced by another while its form is being filled in.
 */
export const unspent = new Map<string, string>();

/** The token of the page's address, of a type that this widget has a use for. */
function ofAddress({ form, config }: Opened): UrlToken | undefined {
  // Not judged yet: it may be no list.
  const resets = form === 'reset-password' || [config.products].flat().includes('passwords');
  const accepted: TokenType[] = ['magic_links', 'login'];
  if (resets) accepted.push('reset_password');
  // A third-party provider leads back to the page of the form that it was left from.
  if (form === 'login') accepted.push('oauth');
  const { href } = location;
  return readUrlToken(
    unspent.get(href) ?? href,
    accepted,
    form === 'reset-password' ? 'reset_password' : undefined,
  );
}

/**
 * The token that a widget starts with: the one that its page gives it, or that of the address for the first widget
 * that asks. It may ask again: once to load, once to render.
 */
export function takeToken(widget: Widget, opened: Opened): UrlToken | undefined {
  const given = opened.passwordResetToken;
  // What the address says of a token holds for the same token in the attribute (spec section 4).
  const found = opened.redirectHandling === 'auto' || given ? ofAddress(opened) : undefined;
  if (given) return { token: given, tokenType: found?.tokenType ?? 'reset_password' };
  if (!found) return undefined;
  const taker = takers.get(found.token);
  if (taker?.isConnected && taker !== widget) return undefined;
  takers.set(found.token, widget);
  return found;
}
