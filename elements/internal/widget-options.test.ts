import assert from 'node:assert/strict';
import { test } from 'node:test';
import { B2B_SHORTHANDS } from '../../src/settings/business/shorthands.ts';
import { readShorthands } from '../../src/settings/read-shorthands.ts';
import { SHORTHANDS } from '../../src/settings/shorthands.ts';
import { B2B_FIELDS } from './b2b-options.ts';
import { SHARED_FIELDS } from './shared-fields.ts';
import { type ShorthandOptions, WIDGET_FIELDS, widgetShorthands } from './widget-options.ts';

const ELEMENTS = [
  ['auth-widget', WIDGET_FIELDS, SHORTHANDS],
  ['auth-b2b-widget', B2B_FIELDS, B2B_SHORTHANDS],
] as const;
const settings = [...Object.keys(SHARED_FIELDS), 'alreadySignedIn'];

for (const [tag, fields, shorthands] of ELEMENTS) {
  test(`every shorthand of <${tag}> is read`, () => {
    const read = new Set<PropertyKey>();
    readShorthands(shorthands, new Proxy({}, { get: (_target, name) => void read.add(name) }));
    const own = Object.keys(fields).filter((name) => !settings.includes(name));
    assert.deepEqual([...read].sort(), own.sort());
  });
}

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
