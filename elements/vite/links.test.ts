import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunksOf, type OutputFile, urlOf } from './links.ts';

const dist = '/app/node_modules/auth-widget/dist/';
const chunk = (
  fileName: string,
  modules: readonly string[],
  imports: readonly string[] = [],
): OutputFile => ({
  type: 'chunk',
  fileName,
  moduleIds: modules,
  imports,
});
const output = Object.fromEntries(
  [
    chunk('assets/index-1.js', [`${dist}auth-widget.js`, '/app/main.ts']),
    chunk('assets/app-2.js', [`${dist}chunks/app-A.js`], ['assets/shared-3.js']),
    chunk('assets/shared-3.js', ['/app/shared.ts']),
    chunk('assets/de-4.js', ['/app/node_modules/dates/dist/locales/de.js']),
    { type: 'asset', fileName: 'assets/index-5.css' },
  ].map((file) => [file.fileName, file]),
);

test("finds the chunks of the package's files, with what they import", () => {
  assert.deepEqual(chunksOf(output, dist, ['chunks/app-A.js', 'locales/de.js', 'chunks/gone.js']), [
    'assets/app-2.js',
    'assets/shared-3.js',
  ]);
  assert.deepEqual(chunksOf(output, dist.replaceAll('/', '\\'), ['chunks/app-A.js']).length, 2);
});

const urls: readonly (readonly [base: string, page: string, url: string])[] = [
  ['/', 'index.html', '/assets/a.js'],
  ['/shop/', 'nested/index.html', '/shop/assets/a.js'],
  ['https://cdn.example/', 'index.html', 'https://cdn.example/assets/a.js'],
  ['./', 'index.html', './assets/a.js'],
  ['', 'nested/deep/index.html', '../../assets/a.js'],
];

for (const [base, page, url] of urls) {
  test(`the URL in ${page} under ${JSON.stringify(base)}`, () => {
    assert.equal(urlOf('assets/a.js', base, page), url);
  });
}
