import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { en, type Plural } from './en.ts';
import { CATALOGUES } from './languages.ts';

/** Texts that may be the same as the English one in every language: names, examples of input. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set([
  'main.whatsapp',
  'phone.placeholder',
  'email.placeholder',
  'crypto.onEthereum',
  'crypto.onSolana',
]);

/** Words that a language shares with English. */
const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  fr: ['common.notifications'],
  it: ['main.email', 'email.label', 'password.label'],
};

type Text = string | Plural;

/** The texts of a catalogue by their path, `section.key`. */
function textsOf(catalogue: object): Map<string, Text> {
  const sections = Object.entries<Readonly<Record<string, Text>>>({ ...catalogue });
  return new Map(
    sections.flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]): [string, Text] => [`${section}.${key}`, text]),
    ),
  );
}

/** What a text says, one for each plural category. */
function wordings(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

function slotsOf(...texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort();
}

/** Whether a plural category is that of one number only, as `two` in Arabic: its text may spell the number out. */
function isOneNumber(rules: Intl.PluralRules, category: string): boolean {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === category).length === 1;
}

const english = textsOf(en);

test('every file of the folder is a catalogue that a page can load', () => {
  const files = readdirSync(new URL('locales', import.meta.url));
  const tags = files.map((file) => file.replace(/\.ts$/, ''));
  assert.deepEqual(tags.sort(), ['en', ...Object.keys(CATALOGUES)].sort());
});

for (const [tag, load] of Object.entries(CATALOGUES)) {
  test(`the texts in ${tag} are whole`, async (t) => {
    const rules = new Intl.PluralRules(tag);
    const texts = textsOf((await load()).default);

    await t.test('has the keys of the English catalogue', () => {
      assert.deepEqual([...texts.keys()].sort(), [...english.keys()].sort());
    });

    await t.test('has no empty text', () => {
      const empty = [...texts].filter(([, text]) => wordings(text).some((wording) => wording.trim() === ''));
      assert.deepEqual(empty, []);
    });

    await t.test('has the slots of the English texts', () => {
      for (const [path, text] of texts) {
        const expected = slotsOf(...wordings(english.get(path) ?? ''));
        const forms = typeof text === 'string' ? { other: text } : text;
        for (const [category, wording] of Object.entries(forms)) {
          const spelledOut = isOneNumber(rules, category) && !wording.includes('{count}');
          assert.deepEqual(slotsOf(wording), spelledOut ? [] : expected, path);
        }
      }
    });

    await t.test('has the plural categories of the language', () => {
      const known = new Set<string>(rules.resolvedOptions().pluralCategories);
      for (const [path, text] of texts) {
        assert.equal(typeof text, typeof english.get(path), path);
        if (typeof text === 'string') continue;
        assert.ok('other' in text, `${path} has no "other"`);
        const unknown = Object.keys(text).filter((category) => !known.has(category));
        assert.deepEqual(unknown, [], path);
      }
    });

    await t.test('has nothing left in English', () => {
      const allowed = new Set([...SAME_EVERYWHERE, ...(SAME_IN[tag] ?? [])]);
      const left = [...texts].filter(([path, text]) => {
        const originals = wordings(english.get(path) ?? '');
        return !allowed.has(path) && wordings(text).some((wording) => originals.includes(wording));
      });
      assert.deepEqual(left, []);
    });
  });
}
