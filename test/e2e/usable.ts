/** What everybody needs of a screen. */
import { format } from '../../src/kit/i18n/strings.ts';
import { expectFields, expectLabels } from './fields.ts';
import { expect, type Widget } from './fixtures.ts';
import { pseudo, pseudoStrings, untranslated } from './pseudo-language.ts';
import { expectNoOverflow, expectTargets, expectWalkable } from './walk.ts';

interface Screen {
  readonly name: string;
  /** The text of its only heading, which may have `{slot}`s. */
  readonly title: string;
  readonly slots?: Readonly<Record<string, string>>;
  /** Of its accessibility tree in accessibility-trees/. */
  readonly tree?: string;
  /** All English texts that the widget may show. */
  readonly catalogue: object;
  /** What may stay in English, because it was said before the language changed. */
  readonly said: readonly string[];
}

/**
 * For assistive technology, password managers and the keyboard, at 320 px, at 200 %, in both directions,
 * and in a language with longer texts. One visit shows it all, since the widget follows its attributes.
 */
export async function expectUsable(
  widget: Widget,
  { name, title, slots = {}, tree = name, catalogue, said }: Screen,
): Promise<void> {
  const { page, element } = widget;
  const container = element.locator('[part=container]');
  const usual = page.viewportSize();
  await expect(element.getByRole('heading', { name: format(title, slots), exact: true })).toBeVisible();
  await expect(element.getByRole('heading')).toHaveCount(1);
  await expect(element, 'a slot that nothing fills').not.toContainText(/\{\w+\}/);
  await expect(element).toMatchAriaSnapshot({ name: `${tree.replaceAll(/\W+/g, '-')}.aria.yml` });
  await expectFields(widget, name);
  await expectLabels(widget);
  await expectTargets(widget);

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
