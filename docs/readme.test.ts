import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { roomRule } from '../build/preload.ts';
import { readOptions } from '../build/preload-options.ts';
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
const section = /^## With a framework$(.*?)^## /ms.exec(readme)?.[1] ?? '';

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

test('the CSS rule that reserves space is the one for the first snippet', () => {
  const [, tag = ''] = /(<auth-widget[^>]*>)/.exec(readme) ?? [];
  const flags = [...tag.matchAll(/\s((?!public-token)[\w-]+)="([^"]*)"/g)];
  const options = readOptions(flags.flatMap(([, name, value]) => [`--${name}`, value ?? '']));
  assert.ok(options !== 'help' && flags.length > 0);
  const [, rule = ''] = /<style>\n(.*?)<\/style>/s.exec(readme) ?? [];
  const bare = (css: string): string => css.replaceAll(/\s/g, '').replace(';}', '}');
  assert.equal(bare(rule), bare(roomRule(options)));
});

test('links between the documents resolve', () => {
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
  const documents = [
    'README.md',
    'docs/reference.md',
    'docs/cdn.md',
    'docs/decisions.md',
    'docs/weaknesses.md',
  ];
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
