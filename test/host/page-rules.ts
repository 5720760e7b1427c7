/** CSS of the page around the widget. */
import type { Page } from '@playwright/test';

/** Adds rules of the page, which come before the widget's. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  }, css);
}
