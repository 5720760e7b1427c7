import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everyEnglishText, everyTranslation, textsByPath, wordings } from '../src/kit/i18n/missing.ts';
import { fromRoot } from './manifest.ts';

const glossary = readFileSync(fromRoot('docs/project/glossary.md'), 'utf8');

/** The cells of each row of a section's table, with its header first. */
function tableOf(heading: string): string[][] {
  const section = glossary.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| ---'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const formsIn = (cell: string): string[] => cell.toLowerCase().split(', ');

const catalogues = new Map([['en', textsByPath(everyEnglishText)]]);
for (const [language, texts] of await everyTranslation()) catalogues.set(language, textsByPath(texts));

const [languages = [], ...terms] = tableOf('Terms');
const avoided = tableOf('Words to avoid').slice(1);

test('both tables have every language', () => {
  const all = [...catalogues.keys()].sort();
  assert.deepEqual(languages.slice(0, -1).sort(), all);
  assert.deepEqual(avoided.map(([language]) => language).sort(), all);
  assert.ok(terms.length > 10);
});

for (const [language, texts] of catalogues) {
  const column = tableOf('Terms')[0]?.indexOf(language) ?? -1;

  test(`the ${language} catalogue uses the terms of the glossary`, () => {
    for (const row of terms) {
      const forms = formsIn(row[column] ?? '');
      assert.notDeepEqual(forms, [''], row[0]);
      for (const [, path = ''] of (row.at(-1) ?? '').matchAll(/`([^`]+)`/g)) {
        assert.ok(
          everyEnglishText[path.split('.')[0] as keyof typeof everyEnglishText],
          `${path} is no text`,
        );
        for (const wording of wordings(texts.get(path) ?? ''))
          assert.ok(
            forms.some((form) => wording.toLowerCase().includes(form)),
            `${path} is "${wording}", without ${forms.join(' or ')}`,
          );
      }
    }
  });

  test(`the ${language} catalogue avoids other words for the same`, () => {
    const [, words = ''] = avoided.find(([name]) => name === language) ?? [];
    for (const [path, text] of texts)
      for (const wording of wordings(text).map((each) => each.replaceAll(/\{\w+\}|\S+@\S+/g, '')))
        for (const word of formsIn(words))
          assert.ok(!wording.toLowerCase().includes(word), `${path} is "${wording}", with "${word}"`);
  });
}

/** Names, and abbreviations, which have capitals anywhere. */
const NAMES = new Set(
  'WhatsApp Gmail Yahoo Outlook Google One Tap Stytch Ethereum Solana Internet EML Email OTP SSO SMS START QR URL URLs ID'.split(
    ' ',
  ),
);

/** Sentences of the specification, which stay as they are: decision kit-7. And the titles of documents. */
const SPECIFIED = new Set([
  'terms.terms',
  'terms.privacy',
  'password.loginHeading',
  'password.forgot',
  'crypto.others',
  'crypto.otherEthereum',
  'crypto.otherSolana',
]);

/** The name of a company. */
const SAMPLE_NAME = 'discovery.namePlaceholder';

/** The languages that write only names and the beginning of a sentence with capitals. */
for (const language of ['en', 'es', 'fr', 'it', 'nl', 'pt-BR']) {
  test(`the ${language} catalogue is in sentence case`, () => {
    for (const [path, text] of catalogues.get(language) ?? []) {
      if (path === SAMPLE_NAME || (language === 'en' && SPECIFIED.has(path))) continue;
      for (const wording of wordings(text)) {
        const sentences = wording.split(/[.!?:\])]\s+/);
        const capitals = sentences.flatMap((sentence) =>
          sentence
            .split(/[\s(«“‘"’-]+/)
            .slice(1)
            .filter((word) => /^\p{Lu}/u.test(word)),
        );
        assert.deepEqual(
          capitals.map((word) => word.replaceAll(/[^\p{L}]/gu, '')).filter((word) => !NAMES.has(word)),
          [],
          `${path} is "${wording}"`,
        );
      }
    }
  });
}
