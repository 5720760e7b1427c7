/** Colours and motion, as the visitor's system and the page's theme ask for them. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { enterEmail } from '../e2e/password-steps.ts';
import { allCodes, askForSms, button, emailField, heading, listenToConsole, passcode } from '../e2e/steps.ts';

test('warns once about each pair of theme colors with too little contrast', async ({ page, openWidget }) => {
  const said = listenToConsole(page);
  const widget = await openWidget(
    { theme: { colors: { primary: '#cccccc', text: '#cccccc' } } },
    { head: '<style>:root { --auth-inputs-placeholder-color: oklch(0.9 0 0) }</style>' },
  );
  const warnings = [
    expect.stringMatching(/^auth-widget: theme: .* colors\.text on container\.backgroundColor .*is 1\.61:1/),
    expect.stringMatching(/colors\.text on colors\.subtle/),
    expect.stringMatching(/buttons\.primary\.textColor on buttons\.primary\.backgroundColor/),
    expect.stringMatching(/buttons\.secondary\.textColor on/),
    expect.stringMatching(/inputs\.textColor on inputs\.backgroundColor/),
    expect.stringMatching(/inputs\.placeholderColor on .*--auth-inputs-placeholder-color/),
  ];
  await expect.poll(() => said).toEqual(warnings);

  await widget.element.evaluate((element) => {
    element.setAttribute('theme', '{"colors":{"primary":"#CCCCCC","text":"#CCCCCC"}}');
  });
  await widget.element.evaluate((element) => {
    element.setAttribute('theme', '{"colors":{"error":"pink"}}');
  });
  await expect.poll(() => said.slice(warnings.length)).toEqual([expect.stringMatching(/colors\.error on/)]);
});

test('does not warn about the presets or a readable theme', async ({ page, openWidget }) => {
  const said = listenToConsole(page);
  const looked = page.waitForRequest(/chunks\/warnings-/);
  await openWidget({ theme: { colors: { primary: '#004400' } }, 'color-scheme': 'light' });
  await looked;
  await page.waitForLoadState('load');
  expect(said).toEqual([]);
});

test('warns once about each ignored setting, with its path, and about unknown attributes', async ({
  page,
  openWidget,
}) => {
  const said = listenToConsole(page);
  const widget = await openWidget({
    theme: { colors: { primry: 'red', error: 'redd' } },
    'no-shadow': true,
    product: 'otp',
    class: 'sign-in',
    'data-test': 'x',
    title: 'Sign in',
    '@click': 'f()',
  });
  await widget.element.evaluate((element) => {
    Object.assign(element, { config: 5, strings: [1] });
    element.setAttribute('color-scheme', 'dark');
  });
  const warnings = [
    'auth-widget: theme.colors.primry is not a known setting and is ignored.',
    'auth-widget: theme.colors.error must be a CSS color; its value is ignored.',
    'auth-widget: config must be an object; its value is ignored.',
    'auth-widget: strings must be an object; its value is ignored.',
    'auth-widget: product is not a known attribute and is ignored. Did you mean products?',
  ];
  await expect.poll(() => [...said].sort()).toEqual([...warnings].sort());
});

test('forced colours leave every control a border and the focus a ring', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const widget = await openWidget(allCodes);
  const bare = await widget.element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('input, button:not([role=tab])') ?? [])]
      .filter((node) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(node);
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(bare).toEqual([]);
  for (const control of [button(widget, 'Continue'), widget.element.getByRole('tab', { name: 'Text' })]) {
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toHaveCSS('outline-style', 'solid');
  }
  await askForSms(widget, emulator);
  await expect(passcode(widget)).toBeFocused();
  await expect(widget.element.locator('[part~=passcode-box]').first()).toHaveCSS('outline-style', 'solid');
});

test('nothing moves for a visitor who prefers reduced motion, and the check mark is drawn once for others', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widget = await openWidget(allCodes);
  const moving = (): Promise<readonly string[]> =>
    widget.element.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((node) => {
          const { transitionDuration, animationName } = getComputedStyle(node);
          return (
            animationName !== 'none' ||
            transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0)
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
  expect(await moving()).toEqual([]);
  const code = await askForSms(widget, emulator);
  expect(await moving()).toEqual([]);
  await passcode(widget).fill(code);
  const mark = widget.element.locator('path[pathLength]');
  await expect(mark).toHaveCSS('animation-name', 'none');
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(mark).toHaveCSS('animation-duration', '0.3s');
  await expect(mark).toHaveCSS('animation-iteration-count', '1');
});

test("colors.primary tints neither text nor logos, and fontFamily can be the page's", async ({
  openWidget,
}) => {
  const widget = await openWidget(
    {
      products: 'oauth emailMagicLinks',
      'oauth-providers': 'apple',
      theme: { colors: { primary: 'rgb(122, 31, 92)' }, fontFamily: 'inherit' },
    },
    { head: '<style>body { font-family: Chalkduster, cursive }</style>' },
  );
  const text = 'rgb(25, 48, 61)';
  await expect(widget.element.locator('[part~=button-primary]')).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  );
  await expect(heading(widget, 'Sign up or log in')).toHaveCSS('color', text);
  await expect(emailField(widget)).toHaveCSS('color', text);
  await expect(widget.element.locator('[part~=button-oauth] path')).toHaveCSS('fill', text);
  await expect(heading(widget, 'Sign up or log in')).toHaveCSS('font-family', 'Chalkduster, cursive');
  await expect(emailField(widget)).toHaveCSS('font-family', 'Chalkduster, cursive');
});

test('a new screen slides in while the previous one fades and the card grows, without keeping the focus waiting', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const paused: Animation[] = [];
    Object.assign(globalThis, { paused });
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      paused.push(animation);
      return animation;
    };
  });
  const widget = await openWidget(allCodes);
  const title = heading(widget, 'Enter passcode');
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  const card = widget.element.locator('[part=container]');
  const before = await heightOf(card);
  const code = await askForSms(widget, emulator);
  await expect(passcode(widget)).toBeFocused();
  const screen = widget.element.locator(':has(> * > h2)');
  const copy = widget.element.locator('[inert]');
  await expect(screen).toHaveCSS('opacity', '0');
  await expect(copy).toHaveCount(1);
  expect(await heightOf(card)).toBe(before);
  await page.evaluate(() => {
    for (const each of (globalThis as unknown as { paused: Animation[] }).paused) each.finish();
  });
  await expect(screen).toHaveCSS('opacity', '1');
  await expect(copy).toHaveCount(0);
  expect(await heightOf(card)).not.toBe(before);

  const row = widget.element.locator(':has(> [part~=passcode-box])');
  await expect(row).toHaveCSS('animation-name', 'none');
  await passcode(widget).fill(code === '000000' ? '000001' : '000000');
  await expect(row).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(row).toHaveCSS('animation-name', 'none');
  await button(widget, 'Back').click();
  await expect(title).toBeHidden();
  await expect(copy).toHaveCount(0);
});

test('a right code fills its boxes one after another', async ({ page, openWidget, emulator }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const moved: unknown[] = [];
    Object.assign(globalThis, { moved });
    Element.prototype.animate = function (keyframes, timing) {
      const { delay } = Object(timing) as KeyframeAnimationOptions;
      moved.push({ part: this.getAttribute('part'), delay, ...(Array.isArray(keyframes) ? {} : keyframes) });
      return animate.call(this, keyframes, timing);
    };
  });
  const moved = (part: string): Promise<unknown[]> =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { moved: { part: unknown }[] }).moved.filter(({ part }) => part === wanted),
      part,
    );
  const email = 'ada@example.com';
  const widget = await openWidget({ products: 'passwords otp', 'otp-methods': 'email' });
  await enterEmail(widget, email);
  await button(widget, 'Email me a login code').click();
  await expect(passcode(widget)).toBeVisible();
  await passcode(widget).fill((await emulator.inbox(email)).code ?? '');
  await expect(heading(widget, 'Success')).toBeVisible();
  const boxes = (await moved('passcode-box')) as { delay: number }[];
  expect(boxes.map(({ delay }) => delay)).toEqual([0, 40, 80, 120, 160, 200]);
});
