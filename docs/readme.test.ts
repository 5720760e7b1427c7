import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { CATALOGUES } from '../src/i18n/languages.ts';
import { PROVIDERS } from '../src/methods/oauth/providers.ts';
import { fromRoot } from './manifest.ts';

/** The apps that README's snippets are taken from, by the language of the snippet. */
const apps: Readonly<Record<string, readonly string[]>> = {
  tsx: ['react/src/app.tsx', 'astro/src/components/sign-in.tsx'],
  vue: ['vue/src/app.vue'],
  svelte: ['svelte/src/app.svelte'],
  html: ['angular/src/app.ts'],
};

const linesOf = (text: string): string[] =>
  text
    .replace(/public-token-test-[\w.-]+/g, 'public-token-test-...')
    .split('\n')
    .map((line) => line.trim());

const readme = readFileSync(fromRoot('README.md'), 'utf8');
const sectionOf = (heading: string): string =>
  new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(readme)?.[1] ?? '';
const section = sectionOf('With a framework');

test('the snippets for frameworks consist of lines from the tested apps', () => {
  const snippets = [...section.matchAll(/^```(\w+)$(.*?)^```$/gms)];
  assert.deepEqual(new Set(snippets.map(([, language]) => language)), new Set(Object.keys(apps)));
  for (const [, language = '', snippet = ''] of snippets) {
    const files = (apps[language] ?? []).map((app) =>
      readFileSync(fromRoot(`examples/frameworks/${app}`), 'utf8'),
    );
    const known = new Set(files.flatMap(linesOf));
    assert.deepEqual(
      linesOf(snippet).filter((line) => line !== '' && !known.has(line)),
      [],
      language,
    );
  }
});

/** Tested pages and servers, in the words of README. */
function afterSignIn(): string {
  const files = [
    'servers/express/server.mjs',
    'servers/express/public/follow-session.js',
    'pages/session.html',
  ];
  return files
    .map((file) => readFileSync(fromRoot(`examples/${file}`), 'utf8'))
    .join('\n')
    .replaceAll('{{publicToken}}', 'public-token-test-...')
    .replaceAll('"/dist/', '"/auth-widget/')
    .replaceAll(/ (?:class|aria-labelledby|id|api-url)="[^"]*"/g, '');
}

test('the snippets after sign-in consist of lines from tested examples', () => {
  const snippets = [...sectionOf('After sign-in').matchAll(/^```(\w+)$(.*?)^```$/gms)].map(
    ([, , snippet = '']) => snippet,
  );
  const known = new Set(linesOf(afterSignIn()));
  // The first runs in page.spec.ts, and the last is the config of session-cookies.spec.ts with other values.
  for (const snippet of snippets.slice(1, -1))
    assert.deepEqual(
      linesOf(snippet).filter((line) => line !== '' && !known.has(line)),
      [],
    );
  assert.equal(snippets.length, 5);
});

test('names every third-party provider', () => {
  const types = Object.keys(PROVIDERS);
  assert.ok(readme.includes(` ${types.length} third-party providers`));
  assert.deepEqual(
    types.filter((type) => !readme.includes(`\`${type}\``)),
    [],
  );
});

test('names every language', () => {
  const tags = ['en', ...Object.keys(CATALOGUES)];
  const english = new Intl.DisplayNames('en', { type: 'language' });
  assert.ok(readme.includes(` ${tags.length} languages`));
  assert.deepEqual(
    tags.filter((tag) => !readme.includes(english.of(tag) ?? tag)),
    [],
  );
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

test('links between the documents resolve', () => {
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
  for (const document of documents) {
    const text = readFileSync(fromRoot(document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? document : join(dirname(document), path);
      assert.ok(existsSync(fromRoot(target)), `${document}: ${link}`);
      if (anchor === undefined) continue;
      const headings = [...readFileSync(fromRoot(target), 'utf8').matchAll(/^#+ (.*)$/gm)];
      assert.ok(
        headings.some(([, heading = '']) => slug(heading) === anchor),
        `${document}: ${link}`,
      );
    }
  }
});

test('the files that CONTRIBUTING.md names exist, and contain what it says is in them', () => {
  const text = readFileSync(fromRoot('CONTRIBUTING.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const paths = [...text.matchAll(/`((?:build|docs|elements|emulator|examples|src|test)\/[\w./-]*)`/g)];
  assert.ok(paths.length > 10);
  for (const [, path = ''] of paths) assert.ok(existsSync(fromRoot(path)), path);
  for (const [, name = '', path = ''] of text.matchAll(/`(\w+)` in `([\w./-]+\.\w+)`/g))
    assert.ok(readFileSync(fromRoot(path), 'utf8').includes(name), `${name} in ${path}`);
});
