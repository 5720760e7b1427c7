import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AccessibilityOptions {
  /** Selector of the part to examine; the whole page by default. */
  readonly within?: string;
  /** Rules of axe that do not apply, such as `region` on a page with nothing but the widget. */
  readonly without?: readonly string[];
  /** True examines only the colors and the size of a page that was examined before. */
  readonly looksOnly?: boolean;
}

/** The rules of axe that depend on colours and sizes. The others take most of its time. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** A screen that is still fading in has too little contrast. Runs in the page. */
async function finishTransitions(): Promise<void> {
  const roots = [document, ...document.querySelectorAll('*')].flatMap((node) =>
    node instanceof Document ? node : (node.shadowRoot ?? []),
  );
  const finite = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** Fails with one line per violation that axe finds, open shadow roots included. */
export async function expectAccessible(
  page: Page,
  {
    within = 'html',
    without = ['region', 'page-has-heading-one', 'landmark-one-main'],
    looksOnly = false,
  }: AccessibilityOptions = {},
): Promise<void> {
  await page.evaluate(finishTransitions);
  // Evaluated instead of added as a <script>, which a CSP would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(looksOnly && { runOnly: { type: 'rule', values: LOOKS } }),
  };
  const { violations } = await page.evaluate(
    async ([selector, runOptions]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(selector, runOptions);
    },
    [within, options] as const,
  );
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} (${target.flat().join(' ')}) ${failureSummary ?? ''}`,
    ),
  );
  expect(lines, 'accessibility violations').toEqual([]);
}
