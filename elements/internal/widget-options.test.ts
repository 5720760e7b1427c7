import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHORTHAND_FIELDS, type ShorthandOptions, widgetShorthands } from './widget-options.ts';

test('every shorthand of <auth-widget> is read', () => {
  const read = new Set<PropertyKey>();
  const options = new Proxy({} as ShorthandOptions, { get: (_target, name) => void read.add(name) });
  widgetShorthands(options);
  assert.deepEqual([...read].sort(), Object.keys(SHORTHAND_FIELDS).sort());
});

const configured: readonly (readonly [options: Partial<ShorthandOptions>, links: object | undefined])[] = [
  [{}, undefined],
  [{ products: ['otp'] }, undefined],
  [{ products: ['passwords', 'emailMagicLinks'] }, {}],
  [{ domainHint: 'shop.example' }, { domainHint: 'shop.example' }],
  [{ loginRedirectUrl: '/in' }, { loginRedirectURL: '/in' }],
];

for (const [options, links] of configured) {
  test(`options of links are ${links ? '' : 'not '}set by ${JSON.stringify(options)}`, () => {
    const { config } = widgetShorthands(options as ShorthandOptions);
    assert.deepEqual(config.emailMagicLinksOptions, links);
  });
}
