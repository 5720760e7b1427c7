import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShorthandOptions } from '../../src/settings/entry-options.ts';
import { widgetShorthands } from './widget-options.ts';

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
