/**
 * Every screen in its states: for assistive technology, password managers and the keyboard, in light and dark, at
 * 320 px, at 200 %, in both directions, and in a language with longer texts. One visit shows it all, since the widget
 * follows its attributes.
 */
import { en } from '../../src/i18n/en.ts';
import { expectFields } from './fields.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { pseudo, pseudoStrings, untranslated } from './pseudo-language.ts';
import { screens } from './screens.ts';
import { between, expectNoOverflow, expectTargets, expectWalkable } from './walk.ts';

for (const { name, title, open } of screens) {
  test(`everybody can use ${name}`, async ({ page, openWidget, emulator }) => {
    // Colours in the middle of a transition would be judged as they are.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const widget = await open({ page, emulator, openWidget: between(openWidget) });
    const { element } = widget;
    const container = element.locator('[part=container]');
    await expect(element.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(element.getByRole('heading')).toHaveCount(1);
    await expect(element).toMatchAriaSnapshot({ name: `${name.replaceAll(/\W+/g, '-')}.aria.yml` });
    await expectFields(widget, name);
    await expectTargets(widget);
    await expectAccessible(page);

    await element.evaluate((node) => node.setAttribute('color-scheme', 'dark'));
    await expect(container).toHaveCSS('color-scheme', 'dark');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(widget, 'left to right');
    // What a language from right to left changes besides is tested in languages.spec.ts.
    await container.evaluate((node) => node.setAttribute('dir', 'rtl'));
    await expectNoOverflow(widget, 'right to left');
    await expectAccessible(page, { looksOnly: true });

    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
    await expectNoOverflow(widget, 'at 200 %');
    await expectWalkable(widget);

    await page.evaluate(() => document.documentElement.style.removeProperty('zoom'));
    await page.setViewportSize({ width: 320, height: 640 });
    await element.evaluate((node, texts) => node.setAttribute('strings', texts), pseudoStrings);
    await expect(element.getByRole('heading')).toHaveText(pseudo(title));
    // What was announced before stays as it was said.
    const said: readonly string[] = [
      title,
      en.loggingIn.heading,
      en.errors.invalidEmail,
      en.errors.invalidPasscode,
    ];
    expect((await untranslated(widget)).filter((text) => !said.includes(text))).toEqual([]);
    await expectNoOverflow(widget, 'with longer texts');
  });
}
