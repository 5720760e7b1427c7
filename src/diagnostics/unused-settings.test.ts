import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unheeded } from './unused-settings.ts';

const rows: readonly (readonly [given: object, path: string])[] = [
  [{ config: 5 }, 'config is no object'],
  [{ config: { prodcuts: [] } }, 'config.prodcuts is unknown'],
  [{ config: { constructor: 1 } }, 'config.constructor is unknown'],
  [{ config: { otpOptions: { expirationMinute: 3 } } }, 'config.otpOptions.expirationMinute is unknown'],
  [
    { config: { oauthOptions: { providers: [{ type: 'google', scopes: [] }] } } },
    'config.oauthOptions.providers.0.scopes is unknown',
  ],
  [{ theme: 7 }, 'theme is no object'],
  [{ theme: { nonsense: 1 } }, 'theme.nonsense is unknown'],
  [{ theme: { colors: 'red' } }, 'theme.colors is no object'],
  [{ theme: { colors: { primry: 'red' } } }, 'theme.colors.primry is unknown'],
  [{ theme: { colors: { primary: 'redd' } } }, 'theme.colors.primary is no value of CSS color'],
  [{ theme: { container: { backgroundColor: 'url(x)' } } }, 'theme.container.backgroundColor is no value'],
  [{ theme: { buttons: { primary: { borderRadius: 4 } } } }, 'theme.buttons.primary.borderRadius is no text'],
  [{ theme: { hideHeaderText: 'false' } }, 'theme.hideHeaderText is neither true nor false'],
  [{ theme: { logo: { logoImageUrl: 5 } } }, 'theme.logo.logoImageUrl is no text'],
  [{ strings: [1] }, 'strings is no object'],
  [{ strings: { mian: {} } }, 'strings.mian is unknown'],
  [{ strings: { main: 'x' } }, 'strings.main is no object'],
  [{ strings: { main: { headng: 'x' } } }, 'strings.main.headng is unknown'],
  [{ strings: { main: { heading: 5 } } }, 'strings.main.heading is no text'],
];

const supports = (_property: string, value: string): boolean => value !== 'redd';

for (const [given, start] of rows) {
  test(`${JSON.stringify(given)}: ${start}`, () => {
    const [advice = '', ...more] = unheeded([{}, given], supports);
    assert.ok(advice.startsWith(start), advice);
    assert.ok(advice.endsWith('has no effect.'), advice);
    assert.deepEqual(more, []);
  });
}

test('what is known, or left out, is silent', () => {
  const given = {
    config: {
      products: ['oauth'],
      otpOptions: null,
      oauthOptions: { providers: [{ type: 'google', one_tap: true }] },
    },
    theme: { fontFamily: 'serif', colors: { primary: 'red', error: undefined }, logo: { alt: 'Shop' } },
    strings: { main: { heading: 'Hello' } },
  };
  assert.deepEqual(unheeded([given], supports), []);
});

test('each property is judged by its own kind', () => {
  const asked: string[] = [];
  unheeded(
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
    (property, value) => asked.push(`${value} ${property}`) > 0,
  );
  assert.deepEqual(asked, [
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
