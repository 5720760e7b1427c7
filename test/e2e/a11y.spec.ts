/** Every screen for assistive technology, for the keyboard alone, and at 320 px. */
import { expect, expectAccessible, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { allCodes, button, heading, passcode, phone, phoneField } from './steps.ts';
import { between, expectNoOverflow, expectTargets, expectWalkable } from './walk.ts';

/** The widget follows its attributes live, so one page is enough for all the looks of a screen. */
for (const { name, title, open } of screens) {
  test(`${name} is for everybody`, async ({ page, openWidget, emulator }) => {
    // Colours are looked at, and must not be on their way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const widget = await open({ page, emulator, openWidget: between(openWidget) });
    const { element } = widget;
    const container = element.locator('[part=container]');
    await expect(element.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(element.getByRole('heading')).toHaveCount(1);
    await expect(element).toMatchAriaSnapshot({ name: `${name.replaceAll(/\W+/g, '-')}.aria.yml` });
    await expectTargets(widget);
    await expectAccessible(page);

    await element.evaluate((node) => node.setAttribute('color-scheme', 'dark'));
    await expect(container).toHaveCSS('color-scheme', 'dark');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(widget, 'left to right');
    // The languages themselves are languages.spec.ts's.
    await container.evaluate((node) => node.setAttribute('dir', 'rtl'));
    await expectNoOverflow(widget, 'right to left');
    await expectAccessible(page);

    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
    await expectNoOverflow(widget, 'at 200 %');
    await expectWalkable(widget);
  });
}

test('the message of a wrong configuration is accessible', async ({ page, openWidget, watch }) => {
  watch.expect(/auth-widget: products/);
  const widget = await openWidget(
    { products: 'emailMagicLinks otp', 'otp-methods': 'email' },
    { ready: false },
  );
  await expect(widget.element.getByText('Error: Cannot use both EML and Email OTP')).toBeVisible();
  await expectAccessible(page);
});

test('the page keeps its focus when the widget appears', async ({ page, openWidget }) => {
  const before = '<input aria-label="Search" autofocus>';
  const widget = await openWidget(allCodes, { before });
  await expect(phoneField(widget)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});

test('signs in by the keyboard alone', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  await expect(phoneField(widget)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(widget.element.getByRole('tab', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  expect((await emulator.inbox(phone.e164)).channel).toBe('whatsapp');
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phoneField(widget)).toBeFocused();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeFocused();
});
