/**
 * This browser's memory of the links it asked for and of tabs that left for a provider, and the rules for the
 * token in the page's address. This protects visitors from links that a stranger sent.
 */

import { safeStorage } from '../../kit/lib/storage.ts';
import type { OAuthMethod } from '../../settings/types.ts';
import { createDepartures, type Departures, type RedirectEnvironment } from './departures.ts';
import type { TokenClaims } from './token-claims.ts';

/** The types of token that a flow's links and providers bring. */
export interface TokenKinds {
  /** Whose they are: types of token have the same names in several flows. */
  readonly flow: 'consumer' | 'b2b';
  /** Of emailed links. */
  readonly links: readonly string[];
  /** Of third-party providers. */
  readonly providers: readonly string[];
  /** The other parameters that these links and providers add to the address. */
  readonly parameters?: readonly string[];
}

/** A link that this browser asked for. */
export interface AskedLink {
  readonly tokenType: string;
  /** The hash of the address that it was sent to, and of its organization (`src/kit/lib/address-hash.ts`). */
  readonly addressHash: string;
  /** True if it verifies an address before its first password. The link itself does not tell. */
  readonly resets?: boolean;
  /** What else is the email's own, and comes back with a token of it. */
  readonly goal?: string | undefined;
}

/** This browser's memory of a token before it was spent. */
export interface SpentToken {
  /** How the tab had left, if a provider sent the token. */
  readonly method: OAuthMethod;
  /** As in `AskedLink`; undefined if this browser asked for none. */
  readonly addressHash?: string | undefined;
  /** True if this browser asked for the link in order to set a password. */
  readonly resets?: boolean;
  /** As in `AskedLink`, or of the departure that the token answers. */
  readonly goal?: string | undefined;
}

/** The part of a redirect that actions use. */
export interface ActionRedirect extends Pick<Departures, 'expectReturn' | 'cancelReturn'> {
  /**
   * Remembers that this browser asked for a link, so that opening the link here needs no further click. Replaces what
   * it remembers of earlier links of this type.
   */
  expectLink(link: AskedLink): void;
  /** True if this browser has asked for a link of this type, whether or not it still expects one. */
  hasAsked(tokenType: string): boolean;
  /**
   * Call right before exchanging a token, and again before each retry with the same token. A reset token, which outlives
   * a rejected password, is spent once the provider has accepted it. Removes the token from the address, and ends the
   * departure that it answers.
   */
  spendToken(token: string, tokenType: string): SpentToken;
}

export interface Redirect extends ActionRedirect, Pick<Departures, 'method' | 'takeRefusal'> {
  /**
   * True if this browser asked for a token of this type, or has signed in by this very token: the provider refuses it then.
   * If not, the visitor has to confirm before it is exchanged.
   * @param asksOfLinks false: every link counts as asked for
   */
  isExpected(tokenType: string, token?: string, asksOfLinks?: boolean): boolean;
  /** The provider has accepted a token of this type: ends the wait for the link that it answers, which a bogus one leaves alone. */
  acceptToken(tokenType: string): void;
  /** Removes a token that the visitor has turned down from the address, for good. */
  dropToken(token: string): void;
  /** Hides a reset token from the address bar, but keeps it for a widget that replaces this one. */
  hideToken(token: string): void;
  /**
   * A session exists: expects no more links and no return, since a token that arrives now may be a stranger's.
   * @param method by which the visitor has signed in
   */
  signedIn(method?: string): void;
}

/** The other tokens of an email that resets a password. */
const SAME_EMAIL: Readonly<Record<string, string>> = {
  login: 'magic_links',
  reset_password: 'magic_links',
  multi_tenant_passwords: 'multi_tenant_magic_links',
};

/**
 * Holds a hash of the address, `resets` if the link leads to a new password, and the goal. No time: the provider knows better how
 * long a link is valid. Empty once no link is expected any more. A reset email counts as a magic link.
 */
const askedKey = (tokenType: string): string => `auth-widget:asked-${SAME_EMAIL[tokenType] ?? tokenType}`;

/** Holds the end of the last token that this browser has signed in by, which nobody can sign in by again. */
const SPENT_KEY = 'auth-widget:spent';
/** Characters, of more than 40. */
const END = 10;

function createNotes(page: RedirectEnvironment) {
  const browser = safeStorage(() => page.localStorage);
  return {
    expectLink({ tokenType, addressHash, resets, goal = '' }: AskedLink): void {
      browser.write(askedKey(tokenType), `${addressHash} ${resets ? 'resets' : ''} ${goal}`.trimEnd());
    },
    /** The link of this type that is expected. */
    asked(tokenType: string): Omit<SpentToken, 'method'> {
      const [addressHash = '', resets, ...goal] = browser.read(askedKey(tokenType))?.split(' ') ?? [];
      return {
        addressHash: addressHash || undefined,
        resets: resets === 'resets',
        goal: goal.join(' ') || undefined,
      };
    },
    hasAsked: (tokenType: string): boolean => browser.read(askedKey(tokenType)) !== null,
    forgetAsked(tokenType: string): void {
      if (browser.read(askedKey(tokenType))) browser.write(askedKey(tokenType), '');
    },
    keepSpent: (token: string): void => browser.write(SPENT_KEY, token.slice(-END)),
    isSpent: (token: string): boolean => browser.read(SPENT_KEY) === token.slice(-END),
  };
}

export function createRedirect(
  page: RedirectEnvironment,
  { hideToken, forgetToken }: Pick<TokenClaims, 'hideToken' | 'forgetToken'>,
  { flow, links, providers, parameters }: TokenKinds,
): Redirect {
  const notes = createNotes(page);
  const departures = createDepartures(page, flow, providers);
  const spent = new Map<string, SpentToken>();
  const dropToken = (token: string): void => {
    hideToken(token, parameters);
    forgetToken();
  };

  return {
    ...departures,
    dropToken,
    expectLink: notes.expectLink,
    acceptToken: notes.forgetAsked,
    hasAsked: notes.hasAsked,
    hideToken: (token) => hideToken(token, parameters),
    isExpected(tokenType, token = '', asksOfLinks = true) {
      if (providers.includes(tokenType)) return departures.isExpected(tokenType);
      if (!asksOfLinks && links.includes(tokenType)) return true;
      return notes.asked(tokenType).addressHash !== undefined || notes.isSpent(token);
    },
    spendToken(token, tokenType) {
      dropToken(token);
      const asked = notes.asked(tokenType);
      const known = spent.get(token) ?? {
        method: departures.method() ?? 'oauth',
        ...asked,
        goal: departures.goalOf(tokenType) ?? asked.goal,
      };
      spent.set(token, known);
      departures.cancelReturn();
      return known;
    },
    signedIn(method) {
      const token = [...spent.keys()].at(-1);
      // An earlier attempt with it may have failed before it reached the provider, and is then not what has signed in.
      if (method === 'magic_link' && token !== undefined) notes.keepSpent(token);
      for (const type of links) notes.forgetAsked(type);
      departures.cancelReturn();
      forgetToken();
    },
  };
}
