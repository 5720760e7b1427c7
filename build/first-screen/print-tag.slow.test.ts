/** What a server prints: the same first screen, as HTML that nobody can break out of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type FirstScreenOptions,
  type PrintedAttributes,
  printTag,
} from '../../elements/internal/print-tag.ts';
import type { PrintedTag } from '../../elements/internal/tags.ts';
import { TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import type * as renderer from './render.tsx';

const { importRenderer } = (await import(new URL('render-bundle.mjs', import.meta.url).href)) as {
  importRenderer: () => Promise<typeof renderer>;
};
const { renderFirstScreen, addedRules } = await importRenderer();
const data = { ...(await renderFirstScreen()), rules: addedRules() };

function print(
  attributes: PrintedAttributes,
  options: FirstScreenOptions = {},
  tag: PrintedTag = 'auth-widget',
): string {
  return printTag(data, tag, { 'public-token': 'p', ...attributes }, options);
}

test('prints the tag with its first screen in a shadow root', () => {
  const html = print({ products: 'otp', 'otp-methods': 'sms email', id: 'login' });
  assert.match(
    html,
    /^<auth-widget public-token="p" products="otp" otp-methods="sms email" id="login"><template shadowrootmode="open"><style>/,
  );
  assert.match(
    html,
    /<\/style><div class="[^"]+"><div part="container" data-look="classic" dir="ltr" lang="en"/,
  );
  assert.match(html, /<label for="aw-phone"[^>]*>Phone number<\/label>/);
  assert.ok(html.endsWith('</div></template></auth-widget>'));
});

test('a nonce is on the styles, and cannot break out of them', () => {
  assert.match(print({}, { nonce: 'r4nd0m' }), /<style nonce="r4nd0m">/);
  assert.match(
    print({}, { nonce: '"><b>', styles: { href: '/a.css' } }),
    /<link rel="stylesheet" href="\/a\.css" nonce="&quot;&gt;&lt;b&gt;">/,
  );
});

test('prints the styles that the screen needs, and no others', () => {
  const html = print({ products: 'otp' });
  const [, css = '', rest = ''] = /<style>(.*)<\/style>(.*)/.exec(html) ?? [];
  const classes = [...rest.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const styled = new Set([...css.matchAll(/\.(auth-widget-[\w-]+)/g)].map(([, name]) => name));
  assert.ok(classes.length > 10);
  assert.deepEqual([...styled].sort(), [...new Set(classes)].sort());
  assert.match(css, /:host\{display:block/);
});

test('links the styles', () => {
  assert.match(
    print({}, { styles: { href: '/a?b&c="' } }),
    /<template shadowrootmode="open"><link rel="stylesheet" href="\/a\?b&amp;c=&quot;"><div /,
  );
  assert.doesNotMatch(print({}, { styles: { href: '/a' } }), /<style/);
});

const languages: readonly (readonly [PrintedAttributes, string | undefined, lang: string, text: string])[] = [
  [{}, undefined, 'en', 'Continue'],
  [{}, 'de-AT', 'de-AT', 'Weiter'],
  [{ lang: 'fr' }, 'de', 'fr', 'Continuer'],
  [{ lang: 'fr', locale: 'ar' }, 'de', 'ar', 'متابعة'],
  [{}, 'no language', 'en', 'Continue'],
  [{}, 'sv', 'en', 'Continue'],
];

for (const [attributes, locale, lang, text] of languages) {
  test(`speaks ${lang} for ${JSON.stringify({ ...attributes, page: locale })}`, () => {
    const html = print(attributes, locale === undefined ? {} : { locale });
    assert.ok(html.includes(` dir="${lang === 'ar' ? 'rtl' : 'ltr'}" lang="${lang}"`));
    assert.ok(html.includes(`>${text}<`), text);
  });
}

test('speaks every language', () => {
  const printed = TRANSLATIONS.map((locale) => print({ locale }).replaceAll(locale, ''));
  assert.equal(new Set(printed).size, printed.length);
});

const hostile = `"><img src=x onerror=alert(1)>'</style></template><script>`;

const attacks: readonly PrintedAttributes[] = [
  { id: hostile },
  { 'public-token': hostile },
  { 'logo-image-url': `/${hostile}` },
  { theme: { logo: { logoImageUrl: '/a', alt: hostile }, colors: { primary: hostile } } },
  { strings: { main: { heading: hostile, email: hostile }, emailForm: { label: hostile } } },
  { 'oauth-providers': hostile, products: 'oauth' },
  { locale: hostile, lang: hostile },
  { 'data-note': hostile },
  { config: { products: [hostile] } },
];

for (const attributes of attacks) {
  test(`escapes ${Object.keys(attributes).join()}`, () => {
    const html = print(attributes);
    const tags = [...html.matchAll(/<\/?([a-z0-9-]+)/g)].map(([, name]) => name);
    assert.equal(tags.filter((name) => name === 'script').length, 0);
    assert.doesNotMatch(html, /<img src="?x/);
    assert.ok(html.endsWith('</auth-widget>'));
    assert.equal(html.split('</template>').length, html.includes('<template') ? 2 : 1);
  });
}

test('leaves out a logo that is no image, as the widget does', () => {
  assert.match(print({ 'logo-image-url': '/logo.png' }), /<img src="\/logo\.png" alt part="logo"/);
  assert.doesNotMatch(print({ 'logo-image-url': 'javascript:alert(1)' }), /<img/);
});

const plain: readonly (readonly [name: string, PrintedAttributes])[] = [
  ['a plain container', { 'no-shadow': true }],
  ['a plain container, by the config', { config: { enableShadowDOM: false } }],
  [
    'One Tap',
    { config: { products: ['oauth'], oauthOptions: { providers: [{ type: 'google', one_tap: true }] } } },
  ],
  ['an unknown product', { products: 'opt' }],
  ['malformed JSON', { theme: '{' }],
  ['an unusable address', { 'success-url': 'javascript:alert(1)' }],
];

for (const [name, attributes] of plain) {
  test(`prints the plain tag: ${name}`, () => {
    assert.match(print(attributes), /^<auth-widget [^>]+><\/auth-widget>$/);
  });
}

test('a shadow root is what the attribute says, rather than the config', () => {
  assert.match(print({ 'no-shadow': 'false', config: { enableShadowDOM: false } }), /<template/);
});

test('writes attributes as HTML has them', () => {
  const html = print({
    'no-shadow': true,
    'hide-header-text': false,
    class: undefined,
    config: { products: ['otp'] },
    'session-duration-minutes': 30,
    'data-a': null,
  });
  assert.equal(
    html,
    '<auth-widget public-token="p" no-shadow config="{&quot;products&quot;:[&quot;otp&quot;]}" session-duration-minutes="30"></auth-widget>',
  );
});

test('the token may come from a script', () => {
  assert.match(print({ 'public-token': undefined }), /^<auth-widget><template/);
});

test('the reset form asks for the new password, since most of its visitors have the token', () => {
  const html = print({ 'password-reset-token': 't' }, {}, 'auth-reset-password');
  assert.match(html, /^<auth-reset-password [^>]+><template/);
  assert.match(html, /name="password"/);
});

const refused: readonly (readonly [tag: string, PrintedAttributes])[] = [
  ['auth-widget', { onclick: 'alert(1)' }],
  ['auth-widget', { publicToken: 'p' }],
  ['auth-widget', { 'a onclick=alert(1) ': '' }],
  ['auth-widget', { 'data-a><script>': '' }],
  ['auth-widget', { style: 'color:red' }],
  ['auth-widget', { 'password-reset-token': 't' }],
  ['script', {}],
  ['toString', {}],
];

for (const [tag, attributes] of refused) {
  test(`refuses <${tag}> with ${Object.keys(attributes).join()}`, () => {
    assert.throws(() => printTag(data, tag as PrintedTag, attributes, {}), /^Error: auth-widget: /);
  });
}
