import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { CATALOGUES } from '../src/i18n/languages.ts';
import { PROVIDERS } from '../src/methods/oauth/providers.ts';
import { fromRoot } from './manifest.ts';

/** The apps that the snippets are taken from, by the language of the snippet. */
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

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');
const snippetsIn = (text: string): RegExpExecArray[] => [...text.matchAll(/^```(\w+)$(.*?)^```$/gms)];

test('the first snippet for each framework consists of lines from its tested app', () => {
  const sections = read('docs/frameworks.md').split(/^## /m).slice(1);
  const snippets = sections.flatMap((section) => snippetsIn(section).slice(0, 1));
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

/** Tested pages and servers, in the words of the guide. */
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
  const snippets = snippetsIn(read('docs/after-sign-in.md')).map(([, , snippet = '']) => snippet);
  const known = new Set(linesOf(afterSignIn()));
  // The first runs in page.spec.ts, and the last is the config of session-cookies.spec.ts with other values.
  for (const snippet of snippets.slice(1, -1))
    assert.deepEqual(
      linesOf(snippet).filter((line) => line !== '' && !known.has(line)),
      [],
    );
  assert.equal(snippets.length, 5);
});

test('the test of the guide runs in a fresh folder', () => {
  const [, , code = ''] = snippetsIn(read('docs/testing.md')).at(-1) ?? [];
  assert.match(code, /^\ntest\(/);
  assert.ok(read('examples/testing/playwright/tests/sign-in.spec.js').includes(code.trim()));
});

test('names every third-party provider', () => {
  const types = Object.keys(PROVIDERS);
  const guide = read('docs/products/oauth.md');
  assert.match(read('README.md'), new RegExp(`\\b${types.length} third-party\\s+providers`));
  assert.deepEqual(
    types.filter((type) => !guide.includes(`\`${type}\``)),
    [],
  );
});

test('names every language', () => {
  const tags = ['en', ...Object.keys(CATALOGUES)];
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const guide = read('docs/languages.md');
  assert.match(read('README.md'), new RegExp(`\\b${tags.length} languages`));
  assert.deepEqual(
    tags.filter((tag) => !guide.includes(english.of(tag) ?? tag)),
    [],
  );
});

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

test('the custom properties that the documents name exist', () => {
  const reference = read('docs/reference.md');
  for (const document of documents)
    for (const [name] of read(document).matchAll(/--auth-[a-z][a-z-]*[a-z](?![a-z-]|…)/g))
      assert.ok(reference.includes(`\`${name}\``), `${document}: ${name}`);
});

test('no command asks the registry for a package that is in none', () => {
  const helps = [
    'emulator/README.md',
    'emulator/main.ts',
    'build/doctor/options.ts',
    'build/preload-options.ts',
  ];
  const asking = [...documents, ...helps].filter((path) =>
    /npx (?!--no-install )auth-widget/.test(read(path)),
  );
  assert.deepEqual(asking, []);
});

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

test('README is short', () => {
  assert.ok(read('README.md').split('\n').length <= 200);
});

test('README links to nothing that the package lacks', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
  const packed = files.filter((path) => !path.includes('*'));
  assert.ok(files.includes('docs/**/*.md') && files.includes('docs/img/*'));
  const links = [...read('README.md').matchAll(/(?:\]\(|src="|href=")(?!https?:)([^)"#]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/auth-widget/') && !/^docs\/(?:.*\.md|img\/.*)$/.test(path));
  assert.deepEqual(
    links.filter((path) => !packed.includes(path)),
    [],
  );
});

test('the files that CONTRIBUTING.md names exist, and contain what it says is in them', () => {
  const text = readFileSync(fromRoot('CONTRIBUTING.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const paths = [...text.matchAll(/`((?:build|docs|elements|emulator|examples|src|test)\/[\w./-]*)`/g)];
  assert.ok(paths.length > 10);
  for (const [, path = ''] of paths) assert.ok(existsSync(fromRoot(path)), path);
  for (const [, name = '', path = ''] of text.matchAll(/`(\w+)` in `([\w./-]+\.\w+)`/g))
    assert.ok(readFileSync(fromRoot(path), 'utf8').includes(name), `${name} in ${path}`);
});
