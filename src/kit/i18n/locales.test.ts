import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { ACCOUNT_TRANSLATIONS } from './account-translations.ts';
import { BUSINESS_TRANSLATIONS } from './business-translations.ts';
import type { B2bStringOverrides } from './catalogue.ts';
import { CONSUMER_TRANSLATIONS } from './consumer-translations.ts';
import { TRANSLATIONS } from './languages.ts';
import { everyEnglishText, everyTranslation, textsByPath, wordings } from './missing.ts';
import { PASSKEY_TRANSLATIONS } from './passkey-translations.ts';

/** Texts that may be the same as in English in every language: names and sample input. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set([
  'main.whatsapp',
  'account.hasPassword',
  'phone.placeholder',
  'email.placeholder',
  'crypto.onEthereum',
  'crypto.onSolana',
  'sso.slugPlaceholder',
]);

/** Words that a language shares with English. */
const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  fr: ['common.notifications'],
  it: ['main.email', 'email.label', 'password.label', 'session.accountOf'],
  nl: ['session.accountOf'],
};

function slotsOf(...texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort();
}

/** True if a plural category covers a single number, such as `two` in Arabic: its text may spell the number out. */
function isOneNumber(rules: Intl.PluralRules, category: string): boolean {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === category).length === 1;
}

const english = textsByPath(everyEnglishText);

test('every folder in locales/ is a language that the widget can load', () => {
  const folders = readdirSync(new URL('locales', import.meta.url));
  assert.deepEqual(folders.sort(), ['en', ...TRANSLATIONS].sort());
});

test('the files of a language have no text in common', async () => {
  const kinds = [CONSUMER_TRANSLATIONS, PASSKEY_TRANSLATIONS, ACCOUNT_TRANSLATIONS, BUSINESS_TRANSLATIONS];
  const loaded = kinds.map((kind) => kind.de());
  const files = await Promise.all<{ readonly default: B2bStringOverrides }>(loaded);
  const paths = files.flatMap((file) => [...textsByPath(file.default).keys()]);
  assert.deepEqual(
    // Both elements that ask for a proof bring its texts along.
    paths.filter((path, index) => paths.indexOf(path) !== index && !path.startsWith('proof.')),
    [],
  );
});

for (const [tag, catalogue] of await everyTranslation()) {
  test(`the ${tag} catalogue`, async (t) => {
    const rules = new Intl.PluralRules(tag);
    const texts = textsByPath(catalogue);

    await t.test('has no empty text', () => {
      const empty = [...texts].filter(([, text]) => wordings(text).some((wording) => wording.trim() === ''));
      assert.deepEqual(empty, []);
    });

    await t.test('has the same slots as English', () => {
      for (const [path, text] of texts) {
        const expected = slotsOf(...wordings(english.get(path) ?? ''));
        const forms = typeof text === 'string' ? { other: text } : text;
        for (const [category, wording] of Object.entries(forms)) {
          const spelledOut = isOneNumber(rules, category) && !wording.includes('{count}');
          assert.deepEqual(slotsOf(wording), spelledOut ? [] : expected, path);
        }
      }
    });

    await t.test('has only plural categories of its language', () => {
      const known = new Set<string>(rules.resolvedOptions().pluralCategories);
      for (const [path, text] of texts) {
        if (typeof text === 'string') continue;
        const unknown = Object.keys(text).filter((category) => !known.has(category));
        assert.deepEqual(unknown, [], path);
      }
    });

    await t.test('has no text left in English', () => {
      const allowed = new Set([...SAME_EVERYWHERE, ...(SAME_IN[tag] ?? [])]);
      const left = [...texts].filter(([path, text]) => {
        const originals = wordings(english.get(path) ?? '');
        return !allowed.has(path) && wordings(text).some((wording) => originals.includes(wording));
      });
      assert.deepEqual(left, []);
    });
  });
}
