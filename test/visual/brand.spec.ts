/** Themes of a brand's three values: `accent`, `surface` and `density`. */
import fc from 'fast-check';
import { contrastRatio, MIN_TEXT_CONTRAST, type Rgb, textPairs } from '../../src/advice/contrast.ts';
import { privateProperty } from '../../src/kit/theme/overrides.ts';
import { type TokenPath, tokenPaths } from '../../src/kit/theme/tokens.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, emailField } from '../e2e/steps.ts';

const channel = (least: number, most: number) => fc.integer({ min: least, max: most });
const shade = (least: number, most: number) =>
  fc
    .tuple(channel(least, most), channel(least, most), channel(least, most))
    .map((rgb) => `rgb(${rgb.join(' ')})`);

const brand = fc.record({
  accent: shade(0, 255),
  surface: fc.oneof(shade(225, 255), shade(0, 60)),
  density: fc.constantFrom('0.85', '1', '1.15'),
});

/** WCAG 1.4.11. */
const MIN_LINE_CONTRAST = 3;
/** Of an accent that is the ring's color, on the container: 3 on its fields, too. */
const MIN_ACCENT_CONTRAST = 3.3;
const linePairs: typeof textPairs = [
  ['inputs.borderColor', 'container.backgroundColor'],
  ['inputs.borderColor', 'inputs.backgroundColor'],
  ['colors.focus', 'container.backgroundColor'],
  ['colors.focus', 'inputs.backgroundColor'],
];

interface Hue {
  /** Of OKLCH. */
  readonly chroma: number;
  readonly degrees: number;
}

/** #B42318 */
const RED: Hue = { chroma: 0.18, degrees: 29 };
/** #067647 */
const GREEN: Hue = { chroma: 0.11, degrees: 158 };
/** Degrees. */
const MAX_HUE_SHIFT = 15;
const apart = (one: Hue | undefined, other: Hue | undefined): number => {
  const turn = Math.abs((one?.degrees ?? Number.NaN) - (other?.degrees ?? Number.NaN)) % 360;
  return Math.min(turn, 360 - turn);
};

const rgbOf = (value: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue];
};

const colorPaths = tokenPaths.filter((path) => /color/i.test(path));

for (const look of ['classic', 'modern'] as const)
  test(`100 brands are readable, and nothing of the presets is left: ${look}`, async ({ openWidget }) => {
    const widget = await openWidget({ products: 'emailMagicLinks', look });
    const container = widget.element.locator('[part=container]');
    const channelsOf = async (paths: readonly TokenPath[], as: (value: string) => string) => {
      const found = await container.evaluate(
        (node, values) => {
          const probe = document.createElement('span');
          node.append(probe);
          const read = values.map((value) => {
            probe.style.color = value;
            return (getComputedStyle(probe).color.match(/[\d.e-]+(?=[ )])/g) ?? []).map(Number);
          });
          probe.remove();
          return read;
        },
        paths.map((path) => as(`var(${privateProperty(path)})`)),
      );
      return new Map(paths.map((path, index) => [path, found[index] ?? []]));
    };
    const colors = () => channelsOf(colorPaths, (value) => `color-mix(in srgb, ${value}, ${value})`);
    const hues = async (): Promise<ReadonlyMap<TokenPath, Hue>> => {
      const found = await channelsOf(
        ['accent', 'colors.error', 'colors.success'],
        (value) => `oklch(from ${value} l c h)`,
      );
      return new Map([...found].map(([path, [, chroma = 0, degrees = 0]]) => [path, { chroma, degrees }]));
    };
    const presets = new Set([...(await colors()).values()].map(String));
    for (const { accent, surface, density } of fc.sample(brand, { seed: 20, numRuns: 100 })) {
      await widget.element.evaluate(
        (element, values) => {
          for (const [name, value] of Object.entries(values))
            element.style.setProperty(`--auth-${name}`, value);
        },
        { accent, surface, density },
      );
      const shown = await colors();
      const on = (path: TokenPath, background?: Rgb): Rgb => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = shown.get(path) ?? [];
        const mix = (one: number, at: 0 | 1 | 2) => one * alpha + (background?.[at] ?? 0) * (1 - alpha);
        return [mix(red, 0), mix(green, 1), mix(blue, 2)];
      };
      const check = (pairs: typeof textPairs, least: number): void => {
        for (const [front, back] of pairs) {
          const ratio = contrastRatio(on(front, on(back)), on(back));
          expect(ratio, `${front} on ${back} of ${accent} on ${surface}`).toBeGreaterThanOrEqual(least);
        }
      };
      check(textPairs, MIN_TEXT_CONTRAST);
      check(linePairs, MIN_LINE_CONTRAST);
      const seen = await hues();
      const given = seen.get('accent');
      const isErrorLike = given && given.chroma > 0.04 && apart(given, { chroma: 1, degrees: 26 }) < 25;
      const back = on('container.backgroundColor');
      const isSeen = contrastRatio(rgbOf(accent), back) >= MIN_ACCENT_CONTRAST;
      const ring = isErrorLike || !isSeen ? on('colors.text') : rgbOf(accent);
      for (const at of [0, 1, 2] as const)
        expect(on('colors.focus')[at], `the ring of ${accent} on ${surface}`).toBeCloseTo(ring[at], 1);
      expect(apart(seen.get('colors.error'), RED), `the error on ${surface}`).toBeLessThan(MAX_HUE_SHIFT);
      expect(apart(seen.get('colors.success'), GREEN), `success on ${surface}`).toBeLessThan(MAX_HUE_SHIFT);
      expect([...shown].filter(([, color]) => presets.has(String(color)))).toEqual([]);
      const height = (look === 'modern' ? 40 : 45) * Number(density);
      for (const control of [emailField(widget), button(widget, 'Continue')])
        expect((await control.boundingBox())?.height).toBeCloseTo(height, 1);
    }
  });

test('a translucent surface is told to the author, and what is written on it is opaque', async ({
  openWidget,
  page,
  watch,
}) => {
  const warning = /surface \(--auth-surface\) is translucent/;
  watch.expect(warning);
  const told = page.waitForEvent('console', (message) => warning.test(message.text()));
  const widget = await openWidget({ products: 'emailMagicLinks', theme: { surface: '#fffc' } });
  await told;
  const title = widget.element.getByRole('heading');
  await expect.poll(() => title.evaluate((node) => getComputedStyle(node).color)).not.toContain('/');
});

test('a container with a gradient, which no color can be compared with, leaves a ring in the color of the text', async ({
  openWidget,
}) => {
  const backgroundColor = 'linear-gradient(#fff, #eef)';
  const widget = await openWidget({
    products: 'emailMagicLinks',
    theme: { accent: '#2563eb', colors: { text: '#123456' }, container: { backgroundColor } },
  });
  await emailField(widget).focus();
  await expect(emailField(widget)).toHaveCSS('outline', 'rgb(18, 52, 86) solid 2px');
});

test('theme="auto" takes the background, the first button and its corners from the page', async ({
  openWidget,
}) => {
  const widget = await openWidget(
    { products: 'emailMagicLinks', theme: 'auto' },
    {
      head: `<style>body { background: #10231c; font-family: Georgia }
        .plain { background: none } .buy { background: #ffd400; border-radius: 20px; border: 0 }</style>`,
      before: '<button class="plain">Menu</button> <button class="buy">Buy</button>',
    },
  );
  const primary = button(widget, 'Continue');
  await expect(primary).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await expect(primary).toHaveCSS('border-radius', '20px');
  await expect(primary).toHaveCSS('font-family', 'Georgia');
  const container = widget.element.locator('[part=container]');
  await expect(container).toHaveCSS('background-color', 'rgb(16, 35, 28)');
  await widget.element.evaluate((element) => element.setAttribute('theme', '{"accent":"#0b5d3b"}'));
  await expect(primary).toHaveCSS('background-color', 'rgb(11, 93, 59)');
});

test.describe('for touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the look "modern" has controls of 44 px', async ({ openWidget }) => {
    const widget = await openWidget({ products: 'emailMagicLinks', look: 'modern' });
    await expect(button(widget, 'Continue')).toHaveCSS('height', '44px');
  });
});
