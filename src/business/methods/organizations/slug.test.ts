import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugInPath } from './slug.ts';

const cases: readonly (readonly [pattern: string | undefined, href: string, slug: string | undefined])[] = [
  [undefined, 'https://app.example/acme', undefined],
  ['https://app.example/login', 'https://app.example/login', undefined],
  ['https://app.example/{{slug}}', 'https://app.example/acme', 'acme'],
  ['https://app.example/{{slug}}', 'https://app.example/acme/', 'acme'],
  ['https://app.example/{{slug}}/', 'https://app.example/acme', 'acme'],
  ['https://app.example/{{slug}}', 'https://app.example/acme#top', 'acme'],
  ['https://app.example/{{slug}}', 'https://app.example/acme?slug=zeta', 'acme'],
  ['https://app.example/{{slug}}', 'https://app.example/acme/login', 'acme'],
  ['https://app.example/{{slug}}', 'https://app.example:8443/acme', 'acme'],
  ['https://*.example/{{slug}}', 'https://app.example:8443/acme/login', 'acme'],
  ['*/{{slug}}', 'http://localhost:3000/acme/login', 'acme'],
  ['https://{{slug}}.app.example', 'https://acme.app.example/login', 'acme'],
  ['https://{{slug}}.app.example', 'https://app.example/login', undefined],
  ['https://app.example/orgs/{{slug}}/login', 'https://app.example/orgs/acme/login', 'acme'],
  ['https://app.example/orgs/{{slug}}/login', 'https://app.example/orgs/acme', undefined],
  ['https://app.example/{{slug}}', 'https://app.example/', undefined],
  ['https://app.example/{{slug}}', 'https://evil.example/acme', undefined],
  ['https://app.example/{{slug}}', 'https://appxexample/acme', undefined],
  ['app.example/{{slug}}', 'https://app.example/acme', 'acme'],
  ['/{{slug}}', 'https://app.example/acme', 'acme'],
  ['/{{slug}}', 'https://app.example/acme.inc', 'acme.inc'],
  ['https://{{slug}}.example', 'https://acme.app.example/', undefined],
  ['https://*-team.example/{{slug}}', 'https://my-shop-team.example/acme', 'acme'],
  ['https://{{slug}}-login.example', 'https://acme-corp-login.example/', 'acme-corp'],
  ['/*-{{slug}}-*', 'https://app.example/x-acme-y/login', 'acme'],
  ['/*-{{slug}}-*', 'https://app.example/x-acme', undefined],
  ['/{{slug}}/{{slug}}', 'https://app.example/acme/acme', 'acme'],
  ['/{{slug}}', 'https://app.example//acme', undefined],
  // No slug has such letters: it is looked up and not found.
  ['/{{slug}}', 'https://app.example/%E2', '%E2'],
];

for (const [pattern, href, slug] of cases) {
  test(`${pattern} in ${href}: ${slug}`, () => assert.equal(slugInPath(pattern, href), slug));
}

test('a long path takes no longer than a short one for each of its letters', () => {
  const started = performance.now();
  assert.equal(slugInPath('/*-{{slug}}-*-*', `https://app.example/${'a-'.repeat(2000)}.`), undefined);
  // A few ms on an idle machine, and hours if each wildcard is tried at each place of the others.
  assert.ok(performance.now() - started < 20_000);
});
