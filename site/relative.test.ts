import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { PLACEHOLDER, relativePage, relativeScript, relativeSheet } from './relative.ts';

/** What a function's body returns on a site below this path. */
const run = (body: string): unknown => runInNewContext(`(() => {${body}})()`, { __siteBase: '/below/' });

for (const [code, value] of [
  [`return"${PLACEHOLDER}a.js"`, '/below/a.js'],
  [`return '${PLACEHOLDER}'+'b'`, '/below/b'],
  [`const x = 'c.js'; return \`${PLACEHOLDER}\${x}\``, '/below/c.js'],
] as const) {
  test(`scripts find the site: ${code}`, () => {
    assert.equal(run(relativeScript(code, 'a.js')), value);
  });
}

for (const quote of ["'", '`'])
  test(`the index of the search has the addresses of the pages, between ${quote} and ${quote}`, () => {
    const code = `const e=${quote}{"ids":{"0":"${PLACEHOLDER}a.html"}}${quote};export{e as default};`;
    const statement = relativeScript(code, 'index.js').replace(/export.*/, 'return e');
    assert.equal(run(statement), '{"ids":{"0":"/below/a.html"}}');
  });

test('refuses a script that has the path elsewhere', () => {
  assert.throws(() => relativeScript(`return "see ${PLACEHOLDER}a"`, 'a.js'), /a\.js/);
});

test('sheets and pages link from where they are', () => {
  assert.equal(relativeSheet(`url(${PLACEHOLDER}assets/a.woff2)`, 'assets/s.css'), 'url(../assets/a.woff2)');
  const page = (path: string): string =>
    relativePage(`<head></head><body><a href="${PLACEHOLDER}b.html"></a></body>`, path);
  assert.match(page('a.html'), /<a href="\.\/b\.html">/);
  assert.match(page('docs/products/a.html'), /<a href="\.\.\/\.\.\/b\.html">/);
});
