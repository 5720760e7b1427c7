/** The abilities of this browser on this page. */

import { canStoreCookie } from '../kit/lib/cookies.ts';
import { hasWebAuthn } from '../kit/lib/has-webauthn.ts';
import { isWebview } from '../kit/lib/webview.ts';
import type { CookieOptions } from '../settings/types.ts';
import type { BrowserDiagnosis, Finding } from './diagnosis.ts';
import { about, when } from './diagnosis.ts';
import { NOT_SECURE } from './not-secure.ts';

const { error, note, warning } = about('browser');

const NAME = 'auth-widget-diagnose';

function canStore(storage: () => Storage): boolean {
  try {
    storage().setItem(NAME, '1');
    storage().removeItem(NAME);
    return true;
  } catch {
    return false;
  }
}

function frameOf(): BrowserDiagnosis['frame'] {
  if (window === window.top) return 'top';
  try {
    return window.top?.location.origin === location.origin ? 'same-origin' : 'cross-origin';
  } catch {
    return 'cross-origin';
  }
}

export function examineBrowser(cookies: CookieOptions): BrowserDiagnosis {
  return {
    cookies: canStoreCookie(cookies),
    localStorage: canStore(() => localStorage),
    sessionStorage: canStore(() => sessionStorage),
    secureContext: isSecureContext,
    passkeys: hasWebAuthn(),
    webview: isWebview(navigator.userAgent),
    frame: frameOf(),
  };
}

/**
 * Pure.
 * @param count how many other consumer projects have stored a session on this origin
 */
export const sharedCookieFindings = (count: number): Finding[] =>
  when(
    count > 0,
    warning(
      'Another Stytch project has a session on this origin, and cookies with the same name replace each other: signing in to one signs out of the other. Give each project config.cookieOptions.opaqueTokenCookieName and .jwtCookieName of its own.',
    ),
  );

/** Why the browser keeps no cookie of the session. */
export const noCookies = (domain: string | undefined): string =>
  domain === undefined
    ? 'The browser blocks cookies on this page, so a reload ends the session. Allow them, and check that the page is not in a sandboxed frame.'
    : `The browser refuses cookies for config.cookieOptions.domain "${domain}". It must be the page's host or a domain above it.`;

interface Wanted {
  readonly products: readonly string[];
  /** The types of social login providers. */
  readonly providers: readonly unknown[];
  readonly cookieDomain: string | undefined;
}

/** Pure. */
export function browserFindings(
  {
    cookies,
    localStorage: local,
    sessionStorage: session,
    secureContext,
    passkeys,
    webview,
    frame,
  }: BrowserDiagnosis,
  { products, providers, cookieDomain }: Wanted,
): Finding[] {
  return [
    ...(secureContext ? when(!cookies, error(noCookies(cookieDomain))) : [error(NOT_SECURE)]),
    ...when(
      !local || !session,
      warning(
        'The browser blocks storage on this page, so visitors have to press Continue after each link. Allow it, and check that the page is not in a sandboxed frame.',
      ),
    ),
    ...when(
      frame === 'cross-origin',
      note(
        'The page is framed by another origin: browsers may partition its cookies, and coming back from a link or provider takes a press. Let visitors sign in on the page itself.',
      ),
    ),
    ...when(
      webview && products.includes('oauth') && providers.includes('google'),
      warning(
        'This is the browser that an app embeds. Google refuses to sign anybody in there, so its button tells visitors to open the page in their browser. Offer them another way, too.',
      ),
    ),
    ...when(
      products.includes('passkeys') && !passkeys,
      note('products names "passkeys", but this browser has none, so it shows no button for them.'),
    ),
  ];
}
