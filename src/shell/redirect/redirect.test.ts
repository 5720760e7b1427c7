import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONSUMER_TOKENS } from '../../consumer/redirect.ts';
import type { RedirectEnvironment } from './departures.ts';
import { type AskedLink, createRedirect } from './redirect.ts';
import { type Claimant, createTokenClaims } from './token-claims.ts';

const MINUTE = 60_000;
const CLEAN = 'https://shop.test/login';
const ALL = { accepted: ['magic_links', 'login', 'reset_password', 'oauth'] as const };
const widget = (): { isConnected: boolean } => ({ isConnected: true });

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const link: AskedLink = { tokenType: 'magic_links', addressHash: 'c0ffee' };

/** A browser whose tabs share the address and localStorage, and whose clock can be moved. */
function browser(query = '') {
  const location = { href: `${CLEAN}${query}` };
  const local = new MemoryStorage();
  let time = 1_000_000;
  let stranger = false;
  const tab = (claims = new Map<string, Claimant>()) => {
    const environment: RedirectEnvironment = {
      location,
      history: {
        state: { of: 'the page' },
        replaceState(state, _title, url) {
          assert.deepEqual(state, { of: 'the page' });
          assert.notEqual(String(url), location.href, 'scripts of the page listen');
          location.href = String(url);
        },
      },
      localStorage: local,
      sessionStorage: new MemoryStorage(),
      now: () => time,
      canStrangerNavigate: () => stranger,
    };
    const { history } = environment;
    const tokens = createTokenClaims({ location, history, claims });
    return { ...tokens, ...createRedirect(environment, tokens, CONSUMER_TOKENS) };
  };
  return {
    location,
    local,
    tab,
    /** True if a page of another origin has opened or frames the tab. */
    setStranger: (there: boolean) => {
      stranger = there;
    },
    goTo: (next: string) => {
      location.href = `${CLEAN}${next}`;
    },
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('the token of the address', () => {
  test('goes to the first widget that takes it, and no other', () => {
    const redirect = browser('?stytch_token_type=magic_links&token=x').tab();
    const [first, second] = [widget(), widget()];
    assert.deepEqual(redirect.takeToken(first, ALL), { token: 'x', tokenType: 'magic_links' });
    assert.equal(redirect.takeToken(second, ALL), undefined);
    assert.equal(redirect.peekToken(second, ALL), undefined);
    assert.equal(redirect.takeToken(first, ALL)?.token, 'x');
  });

  test('is free again once the widget that claimed it has left the page', () => {
    const redirect = browser('?stytch_token_type=magic_links&token=x').tab();
    const first = widget();
    redirect.takeToken(first, ALL);
    first.isConnected = false;
    assert.equal(redirect.takeToken(widget(), ALL)?.token, 'x');
  });

  test('goes to one widget, also if two copies of the package are on the page', () => {
    const { tab } = browser('?stytch_token_type=magic_links&token=x');
    const claims = new Map<string, Claimant>();
    const [first, second] = [widget(), widget()];
    assert.equal(tab(claims).takeToken(first, ALL)?.token, 'x');
    assert.equal(tab(claims).takeToken(second, ALL), undefined);
  });

  test('is not claimed by peeking', () => {
    const redirect = browser('?stytch_token_type=magic_links&token=x').tab();
    redirect.peekToken(widget(), ALL);
    assert.equal(redirect.takeToken(widget(), ALL)?.token, 'x');
  });

  test('is not claimed by a widget that cannot use its type', () => {
    const redirect = browser('?stytch_token_type=reset_password&token=x').tab();
    assert.equal(redirect.takeToken(widget(), { accepted: ['magic_links'] }), undefined);
    assert.equal(redirect.takeToken(widget(), ALL)?.token, 'x');
  });

  test('is removed from the address when it is spent', () => {
    const { tab, location } = browser('?a=1&stytch_token_type=magic_links&token=x#top');
    const redirect = tab();
    redirect.spendToken('x', 'magic_links');
    assert.equal(location.href, `${CLEAN}?a=1#top`);
    assert.equal(redirect.takeToken(widget(), ALL), undefined);
  });

  test('stays in the address when another token is spent', () => {
    const { tab, location } = browser('?stytch_token_type=magic_links&token=x');
    tab().spendToken('given by the page', 'login');
    assert.equal(location.href, `${CLEAN}?stytch_token_type=magic_links&token=x`);
  });
});

for (const query of ['?stytch_token_type=reset_password&token=x', '?token=x']) {
  describe(`the reset token of ${query}`, () => {
    const request = { ...ALL, untyped: 'reset_password' } as const;

    test('is hidden from the address bar but available to a widget that replaces this one', () => {
      const { tab, location } = browser(query);
      const redirect = tab();
      redirect.hideToken('x');
      assert.equal(location.href, CLEAN);
      assert.deepEqual(redirect.takeToken(widget(), request), { token: 'x', tokenType: 'reset_password' });
    });

    test('stays with the widget that has claimed it, whatever becomes of the address', () => {
      const { tab, goTo } = browser(query);
      const redirect = tab();
      const first = widget();
      redirect.takeToken(first, request);
      redirect.hideToken('x');
      goTo('#terms');
      assert.equal(redirect.takeToken(first, request)?.token, 'x');
      assert.equal(redirect.takeToken(widget(), request), undefined);
      goTo('?token=another');
      assert.equal(redirect.takeToken(first, request)?.token, 'another');
    });

    test('returns to its own address only', () => {
      const { tab, location, goTo } = browser(query);
      const redirect = tab();
      redirect.hideToken('x');
      goTo('#terms');
      redirect.showToken();
      assert.equal(location.href, `${CLEAN}#terms`);
      goTo('');
      redirect.showToken();
      assert.equal(location.href, `${CLEAN}${query}`);
    });

    test('is gone once the visitor is signed in', () => {
      const redirect = browser(query).tab();
      redirect.hideToken('x');
      redirect.signedIn();
      assert.equal(redirect.takeToken(widget(), request), undefined);
    });

    test('is gone once it is spent', () => {
      const redirect = browser(query).tab();
      redirect.hideToken('x');
      redirect.spendToken('x', 'reset_password');
      assert.equal(redirect.takeToken(widget(), request), undefined);
    });

    test('does not follow the visitor to another address', () => {
      const { tab, goTo } = browser(query);
      const redirect = tab();
      redirect.hideToken('x');
      goTo('?elsewhere');
      assert.equal(redirect.takeToken(widget(), request), undefined);
    });
  });
}

describe('a link', () => {
  // Spec 4.17
  for (const asked of CONSUMER_TOKENS.links)
    for (const opened of CONSUMER_TOKENS.links)
      test(`of type ${opened} is expected in every tab of the browser that asked for one of type ${asked}, however late`, () => {
        const { tab, wait } = browser();
        const redirect = tab();
        assert.equal(redirect.isExpected(opened), false);
        redirect.expectLink({ ...link, tokenType: asked });
        // Only the provider knows that it has expired, and says so.
        wait(30 * MINUTE + 1);
        assert.equal(tab().isExpected(opened), true);
        assert.equal(redirect.spendToken('x', opened).addressHash, 'c0ffee');
      });

  test('is expected in every browser if the page asks nobody, and a return from a provider is not', () => {
    const redirect = browser().tab();
    assert.deepEqual(
      ALL.accepted.filter((tokenType) => redirect.isExpected(tokenType, undefined, false)),
      ['magic_links', 'login'],
    );
  });

  test('is expected once, because a second one may be a stranger’s', () => {
    const redirect = browser().tab();
    redirect.expectLink(link);
    assert.equal(redirect.hasAsked('magic_links'), true);
    redirect.spendToken('bogus', 'magic_links');
    assert.equal(redirect.isExpected('magic_links'), true, 'the provider has refused the other one');
    redirect.spendToken('x', 'magic_links');
    redirect.acceptToken('magic_links');
    assert.equal(redirect.isExpected('magic_links'), false);
    assert.equal(redirect.hasAsked('login'), true);
    assert.equal(redirect.spendToken('y', 'magic_links').addressHash, undefined);
  });

  test('is none that this browser has asked for before if nobody has', () => {
    const redirect = browser().tab();
    redirect.spendToken('x', 'magic_links');
    redirect.signedIn();
    assert.equal(redirect.hasAsked('magic_links'), false);
  });

  test('comes with the hash of the address that was asked last, also when it is tried again', () => {
    const redirect = browser().tab();
    redirect.expectLink(link);
    redirect.expectLink({ ...link, addressHash: 'decade' });
    assert.equal(redirect.spendToken('x', 'magic_links').addressHash, 'decade');
    redirect.acceptToken('magic_links');
    assert.equal(redirect.spendToken('x', 'magic_links').addressHash, 'decade');
    assert.equal(redirect.spendToken('another', 'magic_links').addressHash, undefined);
  });

  test('leads to a new password if it was asked for with that, also when it is tried again', () => {
    const redirect = browser().tab();
    redirect.expectLink({ ...link, resets: true });
    assert.equal(redirect.spendToken('x', 'magic_links').resets, true);
    assert.equal(redirect.spendToken('x', 'magic_links').resets, true);
    redirect.expectLink(link);
    assert.equal(redirect.spendToken('another', 'magic_links').resets, false);
  });

  test('is no longer expected once the visitor is signed in', () => {
    const { tab, local } = browser();
    const redirect = tab();
    redirect.expectLink(link);
    redirect.expectLink({ ...link, tokenType: 'login' });
    redirect.signedIn();
    assert.equal(redirect.isExpected('magic_links'), false);
    assert.equal(redirect.isExpected('login'), false);
    assert.deepEqual([...local.items.values()], ['']);
    redirect.spendToken('mine', 'magic_links');
    redirect.signedIn('otp');
    assert.equal(tab().isExpected('magic_links', 'mine'), false, 'it may have failed');
    redirect.signedIn('magic_link');
    assert.equal(tab().isExpected('magic_links', 'mine'), true, 'opened again');
    assert.equal(tab().isExpected('magic_links', 'another'), false);
  });

  test('and the return from a provider are expected independently', () => {
    const redirect = browser().tab();
    redirect.expectLink(link);
    assert.equal(redirect.isExpected('oauth'), false);
    redirect.signedIn();
    redirect.expectReturn('oauth');
    assert.equal(redirect.isExpected('magic_links'), false);
  });
});

describe('the return from a provider', () => {
  test('is expected for 30 minutes, only in the tab that left', () => {
    const { tab, wait } = browser();
    const redirect = tab();
    redirect.expectReturn('oauth');
    wait(30 * MINUTE - 1);
    assert.equal(redirect.isExpected('oauth'), true);
    assert.equal(tab().isExpected('oauth'), false);
    wait(1);
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is expected once, because a second token may be a stranger’s', () => {
    const { tab, goTo } = browser('?stytch_token_type=oauth&token=x');
    const redirect = tab();
    redirect.expectReturn('oauth');
    redirect.spendToken('x', 'oauth');
    goTo('?stytch_token_type=oauth&token=stranger');
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is not expected if the departure was canceled', () => {
    const redirect = browser().tab();
    redirect.expectReturn('oauth');
    redirect.cancelReturn();
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is not expected once the visitor has signed in some other way', () => {
    const redirect = browser().tab();
    redirect.expectReturn('oauth');
    redirect.signedIn();
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('reports how the tab had left, also when the same token is tried again', () => {
    const { tab, wait } = browser('?stytch_token_type=oauth&token=x');
    const redirect = tab();
    redirect.expectReturn('one_tap');
    assert.equal(redirect.spendToken('x', 'oauth').method, 'one_tap');
    wait(31 * MINUTE);
    assert.equal(redirect.spendToken('x', 'oauth').method, 'one_tap');
    assert.equal(redirect.spendToken('another', 'oauth').method, 'oauth');
  });

  for (const [when, before, after] of [
    ['when the tab leaves', true, false],
    ['when it comes back', false, true],
  ] as const) {
    test(`needs a press if another origin can navigate the tab ${when}`, () => {
      const { tab, setStranger, location } = browser('?error=access_denied');
      const redirect = tab();
      setStranger(before);
      redirect.expectReturn('one_tap');
      setStranger(after);
      assert.equal(redirect.isExpected('oauth'), false);
      // It is still a return.
      assert.equal(redirect.spendToken('x', 'oauth').method, 'one_tap');
      redirect.expectReturn('oauth');
      assert.deepEqual(redirect.takeRefusal(false), { code: 'access_denied' });
      assert.equal(location.href, CLEAN);
    });
  }
});

describe('an error in the address', () => {
  const refused = '?a=1&error=access_denied&error_description=Call+us';

  test('is the provider’s if this tab had left for one, and ends the departure', () => {
    const { tab, location } = browser(refused);
    const redirect = tab();
    redirect.expectReturn('oauth');
    assert.deepEqual(redirect.takeRefusal(false), { code: 'access_denied' });
    assert.equal(location.href, `${CLEAN}?a=1`);
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is the page’s own if this tab had not left', () => {
    const { tab, location } = browser(refused);
    assert.equal(tab().takeRefusal(true), undefined);
    assert.equal(location.href, `${CLEAN}${refused}`);
  });

  test('is ignored next to a token', () => {
    const redirect = browser(`${refused}&stytch_token_type=oauth&token=x`).tab();
    redirect.expectReturn('oauth');
    assert.equal(redirect.takeRefusal(true), undefined);
    assert.equal(redirect.isExpected('oauth'), true);
  });

  for (const [how, turnedBack, refusal] of [
    ['anew', false, undefined],
    ['in the history', true, { code: undefined }],
  ] as const) {
    test(`is not needed to end the departure: the visitor opened the page ${how}`, () => {
      const redirect = browser().tab();
      redirect.expectReturn('oauth');
      assert.deepEqual(redirect.takeRefusal(turnedBack), refusal);
      assert.equal(redirect.isExpected('oauth'), false);
      assert.equal(redirect.takeRefusal(turnedBack), undefined);
    });
  }
});

test('works without storage: nothing is expected and nothing throws', () => {
  const throws = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const environment = {
    location: { href: CLEAN },
    history: { state: null, replaceState: throws },
    get localStorage() {
      return throws();
    },
    sessionStorage: { getItem: throws, setItem: throws, removeItem: throws },
    now: Date.now,
    canStrangerNavigate: () => false,
  };
  const redirect = createRedirect(
    environment,
    { hideToken: throws, forgetToken: () => undefined },
    CONSUMER_TOKENS,
  );
  redirect.expectLink(link);
  redirect.expectReturn('oauth');
  assert.equal(redirect.isExpected('magic_links'), false);
  assert.equal(redirect.isExpected('oauth'), false);
  assert.equal(redirect.takeRefusal(true), undefined);
  redirect.signedIn();
});
