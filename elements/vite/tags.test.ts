import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoundTag, fillTags, languageOf } from './tags.ts';

function find(html: string): FoundTag[] {
  const found: FoundTag[] = [];
  fillTags(html, (tag) => {
    found.push(tag);
    return '';
  });
  return found;
}

const attributes: readonly (readonly [html: string, attributes: Record<string, string>])[] = [
  ['', {}],
  [' products="otp passwords"', { products: 'otp passwords' }],
  [' config=\'{"products":["otp"]}\'', { config: '{"products":["otp"]}' }],
  [' no-shadow products=otp', { 'no-shadow': '', products: 'otp' }],
  ['\n  Public-Token = "a>b"\n', { 'public-token': 'a>b' }],
  [' domain-hint="&quot;&#39;&#x3c;&amp;&unknown;"', { 'domain-hint': '"\'<&&unknown;' }],
  [' domain-hint=&#x110000;&#1114112;', { 'domain-hint': '\ufffd\ufffd' }],
];

for (const [html, expected] of attributes) {
  test(`reads <auth-widget${html}>`, () => {
    assert.deepEqual(find(`<p><auth-widget${html}></auth-widget>`), [
      { tag: 'auth-widget', attributes: expected, isEmpty: true },
    ]);
  });
}

test('fills empty tags, and leaves everything else as it is', () => {
  const html = (content: string) => `<!doctype html><main>
    <auth-widget products="otp">${content}</auth-widget> <AUTH-RESET-PASSWORD>${content}</AUTH-RESET-PASSWORD>
    <auth-widget><p>Sign in needs JavaScript.</p></auth-widget><auth-widgets></auth-widgets>
  </main>`;
  assert.equal(
    fillTags(html(''), () => 'X'),
    html('X'),
  );
});

const opaque: readonly string[] = [
  '<!-- <auth-widget></auth-widget> -->',
  '<script>const html = "<auth-widget></auth-widget>";</script >',
  '<template><p></p><auth-widget></auth-widget></template>',
  '<noscript>\n<auth-widget></auth-widget>\n</noscript>',
];

for (const html of opaque) {
  test(`finds no tag in ${html}`, () => {
    assert.equal(find(`${html}<auth-widget></auth-widget>`).length, 1);
  });
}

test('reads the language of the page', () => {
  assert.equal(languageOf('<!doctype html>\n<HTML class="a" lang=de>'), 'de');
  assert.equal(languageOf('<html><body lang="de">'), undefined);
});
