import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROVIDERS, providerRow } from './providers.ts';

/** Spec section 3, in its order. */
const titles = [
  ['google', 'Google'],
  ['microsoft', 'Microsoft'],
  ['apple', 'Apple'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['facebook', 'Facebook'],
  ['discord', 'Discord'],
  ['salesforce', 'Salesforce'],
  ['slack', 'Slack'],
  ['amazon', 'Amazon'],
  ['bitbucket', 'Bitbucket'],
  ['linkedin', 'LinkedIn'],
  ['coinbase', 'Coinbase'],
  ['twitch', 'Twitch'],
  ['twitter', 'Twitter'],
  ['tiktok', 'TikTok'],
  ['snapchat', 'Snapchat'],
  ['figma', 'Figma'],
  ['yahoo', 'Yahoo'],
];

test('starts with the providers of the spec, in its order', () => {
  assert.deepEqual(
    Object.entries(PROVIDERS)
      .slice(0, titles.length)
      .map(([type, { title }]) => [type, title]),
    titles,
  );
});

for (const [type, row] of Object.entries(PROVIDERS)) {
  test(`has a valid logo of ${type}`, async () => {
    const { logo } = await row.logo();
    assert.match(logo.box, /^0 0 \d+ \d+$/);
    assert.ok(logo.paths.length > 0);
    for (const [fill, outline] of logo.paths) {
      assert.match(fill, /^(#[\da-f]{3,6}|currentColor)$/);
      assert.match(outline, /^m[\d\s.,a-z-]+$/i);
    }
  });
}

for (const type of ['myspace', '', 'Google', '__proto__', 'constructor', 'googleOneTap']) {
  test(`"${type}" is not a provider`, () => assert.equal(providerRow(type), undefined));
}
