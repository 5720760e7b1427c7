import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { TRANSLATIONS } from '../src/kit/i18n/languages.ts';
import { PROVIDERS } from '../src/shell/views/oauth/provider-table.ts';
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

/** A tested page, in the words of the guide. */
const sessionPage = (): string =>
  read('examples/pages/session.html')
    .replaceAll('{{publicToken}}', 'public-token-test-...')
    .replaceAll('"/dist/', '"/auth-widget/')
    .replaceAll(/ (?:class|aria-labelledby|id|api-url)="[^"]*"/g, '');

test('the files of the account page are those of tested examples', () => {
  const guide = read('docs/account-element.md');
  assert.ok(guide.includes(read('examples/servers/express/public/delete-account.js').replace(/^.*\n/, '')));
  const server = read('examples/servers/express/server.mjs');
  const [route = ''] = /app\.delete\([^]*?\n}\);\n/.exec(server) ?? [];
  assert.ok(route !== '' && guide.includes(route));
  for (const file of ['delete-account.ts', 'your-account.tsx'])
    assert.ok(guide.includes(read(`examples/servers/next/app/account/${file}`)), file);
});

test('the files after sign-in are those of tested examples', () => {
  const guide = read('docs/after-sign-in.md');
  const files = [
    'session.ts',
    'proxy.ts',
    'account/page.tsx',
    'account/account-button.tsx',
    'sign-in/page.tsx',
  ];
  for (const name of files) {
    const path = name.includes('/') ? `app/${name}` : name;
    const block = `\`${path}\`[^]*?\n\n\`\`\`tsx?\n([^]*?)\`\`\`\n`;
    // What the account page adds is in its own guide.
    const file = read(`examples/servers/next/${path}`).replaceAll(/^.*YourAccount.*\n/gm, '');
    assert.equal(new RegExp(block).exec(guide)?.[1], file);
  }
  const script = read('examples/servers/express/public/follow-session.js').replace(/^.*\n/, '');
  assert.ok(guide.includes(script));
  assert.ok(read('docs/get-started.md').includes(script.trimEnd().replaceAll(/^/gm, '  ')));
  const known = new Set(linesOf(sessionPage()));
  const [, , snippet = ''] = snippetsIn(guide).find(([, language]) => language === 'html') ?? [];
  assert.deepEqual(
    linesOf(snippet).filter((line) => line !== '' && !known.has(line)),
    [],
  );
});

test('the test of the guide runs in a fresh folder', () => {
  const [, , code = ''] = snippetsIn(read('docs/testing.md')).at(-1) ?? [];
  assert.match(code, /^test\('/m);
  assert.ok(read('examples/testing/playwright/tests/sign-in.spec.js').startsWith(code.trim()));
});

test('names every social login provider', () => {
  const types = Object.keys(PROVIDERS);
  const guide = read('docs/products/oauth.md');
  assert.equal(/social login \((\d+) providers/.exec(read('README.md'))?.[1], String(types.length));
  assert.deepEqual(
    types.filter((type) => !guide.includes(`\`${type}\``)),
    [],
  );
});

test('names every language', () => {
  const tags = ['en', ...TRANSLATIONS];
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const guide = read('docs/languages.md');
  assert.equal(/(\d+) languages/.exec(read('README.md'))?.[1], String(tags.length));
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
  const helps = ['emulator/README.md', 'emulator/main.ts'];
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
      const linked = readFileSync(fromRoot(target), 'utf8');
      const headings = [...linked.matchAll(/^#+ (.*)$/gm)];
      assert.ok(
        linked.includes(`<a id="${anchor}">`) ||
          headings.some(([, heading = '']) => slug(heading) === anchor),
        `${document}: ${link}`,
      );
    }
  }
});

test('README is short', () => {
  assert.ok(read('README.md').split('\n').length <= 200);
});

test('the documents in the package link to nothing that it lacks', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
  const isPacked = (path: string): boolean =>
    files.some((pattern) =>
      pattern.includes('*')
        ? dirname(pattern) === dirname(path)
        : path === pattern || path.startsWith(`${pattern}/`),
    );
  // CONTRIBUTING.md is for those who have a clone.
  for (const document of documents.filter((path) => isPacked(path) && path !== 'CONTRIBUTING.md'))
    for (const [link, path = ''] of read(document).matchAll(
      /(?:\]\(|src="|href=")(?!https?:|\/)([^)"#]+)/g,
    )) {
      // A page of an example may have links, too.
      if (!/\.\w+$/.test(path)) continue;
      const target = join(dirname(document), path);
      assert.ok(isPacked(target), `${document}: ${link}`);
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
