/** An input method, as the browser's debugger plays it. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The full-width form of each character, as a Japanese input method writes them. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

export interface InputMethod {
  /** Composes the text character by character, and leaves it unfinished. */
  compose(field: Locator, text: string): Promise<void>;
  /** Ends the composition with this text. */
  finish(text: string): Promise<void>;
}

export async function inputMethod(page: Page): Promise<InputMethod> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  return {
    async compose(field, text) {
      await field.focus();
      for (let end = 1; end <= text.length; end += 1) {
        const begun = text.slice(0, end);
        await browser.send('Input.imeSetComposition', {
          text: begun,
          selectionStart: end,
          selectionEnd: end,
        });
        await expect(field).toHaveValue(begun);
      }
    },
    finish: async (text) => void (await browser.send('Input.insertText', { text })),
  };
}
