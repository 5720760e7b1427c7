import assert from 'node:assert/strict';
import { test } from 'node:test';

import { is } from 'valibot';
import { base64Url, domain, isHttpUrl, origin } from './formats.ts';

const urls: readonly (readonly [url: string, accepted: boolean])[] = [
  ['http://localhost:3000/login?a=b;c#d', true],
  ['https://shop.example', true],
  ['https://xn--bcher-kva.example/', true],
  ['https://bücher.example/', true],
  ['http://my_app.test/', true],
  ['http://127.0.0.1:8080/', true],
  ['http://[::1]:5173/', true],
  ['https://user:pass@shop.example/', true],
  ['/login', false],
  ['javascript:alert(1)', false],
  ['ftp://shop.example/', false],
  // The host becomes part of the consent page's Content-Security-Policy.
  ["http://x;script-src'unsafe-inline'/", false],
  ['http://x;sandbox/', false],
  ['http://x,default-src/', false],
  ['http://*/', false],
  ["http://'self'/", false],
  ['http://x"y/', false],
];

for (const [url, accepted] of urls) {
  test(`${url} is ${accepted ? '' : 'not '}accepted as an http URL`, () => {
    assert.equal(isHttpUrl(url), accepted);
  });
}

for (const [name, format, good, bad] of [
  [
    'an origin',
    origin,
    ['http://localhost:3000', 'https://shop.example'],
    [
      'http://localhost:3000/',
      'https://shop.example:443',
      'https://Shop.example',
      'shop.example',
      'null',
      '',
    ],
  ],
  [
    'a domain',
    domain,
    ['localhost', 'shop.example', 'xn--bcher-kva.example', '127.0.0.1'],
    [
      'localhost:3000',
      'http://localhost',
      '.example',
      'shop.example.',
      'bücher.example',
      'a b',
      '',
      'a'.repeat(254),
    ],
  ],
  ['base64url', base64Url, ['AA', '-_-_'], ['', 'A', 'AB', 'AA==', '+/+/', '????']],
] as const) {
  test(`what counts as ${name}`, () => {
    assert.deepEqual(
      good.filter((value) => !is(format, value)),
      [],
    );
    assert.deepEqual(
      bad.filter((value) => is(format, value)),
      [],
    );
  });
}
