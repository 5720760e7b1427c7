/** What a page's `!important` rules reach in a widget without a shadow root, and what still moves there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { allCodes, askForSms, button, emailField, passcode, phoneField, toast } from '../e2e/steps.ts';
import { addRules } from './page-rules.ts';

const exposed = { ...allCodes, 'no-shadow': true };
const linkRoute = '/magic_links/email/login_or_create';

/** The computed styles of the widget's elements, without the shapes of pictures, which are not protected. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-auth-widget] :not(svg *)')].flatMap((element, index) => {
      const style = getComputedStyle(element);
      return [...style].map(
        (property) => `${index} ${element.localName} ${property}: ${style.getPropertyValue(property)}`,
      );
    }),
  );
}

const unset = '#widget * { all: unset !important }';
const hidden = `
  #widget *, #widget *::before { display: none !important; visibility: hidden !important; color: red !important;
    font: 40px serif !important; opacity: 0.1 !important; position: fixed !important; animation: none !important;
    width: 1px !important; background: url("data:,") !important; content: "Z" !important; z-index: -1 !important; }`;

for (const [name, rules] of Object.entries({ unset, hidden })) {
  test(`a page's important rules reach nothing without a shadow root: ${name}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    // With motion, the computed styles would change while they are compared.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const widget = await openWidget({
      ...exposed,
      theme: { colors: { text: 'rgb(1, 2, 3)' }, inputs: { borderRadius: '7px' } },
    });
    await addRules(page, 'auth-widget { --auth-buttons-height: 61px }');
    await phoneField(widget).click();
    const clean = await looks(page);
    expect(clean.length).toBeGreaterThan(1000);
    await addRules(page, rules);
    const reached = (await looks(page)).filter((line, index) => line !== clean[index]);
    expect(reached).toEqual([]);
    await expect(phoneField(widget)).toHaveCSS('border-radius', '7px');
    await expect(phoneField(widget)).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(button(widget, 'Continue')).toHaveCSS('min-height', '61px');

    await askForSms(widget, emulator);
    await expect(passcode(widget)).toBeVisible();
  });
}

test('toasts show under important rules of the page', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget({ products: 'emailMagicLinks', 'no-shadow': true });
  await addRules(page, unset);
  await emulator.fault(linkRoute, { status: 500, type: 'internal_server_error', message: 'No post today.' });
  await emailField(widget).fill('ada@example.com');
  await emailField(widget).press('Enter');
  const shown = toast(widget, 'No post today.');
  await expect(shown).toBeInViewport();
  await expect(widget.element.locator('[data-sonner-toast]')).toHaveCSS('position', 'absolute');
  await expect(widget.element.locator('[part=toast]')).toHaveCSS('display', 'flex');
  await addRules(page, '#widget span { text-indent: 30px !important; border: 9px solid !important }');
  for (const property of ['text-indent', 'border-top-width']) await expect(shown).toHaveCSS(property, '0px');
});

/** What a property of the only animated element is at some times of its animation, in ms. */
function during(page: Page, property: string, ...times: readonly number[]): Promise<readonly string[]> {
  return page.evaluate(
    ([name, moments]) => {
      const [animation] = document.getAnimations().filter((each) => each instanceof CSSAnimation);
      const effect = animation?.effect instanceof KeyframeEffect ? animation.effect : undefined;
      if (!animation || !effect?.target) return [];
      const { target, pseudoElement } = effect;
      animation.pause();
      return moments.map((time) => {
        animation.currentTime = time;
        return getComputedStyle(target, pseudoElement).getPropertyValue(name);
      });
    },
    [property, times] as const,
  );
}

test('the caret and the spinner move without a shadow root', async ({ page, openWidget, emulator }) => {
  const codes = await openWidget(exposed);
  await askForSms(codes, emulator);
  await expect.poll(() => during(page, 'opacity', 0, 900)).toEqual(['1', '0']);

  const links = await openWidget({ products: 'emailMagicLinks', 'no-shadow': true });
  await holdRequests(page, `**${linkRoute}`);
  await emailField(links).fill('ada@example.com');
  await button(links, 'Continue').click();
  await expect
    .poll(() => during(page, 'transform', 0, 400))
    .toEqual(['matrix(1, 0, 0, 1, 0, 0)', 'matrix(-1, 0, 0, -1, 0, 0)']);
});
