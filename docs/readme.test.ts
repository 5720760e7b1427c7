import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from './manifest.ts';

/** The apps that a snippet of README stands for, by its language. */
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

const section =
  /^## With a framework$(.*?)^## /ms.exec(readFileSync(fromRoot('README.md'), 'utf8'))?.[1] ?? '';

test('the snippets for frameworks are lines of the apps that the tests use', () => {
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
