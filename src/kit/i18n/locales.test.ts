import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { B2bStringOverrides } from './catalogue.ts';
import { TRANSLATIONS } from './languages.ts';
import { mfa, mfaErrors } from './locales/de/mfa.ts';
import { proof } from './locales/de/proof.ts';
import { everyEnglishText, everyTranslation, KINDS, textsByPath, wordings } from './missing.ts';

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

/** Texts that only a look has: another stands in for them until then. */
const OF_LOOKS: ReadonlySet<string> = new Set(['phone.bySms', 'password.chooseLink', 'password.chooseCode']);

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
  const loaded = KINDS.map((kind) => kind.de());
  const files = await Promise.all<{ readonly default: B2bStringOverrides }>(loaded);
  const paths = files.flatMap((file) => [...textsByPath(file.default).keys()]);
  const shared = new Set(textsByPath({ proof, mfa, errors: mfaErrors }).keys());
  assert.deepEqual(
    // Whatever asks for a proof, or a second step, brings its texts along.
    paths.filter((path, index) => paths.indexOf(path) !== index && !shared.has(path)),
    [],
  );
});

for (const [tag, catalogue] of await everyTranslation()) {
  test(`the ${tag} catalogue`, async (t) => {
    const rules = new Intl.PluralRules(tag);
    const texts = textsByPath(catalogue);

    await t.test('has no empty text', () => {
      const empty = [...texts].filter(
        ([path, text]) => !OF_LOOKS.has(path) && wordings(text).some((wording) => wording.trim() === ''),
      );
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

    await t.test('does not shout', () => {
      assert.deepEqual(
        [...texts].filter(([, text]) => wordings(text).some((wording) => /[!！]/.test(wording))),
        [],
      );
    });

    await t.test('has no text left in English', () => {
      const allowed = new Set([...SAME_EVERYWHERE, ...OF_LOOKS, ...(SAME_IN[tag] ?? [])]);
      const left = [...texts].filter(([path, text]) => {
        const originals = wordings(english.get(path) ?? '');
        return !allowed.has(path) && wordings(text).some((wording) => originals.includes(wording));
      });
      assert.deepEqual(left, []);
    });
  });
}
