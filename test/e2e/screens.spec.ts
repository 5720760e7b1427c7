/**
 * Every screen in its states, in the gallery: its accessibility tree, and what browsers and tests of pages find. Where a visitor
 * has to get there first, screens.verify.spec.ts does.
 */

import { businessCases } from '../../examples/gallery/business-cases.ts';
import { cases } from '../../examples/gallery/cases.ts';
import { expectFields, expectLabels } from './fields.ts';
import { expect, test } from './fixtures.ts';
import { expectTargets } from './walk.ts';

const shown = [
  ...cases.map((each) => ({ ...each, tree: `${each.state.screen} ${each.name}` })),
  ...businessCases.map((each) => ({ ...each, tree: `business ${each.state.screen} ${each.name}` })),
].filter(({ dark, texts }) => !(dark ?? texts));

const groupOf = ({ name }: { readonly name: string }): string => name.replace(/\W.*/, '');

// Spec 2.4
for (const group of new Set(shown.map(groupOf)))
  test(`everybody can use the screens of the gallery: ${group}`, async ({ page, demo }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${demo.url}/gallery?look=classic&show=${group}`);
    await expect(page.locator('#gallery')).toHaveAttribute('data-state', 'complete', { timeout: 60_000 });
    for (const { name, tree } of shown.filter((each) => groupOf(each) === group)) {
      const id = name.replaceAll(/\W+/g, '-');
      const element = page.locator(`#${id} .frame`);
      await test.step(name, async () => {
        await expect.soft(element).toMatchAriaSnapshot({ name: `${tree.replaceAll(/\W+/g, '-')}.aria.yml` });
        await expect.soft(element.getByRole('heading')).toHaveCount(1);
        await expect.soft(element, 'a slot that nothing fills').not.toContainText(/\{\w+\}/);
        await expectFields(element, name);
        await expectLabels(element);
        await expectTargets(element);
      });
    }
  });
