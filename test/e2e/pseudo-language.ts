/** The widget in a made-up language, which shows texts that are no part of the catalogue and too narrow places. */
import type { Widget } from './fixtures.ts';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç' };

/** The text with accents, in brackets and 40 % longer; its slots stay. */
export function pseudo(text: string): string {
  if (text === '') return text;
  const accented = text
    .split(/(\{\w+\})/)
    .map((piece) =>
      piece.startsWith('{') ? piece : piece.replace(/[aeiounc]/g, (char) => accents[char] ?? char),
    )
    .join('');
  const longer = 'ló '.repeat(Math.ceil((text.length * 0.4) / 3)).trim();
  return `⟦${accented} ${longer}⟧`;
}

function pseudoTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, string | object]) => [
      key,
      typeof text === 'string' ? pseudo(text) : pseudoTexts(text),
    ]),
  );
}

/** A whole catalogue, as JSON for the `strings` attribute. */
export const pseudoStrings = (catalogue: object): string => JSON.stringify(pseudoTexts(catalogue));

/** Not from the catalogue: names of wallets and countries, letters in place of logos, and what the provider says. */
const EXEMPT =
  /^([A-Z]|Vessel|Metamask|Phantom|Coinbase|Binance|United States|Common character sequences .*)$/;

/** The texts, names and placeholders that a visitor sees or hears and that are not in the pseudo language. */
export async function untranslated({ element }: Widget): Promise<readonly string[]> {
  const texts = await element.evaluate((node) => {
    const found: string[] = [];
    const isShown = (at: Element): boolean => at.checkVisibility({ visibilityProperty: true });
    const root = node.shadowRoot ?? node;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (
        parent === null ||
        parent.closest('style, script, bdi, code, option, [part~=phone-country]') !== null
      )
        continue;
      // The whole element: a slot splits a text into several nodes.
      if (isShown(parent)) found.push(parent.textContent);
    }
    const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
    for (const at of root.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (isShown(at)) found.push(...names.map((name) => at.getAttribute(name) ?? ''));
    }
    return found;
  });
  return texts.filter((text) => text.trim() !== '' && !text.includes('⟦') && !EXEMPT.test(text));
}
