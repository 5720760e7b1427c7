/** Addresses that strangers write, and what is made of them. */
import assert from 'node:assert/strict';
import fc, { type Arbitrary } from 'fast-check';
import { returnPath } from '../../../elements/node/return-path.ts';
import { fillTags, languageOf } from '../../../elements/vite/tags.ts';
import { bareUrl, scrubText } from '../../../src/advice/scrub.ts';
import { slugInPath } from '../../../src/business/methods/organizations/slug.ts';
import { takeUrlToken as takeBusinessToken } from '../../../src/business/methods/url-token.ts';
import { takeUrlToken } from '../../../src/consumer/methods/url-token.ts';
import { CONSUMER_TOKENS } from '../../../src/consumer/redirect.ts';
import { httpUrl, isImageUrl } from '../../../src/kit/lib/urls.ts';
import { fillIn } from '../../../src/settings/resolve.ts';
import { createRedirect } from '../../../src/shell/redirect/redirect.ts';
import { createTokenClaims } from '../../../src/shell/redirect/token-claims.ts';
import { data, text } from '../arbitraries.ts';
import { type Property, property } from '../property.ts';

const ORIGIN = 'https://shop.example';

const TYPES = [
  'magic_links',
  'login',
  'reset_password',
  'oauth',
  'discovery',
  'sso',
  'multi_tenant_passwords',
];
const NAMES = ['token', 'stytch_token_type', 'stytch_redirect_type', 'slug', 'error', 'to', '__proto__'];

const query = (): Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...TYPES), text())), { maxLength: 6 })
    .map((pairs) =>
      pairs
        .map(([name, value]) => `${name}=${new URLSearchParams({ '': value }).toString().slice(1)}`)
        .join('&'),
    );

/** As the browser has it: without what no URL may have. */
const address = (): Arbitrary<string> =>
  fc
    .tuple(fc.webPath(), fc.oneof(query(), text()), text())
    .map(([path, search, hash]) => new URL(`${ORIGIN}${path}?${search}#${hash}`).href);

function storage(texts: Readonly<Record<string, string>> | string) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? (typeof texts === 'string' ? texts : (texts[key] ?? null)),
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A page at an address, with what its storages have under every key. */
function pageAt(href: string, stored: string) {
  const location = { href };
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, url?: string | URL | null) {
      // As browsers refuse it.
      assert.equal(new URL(String(url), location.href).origin, ORIGIN);
      location.href = new URL(String(url), location.href).href;
    },
  };
  const claims = createTokenClaims({ location, history, claims: new Map() });
  const page = {
    location,
    history,
    localStorage: storage(stored),
    sessionStorage: storage(stored),
    now: () => 1_700_000_000_000,
    canStrangerNavigate: () => true,
  };
  return { location, claims, redirect: createRedirect(page, claims, CONSUMER_TOKENS) };
}

export const addresses: readonly Property[] = [
  property(
    'a token of an address is taken as it is, or left, and is gone from the address once it is spent',
    [address(), text(), data(), fc.boolean()],
    (href, stored, products, turnedBack) => {
      for (const form of ['login', 'reset-password'] as const) {
        const { location, claims, redirect } = pageAt(href, stored);
        const config = { products } as object;
        const settings = { form, config, redirectHandling: 'auto', passwordResetToken: undefined } as const;
        const found = takeUrlToken(claims, { isConnected: true }, settings);
        redirect.takeRefusal(turnedBack);
        if (!found) continue;
        assert.equal(found.token, new URL(href).searchParams.get('token'));
        redirect.isExpected(found.tokenType);
        redirect.spendToken(found.token, found.tokenType);
        assert.equal(new URL(location.href).searchParams.get('token'), null);
      }
      const { claims } = pageAt(href, stored);
      takeBusinessToken(claims, { isConnected: true }, { redirectHandling: 'auto' });
    },
  ),
  property('a way back stays on the site', [fc.oneof(text(), query(), data())], (to) => {
    assert.equal(new URL(returnPath(to), ORIGIN).origin, ORIGIN);
  }),
  property('a redirect leads to http(s) only', [fc.oneof(text(), fc.webUrl(), data())], (given) => {
    for (const url of [httpUrl(given), httpUrl(given, ORIGIN)])
      if (url !== undefined) assert.match(new URL(url).protocol, /^https?:$/);
    const options = Object(given) as Record<string, unknown>;
    fillIn({ ...options, loginRedirectURL: given }, ORIGIN);
  }),
  property('an image is http(s), or data: of an image', [fc.oneof(text(), fc.webUrl(), data())], (given) => {
    if (isImageUrl(given)) assert.match(new URL(given, ORIGIN).href, /^(https?:|data:image\/)/i);
  }),
  property(
    'the slug of a path is a part of it',
    [
      fc.array(fc.constantFrom('{{slug}}', '*', '/', '-', '.', 'a', 'https://', 'shop.example'), {
        maxLength: 12,
      }),
      fc.array(fc.constantFrom('a', '-', '.', '/', '%E2', '~'), { maxLength: 300 }),
    ],
    (pattern, path) => {
      const slug = slugInPath(pattern.join(''), `${ORIGIN}/${path.join('')}`);
      assert.ok(slug === undefined || (slug !== '' && !slug.includes('/')));
    },
  ),
  property('a report has neither tokens nor what a URL hides', [address(), text()], (href, around) => {
    const secret = 'abcdefgh';
    const given = `${around}${href}?token=${secret}&a=1`;
    assert.ok(!scrubText(given, []).includes(`token=${secret}`));
    assert.ok(!scrubText(`${around}${secret}`, [secret]).includes(secret));
    assert.ok(!/[?#]/.test(bareUrl(href)));
  }),
  property(
    'tags are filled in HTML of any kind, and nothing else changes',
    [
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '<auth-widget',
            '</auth-widget>',
            '>',
            ' a="',
            '"',
            '<!--',
            '-->',
            '<script>',
            '</script>',
            ' lang=',
            '&#x110000;',
            '&#99999999;',
          ),
          text(),
        ),
        {
          maxLength: 20,
        },
      ),
    ],
    (pieces) => {
      const html = pieces.join('');
      assert.equal(
        fillTags(html, () => ''),
        html,
      );
      languageOf(html);
    },
  ),
];
