import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRedirect, type RedirectEnvironment } from './redirect.ts';

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

/** A browser whose tabs share the address and localStorage, and whose clock can be moved. */
function browser(query = '') {
  const location = { href: `${CLEAN}${query}` };
  const local = new MemoryStorage();
  let time = 1_000_000;
  const tab = () => {
    const environment: RedirectEnvironment = {
      location,
      history: {
        state: { of: 'the page' },
        replaceState(state, _title, url) {
          assert.deepEqual(state, { of: 'the page' });
          location.href = String(url);
        },
      },
      localStorage: local,
      sessionStorage: new MemoryStorage(),
      now: () => time,
    };
    return createRedirect(environment);
  };
  return {
    location,
    tab,
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
    redirect.spendToken('x');
    assert.equal(location.href, `${CLEAN}?a=1#top`);
    assert.equal(redirect.takeToken(widget(), ALL), undefined);
  });

  test('stays in the address when another token is spent', () => {
    const { tab, location } = browser('?stytch_token_type=magic_links&token=x');
    tab().spendToken('given by the page');
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

    test('is gone once the visitor is signed in', () => {
      const redirect = browser(query).tab();
      redirect.hideToken('x');
      redirect.signedIn();
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
  test('is expected in every tab of the browser that asked for it, as long as it is valid', () => {
    const { tab, wait } = browser();
    const redirect = tab();
    assert.equal(redirect.isExpected('magic_links'), false);
    redirect.expectLink(30);
    wait(30 * MINUTE - 1);
    assert.equal(tab().isExpected('magic_links'), true);
    assert.equal(tab().isExpected('login'), true);
    wait(1);
    assert.equal(tab().isExpected('magic_links'), false);
  });

  test('requested later does not shorten the wait for an earlier one', () => {
    const { tab, wait } = browser();
    tab().expectLink(60);
    tab().expectLink(5);
    wait(59 * MINUTE);
    assert.equal(tab().isExpected('magic_links'), true);
  });

  test('is no longer expected once the visitor is signed in', () => {
    const redirect = browser().tab();
    redirect.expectLink(30);
    redirect.signedIn();
    assert.equal(redirect.isExpected('magic_links'), false);
  });

  test('and the return from a provider are expected independently', () => {
    const redirect = browser().tab();
    redirect.expectLink(30);
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
    redirect.spendToken('x');
    goTo('?stytch_token_type=oauth&token=stranger');
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is not expected if the departure was canceled', () => {
    const redirect = browser().tab();
    redirect.expectReturn('oauth');
    redirect.cancelReturn();
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('reports how the tab had left, also when the same token is tried again', () => {
    const { tab, wait } = browser('?stytch_token_type=oauth&token=x');
    const redirect = tab();
    redirect.expectReturn('one_tap');
    assert.equal(redirect.spendToken('x'), 'one_tap');
    wait(31 * MINUTE);
    assert.equal(redirect.spendToken('x'), 'one_tap');
    assert.equal(redirect.spendToken('another'), 'oauth');
  });
});

describe('an error in the address', () => {
  const refused = '?a=1&error=access_denied&error_description=Call+us';

  test('is the provider’s if this tab had left for one, and ends the departure', () => {
    const { tab, location } = browser(refused);
    const redirect = tab();
    redirect.expectReturn('oauth');
    assert.equal(redirect.takeRefusal(), 'access_denied');
    assert.equal(location.href, `${CLEAN}?a=1`);
    assert.equal(redirect.isExpected('oauth'), false);
  });

  test('is the page’s own if this tab had not left', () => {
    const { tab, location } = browser(refused);
    assert.equal(tab().takeRefusal(), undefined);
    assert.equal(location.href, `${CLEAN}${refused}`);
  });

  test('is ignored next to a token', () => {
    const redirect = browser(`${refused}&stytch_token_type=oauth&token=x`).tab();
    redirect.expectReturn('oauth');
    assert.equal(redirect.takeRefusal(), undefined);
    assert.equal(redirect.isExpected('oauth'), true);
  });

  test('is not needed to end the departure: the visitor came back', () => {
    const redirect = browser().tab();
    redirect.expectReturn('oauth');
    assert.equal(redirect.takeRefusal(), undefined);
    assert.equal(redirect.isExpected('oauth'), false);
  });
});

test('works without storage: nothing is expected and nothing throws', () => {
  const throws = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const redirect = createRedirect({
    location: { href: CLEAN },
    history: { state: null, replaceState: throws },
    get localStorage() {
      return throws();
    },
    sessionStorage: { getItem: throws, setItem: throws, removeItem: throws },
    now: Date.now,
  });
  redirect.expectLink(30);
  redirect.expectReturn('oauth');
  assert.equal(redirect.isExpected('magic_links'), false);
  assert.equal(redirect.isExpected('oauth'), false);
  assert.equal(redirect.takeRefusal(), undefined);
  redirect.signedIn();
});
