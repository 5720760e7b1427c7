/** What a visitor reads while Stytch cannot be asked who is signed in. */
import type { SessionTexts } from '../../src/kit/i18n/catalogue.ts';
import { directionOf } from '../../src/kit/i18n/direction.ts';
import { everyLanguage } from '../../src/kit/i18n/each-language.ts';
import { type Language, languageFor } from '../../src/kit/i18n/languages.ts';

const TEXTS = await everyLanguage<SessionTexts['unavailable']>(
  (language) => import(`../../src/kit/i18n/locales/${language}/session.ts`),
  'unavailable',
);

function languageOf(tag: string): Language | undefined {
  try {
    return languageFor(tag);
  } catch {
    // Not a tag: `*`, or anything that a visitor may write there.
    return undefined;
  }
}

/**
 * A page without styles and scripts, which every policy allows.
 * @param languages of the visitor, as in the header `Accept-Language`
 */
export function unavailablePage(languages: string): string {
  const tags = languages.split(',').map((range) => range.replace(/;.*/, '').trim());
  const language = tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
  const { heading, explanation } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<main><h1>${heading}</h1><p>${explanation}</p></main>
</html>
`;
}
