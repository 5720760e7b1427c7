import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUSINESS_OPTIONS } from '../settings/business/options.ts';
import { OPTIONS } from '../settings/options.ts';
import { ignoredSettings } from './ignored-settings.ts';

const ignored: readonly (readonly [source: object, warning: string])[] = [
  [{ config: 5 }, 'config must be an object; its value is ignored.'],
  [{ config: { prodcuts: [] } }, 'config.prodcuts is not a known setting and is ignored.'],
  [{ config: { constructor: 1 } }, 'config.constructor is not a known setting and is ignored.'],
  [
    { config: { otpOptions: { expirationMinute: 3 } } },
    'config.otpOptions.expirationMinute is not a known setting and is ignored.',
  ],
  [
    { config: { oauthOptions: { providers: [{ type: 'google', scopes: [] }] } } },
    'config.oauthOptions.providers.0.scopes is not a known setting and is ignored.',
  ],
  [
    { theme: { buttons: { disabled: { textColor: 'grey' } } } },
    'theme.buttons.disabled is not a known setting and is ignored. Set theme.colors.disabledBackground and theme.colors.disabledText.',
  ],
  [{ theme: 7 }, 'theme must be an object; its value is ignored.'],
  [{ theme: { nonsense: 1 } }, 'theme.nonsense is not a known setting and is ignored.'],
  [{ theme: { colors: 'red' } }, 'theme.colors must be an object; its value is ignored.'],
  [{ theme: { colors: { primry: 'red' } } }, 'theme.colors.primry is not a known setting and is ignored.'],
  [
    { theme: { colors: { primary: 'redd' } } },
    'theme.colors.primary must be a CSS color; its value is ignored.',
  ],
  [
    { theme: { container: { backgroundColor: 'url(x)' } } },
    'theme.container.backgroundColor must be a CSS background value; its value is ignored.',
  ],
  [
    { theme: { buttons: { primary: { borderRadius: 4 } } } },
    'theme.buttons.primary.borderRadius must be a string with a CSS border-radius value; its value is ignored.',
  ],
  [
    { theme: { typography: { headerWeight: 'redd' } } },
    'theme.typography.headerWeight must be a CSS font-weight value; its value is ignored.',
  ],
  [
    { theme: { hideHeaderText: 'false' } },
    'theme.hideHeaderText must be true or false; its value is ignored.',
  ],
  [
    { theme: { logo: { logoImageUrl: 5 } } },
    'theme.logo.logoImageUrl must be a string; its value is ignored.',
  ],
  [{ strings: [1] }, 'strings must be an object; its value is ignored.'],
  [{ strings: { mian: {} } }, 'strings.mian is not a known setting and is ignored.'],
  [{ strings: { main: 'x' } }, 'strings.main must be an object; its value is ignored.'],
  [{ strings: { main: { headng: 'x' } } }, 'strings.main.headng is not a known setting and is ignored.'],
  [{ strings: { main: { heading: 5 } } }, 'strings.main.heading must be a string; its value is ignored.'],
  [
    { strings: { strength: { minimumCharacters: 'x' } } },
    'strings.strength.minimumCharacters must be an object such as { one: "…", other: "…" }; its value is ignored.',
  ],
];

const supports = (_property: string, value: string): boolean => value !== 'redd';

for (const [source, warning] of ignored) {
  test(`warns about ${JSON.stringify(source)}`, () => {
    assert.deepEqual(ignoredSettings([{}, source], OPTIONS, supports), [warning]);
  });
}

test('warns about a provider of the business flow, which may be a name', () => {
  const providers = ['google', { type: 'google', one_tap: true }];
  assert.deepEqual(
    ignoredSettings([{ config: { oauthOptions: { providers } } }], BUSINESS_OPTIONS, supports),
    [
      'config.oauthOptions.providers.1.one_tap is not a known setting and is ignored. One Tap works in <auth-widget> only; here visitors get the button instead.',
    ],
  );
});

test('does not warn about valid or omitted settings', () => {
  const source = {
    config: {
      products: ['oauth'],
      otpOptions: null,
      oauthOptions: { providers: [{ type: 'google', one_tap: true }] },
    },
    theme: {
      density: 1.15,
      fontFamily: 'serif',
      typography: { headerWeight: 600 },
      colors: { primary: 'red', error: undefined },
      logo: { alt: 'Shop' },
    },
    strings: { main: { heading: 'Hello' } },
  };
  assert.deepEqual(ignoredSettings([source], OPTIONS, supports), []);
});

test('checks each token against the matching CSS property', () => {
  const checked: string[] = [];
  ignoredSettings(
    [
      {
        theme: {
          fontFamily: 'a',
          colors: { focus: 'b' },
          inputs: { height: 'c', fontSize: 'd', borderColor: 'e', borderRadius: 'f' },
          container: { shadow: 'g', padding: 'h', width: 'i' },
        },
      },
    ],
    OPTIONS,
    (property, value) => checked.push(`${value} ${property}`) > 0,
  );
  assert.deepEqual(checked, [
    'a font-family',
    'b color',
    'c width',
    'd font-size',
    'e color',
    'f border-radius',
    'g box-shadow',
    'h padding',
    'i width',
  ]);
});
