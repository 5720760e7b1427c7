import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageFor, TRANSLATIONS } from '../kit/i18n/languages.ts';
import modern from '../kit/i18n/locales/en/modern.ts';
import { everyEnglishText, textsByPath, wordings } from '../kit/i18n/missing.ts';
import { hasModernWords, lookWords } from './look-words.ts';

const words = textsByPath(modern);
const english = textsByPath(everyEnglishText);

const slotsOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

for (const [path, text] of words)
  test(`the modern ${path} is another text than the classic one, with its values`, () => {
    const classic = wordings(english.get(path) ?? '');
    for (const wording of wordings(text)) {
      assert.ok(!classic.includes(wording), wording);
      assert.deepEqual(
        // The clock of a pause reads like that of a code.
        slotsOf(wording).map((slot) => (path === 'common.availableIn' ? '{count}' : slot)),
        slotsOf(classic.at(-1) ?? ''),
      );
    }
  });

/** Texts that no screen of the widget shows in the look "modern", or that other elements and the page's author read. */
const ELSEWHERE =
  /^(session|account|passkeyList|strength|passcode\.confirmed|passwordConfirmation|crypto\.confirmed|errors\.(eml|oneTap))/;

test('modern English has one verb for logging in, and does not shout', () => {
  const shown = [...english].filter(([path]) => !ELSEWHERE.test(path));
  for (const [path, text] of shown.map(([path, text]) => [path, words.get(path) ?? text] as const))
    for (const wording of wordings(text))
      assert.doesNotMatch(wording, /!|\b[Ss]ign(ing)?[ -]in\b|\bLog In\b|\bLogin with/, path);
});

for (const locale of ['en', 'en-GB', 'sv', ...TRANSLATIONS])
  test(`the words of the look are for English alone: ${locale}`, () => {
    const language = languageFor(locale);
    const isEnglish = !TRANSLATIONS.some((tag) => tag === locale);
    assert.equal(hasModernWords(language, 'modern'), isEnglish);
    assert.equal(lookWords(language, 'modern').length, isEnglish ? 1 : 0);
    assert.deepEqual(lookWords(language, 'classic'), []);
  });
