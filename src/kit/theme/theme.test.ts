import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Preset, tokenColor } from '../../../test/support/token-color.ts';
import { contrastRatio, MIN_TEXT_CONTRAST, textPairs } from '../../advice/contrast.ts';
import { isSafeValue, privateProperty, themeOverrides } from './overrides.ts';
import { adoptStyles } from './sheets.ts';
import { darkPreset, lightPreset, type Rules } from './to-css.ts';
import { modernTokens, publicProperty, type Token, type TokenPath, tokenPaths, tokens } from './tokens.ts';

test('property names derive from the path', () => {
  assert.equal(publicProperty('buttons.primary.backgroundColor'), '--auth-buttons-primary-background-color');
  assert.equal(new Set(tokenPaths.map(publicProperty)).size, tokenPaths.length);
});

// Spec 9.5
test('the presets have the defaults of the specification', () => {
  const expected: Partial<Record<TokenPath, string>> = {
    'container.width': '400px',
    'container.borderRadius': '8px',
    'container.backgroundColor': '#FFFFFF',
    'container.borderColor': '#ADBCC5',
    'colors.primary': '#19303D',
    'colors.secondary': '#5C727D',
    'colors.success': '#0C5A56',
    'colors.error': '#8B1214',
    'buttons.primary.borderRadius': '4px',
    'buttons.secondary.borderRadius': '4px',
    'buttons.height': '45px',
    'buttons.fontSize': '18px',
    fontFamily: 'Arial, Helvetica, sans-serif',
    'typography.headerSize': '24px',
    'typography.headerWeight': '600',
    'typography.bodySize': '16px',
    'typography.helperSize': '14px',
  };
  for (const [path, value] of Object.entries(expected))
    assert.equal(
      tokens[path as TokenPath].light
        .replace(/^calc\((\d+px) \* var\(--_density\)\)$/, '$1')
        .replace(/^max\((\d+px), [\d.]+rem\)$/, '$1'),
      value,
      path,
    );
});

// Spec 3.5
test('has every field of the specification', () => {
  const button = ['backgroundColor', 'textColor', 'borderColor', 'borderRadius'];
  const fields = {
    container: ['backgroundColor', 'borderColor', 'borderRadius', 'width'],
    colors: ['primary', 'secondary', 'success', 'error'],
    'buttons.primary': button,
    'buttons.secondary': button,
  };
  const paths = Object.entries(fields).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));
  const known: readonly string[] = tokenPaths;
  assert.deepEqual(
    [...paths, 'fontFamily'].filter((path) => !known.includes(path)),
    [],
  );
});

// Spec 9.5
test('the disabled colors are the same for every color of buttons', () => {
  for (const { light, dark } of [tokens['colors.disabledBackground'], tokens['colors.disabledText']])
    assert.doesNotMatch(`${light} ${dark}`, /var\(--_(?!colors-text\b)/);
});

test('every color goes with a brand', () => {
  const own = tokenPaths.filter((path) => {
    const { dark, brand = [] }: Token = tokens[path];
    return /color/i.test(path) && !/var\(/.test(dark) && brand.length === 0;
  });
  assert.deepEqual(own, []);
});

test("the page's custom property overrides the preset, and the theme overrides both", () => {
  const followed = `var(--_accent, var(--_on-surface, ${tokens['colors.primary'].dark}))`;
  assert.equal(darkPreset['--_colors-primary'], `var(--auth-colors-primary, ${followed})`);
  assert.deepEqual(themeOverrides({ colors: { primary: 'teal' } }), { '--_colors-primary': 'teal' });
});

test('has for the dark what is different there, in each look', () => {
  const pathsOf = (table: Readonly<Record<string, Token>>) =>
    Object.keys(table).filter((path) => table[path]?.light !== table[path]?.dark);
  const propertiesOf = (rules: Rules | string | undefined) =>
    Object.keys(Object(rules)).filter((name) => name.startsWith('--'));
  assert.deepEqual(propertiesOf(darkPreset), pathsOf(tokens).map(privateProperty));
  const modern = '&[data-look=modern]';
  assert.deepEqual(propertiesOf(darkPreset[modern]), pathsOf(modernTokens).map(privateProperty));
  assert.equal(lightPreset['colorScheme'], 'light');
  assert.equal(darkPreset['colorScheme'], 'dark');
});

// Spec 3.5
test('a theme can set every token', () => {
  for (const path of tokenPaths) {
    const theme = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), '1px');
    assert.deepEqual(themeOverrides(theme as object), { [privateProperty(path)]: '1px' });
  }
});

test('ignores values that would end the declaration or load something', () => {
  for (const value of [
    'red; color: blue',
    'red}',
    '{',
    'url(https://evil.example)',
    'URL (x)',
    'image-set("https://evil.example" 1x)',
    '-webkit-Image-Set ("x" 1x)',
    '',
    ' ',
    '\\75rl(x)',
    // Left open, they would swallow the declarations that follow.
    'rgb(0 0 0',
    '"Inter',
    "'Inter",
    'red /* blue',
    'red)(',
    '[a',
    '(a]',
    '"a\nb"',
  ]) {
    assert.equal(isSafeValue(value), false, value);
    assert.deepEqual(themeOverrides({ colors: { primary: value } }), {});
  }
  for (const value of [
    '"Open Sans", Arial',
    'calc((1px + 2px) * 3)',
    '"a (b", \'c"d\'',
    'color-mix(in srgb, rgb(0 0 0), red)',
  ])
    assert.equal(isSafeValue(value), true, value);
  assert.deepEqual(themeOverrides({ colors: 3, container: null } as object), {});
  for (const density of [Number.NaN, Number.POSITIVE_INFINITY, true, [1]])
    assert.deepEqual(themeOverrides({ density }), {});
  assert.deepEqual(themeOverrides({ container: { borderRadius: 8 } }), {});
  assert.deepEqual(themeOverrides(null), {});
  assert.deepEqual(themeOverrides({ buttons: { primary: { background: { color: 'red' } } } }), {});
});

test('numbers are values of tokens without a unit', () => {
  for (const density of [1.15, '1.15', 0.85, 0])
    assert.deepEqual(themeOverrides({ density }), { '--_density': String(density) });
  assert.deepEqual(themeOverrides({ typography: { headerWeight: 700 } }), {
    '--_typography-header-weight': '700',
  });
});

test('ignores names that would add a declaration', () => {
  for (const name of [
    'a;background-image:url(https://evil.example)',
    'x:red;color',
    'a b',
    'a{',
    'a\\3b',
    '',
    '-',
  ])
    for (const theme of [{ [name]: 'red' }, { colors: { [name]: 'red', primary: 'red' } }])
      assert.deepEqual(
        Object.keys(themeOverrides(theme)),
        'colors' in theme ? [privateProperty('colors.primary')] : [],
      );
});

/** WCAG 1.4.11. */
const MIN_EDGE_CONTRAST = 3;
/** Borders, focus rings and icons with their backgrounds. */
const edgePairs: typeof textPairs = [
  ['inputs.borderColor', 'container.backgroundColor'],
  ['inputs.borderColor', 'inputs.backgroundColor'],
  ['colors.focus', 'container.backgroundColor'],
  ['colors.focus', 'inputs.backgroundColor'],
  ['colors.error', 'inputs.backgroundColor'],
  ['colors.success', 'container.backgroundColor'],
  ['colors.secondary', 'inputs.backgroundColor'],
  ['colors.secondary', 'container.backgroundColor'],
];

for (const look of ['classic', 'modern'] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`the ${scheme} preset of ${look} has enough contrast`, () => {
      const preset = { scheme, look };
      for (const [text, background] of textPairs) assertContrast(preset, text, background, MIN_TEXT_CONTRAST);
      for (const [edge, background] of edgePairs) assertContrast(preset, edge, background, MIN_EDGE_CONTRAST);
    });

test('can be imported on a server', () => {
  assert.equal(typeof adoptStyles, 'function');
});

function assertContrast(preset: Preset, front: TokenPath, background: TokenPath, min: number): void {
  const ratio = contrastRatio(tokenColor(preset, front, background), tokenColor(preset, background));
  assert.ok(ratio >= min, `${front} on ${background} is ${ratio.toFixed(2)}:1, must be at least ${min}:1`);
}
