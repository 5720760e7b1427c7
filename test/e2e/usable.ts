/** What everybody needs of a screen. */
import { format } from '../../src/kit/i18n/strings.ts';
import { expect, type Widget } from './fixtures.ts';
import { pseudo, pseudoStrings, untranslated } from './pseudo-language.ts';
import { expectNoOverflow, expectWalkable } from './walk.ts';

interface Screen {
  /** The text of its only heading, which may have `{slot}`s. */
  readonly title: string;
  readonly slots?: Readonly<Record<string, string>>;
  /** All English texts that the widget may show. */
  readonly catalogue: object;
  /** What may stay in English, because it was said before the language changed. */
  readonly said: readonly string[];
}

/**
 * With the keyboard, at 320 px, at 200 %, in both directions,
 * and in a language with longer texts. One visit shows it all, since the widget follows its attributes.
 */
export async function expectUsable(
  widget: Widget,
  { title, slots = {}, catalogue, said }: Screen,
): Promise<void> {
  const { page, element } = widget;
  const container = element.locator('[part=container]');
  const usual = page.viewportSize();
  await expect(element.getByRole('heading', { name: format(title, slots), exact: true })).toBeVisible();
  await expect(element.getByRole('heading')).toHaveCount(1);
  await expect(element, 'a slot that nothing fills').not.toContainText(/\{\w+\}/);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(widget, 'left to right');
  // What a language from right to left changes besides is tested in languages.spec.ts.
  await container.evaluate((node) => node.setAttribute('dir', 'rtl'));
  await expectNoOverflow(widget, 'right to left');

  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
  await expectNoOverflow(widget, 'at 200 %');
  await expectWalkable(widget);

  await page.evaluate(() => document.documentElement.style.removeProperty('zoom'));
  await page.setViewportSize({ width: 320, height: 640 });
  await element.evaluate((node, texts) => node.setAttribute('strings', texts), pseudoStrings(catalogue));
  await expect(element.getByRole('heading')).toHaveText(format(pseudo(title), slots));
  expect((await untranslated(widget)).filter((text) => !said.includes(text))).toEqual([]);
  await expectNoOverflow(widget, 'with longer texts');

  await element.evaluate((node) => node.removeAttribute('strings'));
  await container.evaluate((node) => node.removeAttribute('dir'));
  if (usual) await page.setViewportSize(usual);
}
