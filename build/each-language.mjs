/**
 * Keeps the texts of eleven languages, 36 kB, from pages that show one: each language is a file of its own. Sources name that by a
 * template (src/kit/i18n/each-language.ts), which runs as it is. Rollup and the bundlers of pages find only imports that are spelled out,
 * which would be a table for each kind of text. @rollup/plugin-dynamic-import-vars spells out no static ones, and adds a `switch` to the
 * entry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FOLDER = new URL('../src/kit/i18n/locales/', import.meta.url);

const languages = readdirSync(FOLDER);

/** The modules that are entries of the package, by name, such as `locales/es`. */
export const locales = Object.fromEntries(
  languages.flatMap((language) => [
    [`locales/${language}`, `src/kit/i18n/locales/${language}/consumer.ts`],
    [`locales/passkeys/${language}`, `src/kit/i18n/locales/${language}/passkeys.ts`],
    [`locales/second-factor/${language}`, `src/kit/i18n/locales/${language}/second-factor.ts`],
    [`locales/account/${language}`, `src/kit/i18n/locales/${language}/account.ts`],
  ]),
);

const TEMPLATE = '\\(\\s*\\(language\\) => import\\(`([^`]*)\\$\\{language\\}([^`]*)`\\),?';
const EACH = new RegExp(`\\beachTranslation${TEMPLATE}\\s*\\)`, 'g');
const EVERY = new RegExp(`\\bawait everyLanguage(?:<[^()]*>)?${TEMPLATE}\\s*'(\\w+)',?\\s*\\)`, 'g');
const LEFT = /\b(?:eachTranslation|everyLanguage)(?:<[^()]*>)?\(/;

/** In each language, what several of its files share. */
const SHARED = ['./proof.ts', './mfa.ts'];

/** Rollup plugin: writes out the imports of all languages. */
export function eachLanguage() {
  return {
    name: 'each-language',
    // A page loads one of them and no other with it, so each has a copy.
    resolveId: (source, importer) =>
      SHARED.includes(source) && importer?.includes('/i18n/locales/')
        ? `${join(dirname(importer), source)}?${basename(importer)}`
        : null,
    load(id) {
      const [file, copy] = id.split('?');
      return copy && SHARED.some((name) => file.endsWith(join('/', name)))
        ? readFileSync(file, 'utf8')
        : null;
    },
    transform: {
      // Before the imports are routed through the loader of chunks (chunk-imports.mjs).
      order: 'pre',
      handler(code, id) {
        if (!id.includes('/src/') && !id.includes('/elements/')) return null;
        if (!LEFT.test(code) || id.endsWith('/each-language.ts')) return null;
        const imports = [];
        const changed = code
          .replace(EACH, (_call, before, after) => {
            const loaders = languages
              .filter((language) => language !== 'en')
              .map((language) => `'${language}': () => import('${before}${language}${after}')`);
            return `{ ${loaders.join(', ')} }`;
          })
          .replace(EVERY, (_call, before, after, name) => {
            const texts = languages.map((language) => {
              const local = `text${imports.length}`;
              imports.push(`import { ${name} as ${local} } from '${before}${language}${after}';`);
              return `'${language}': ${local}`;
            });
            return `{ ${texts.join(', ')} }`;
          });
        if (LEFT.test(changed)) this.error(`each-language: ${id} has another form of call`);
        return { code: `${imports.join(' ')} ${changed}`, map: null };
      },
    },
  };
}
