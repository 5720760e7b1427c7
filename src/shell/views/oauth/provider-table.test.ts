import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenColor } from '../../../../test/support/token-color.ts';
import { contrastRatio, type Rgb } from '../../../advice/contrast.ts';
import { PROVIDERS, providerRow } from './provider-table.ts';

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
  ['twitter', 'X'],
  ['tiktok', 'TikTok'],
  ['snapchat', 'Snapchat'],
  ['figma', 'Figma'],
  ['yahoo', 'Yahoo'],
];

// Spec 2.9, 3.9
test('starts with the providers of the spec, in its order', () => {
  assert.deepEqual(
    Object.entries(PROVIDERS)
      .slice(0, titles.length)
      .map(([type, { title }]) => [type, title]),
    titles,
  );
});

for (const [type, row] of Object.entries(PROVIDERS)) {
  // Spec 2.9
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

function rgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map(
    (byte) => parseInt(byte, 16) / 255,
  );
  return [red, green, blue];
}

const dark = { scheme: 'dark', look: 'classic' } as const;

test('every logo stands out from a dark button', async () => {
  const ground = tokenColor(dark, 'buttons.secondary.backgroundColor');
  for (const [type, row] of Object.entries(PROVIDERS)) {
    const { logo } = await row.logo();
    const best = Math.max(
      ...logo.paths.map(([fill]) =>
        contrastRatio(fill === 'currentColor' ? tokenColor(dark, 'colors.text') : rgb(fill), ground),
      ),
    );
    assert.ok(best >= 3, `${type}: ${best.toFixed(2)}:1`);
  }
});

for (const type of ['myspace', '', 'Google', '__proto__', 'constructor', 'googleOneTap']) {
  test(`"${type}" is not a provider`, () => assert.equal(providerRow(type), undefined));
}
