import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.ts';

const page = 'http://localhost:3000/login';

const accepted: readonly (readonly [args: readonly string[], options: object | 'help'])[] = [
  [['--help'], 'help'],
  [[page], { url: page, json: false, allowRemote: false, apiUrl: undefined }],
  [['--json', page], { url: page, json: true, allowRemote: false, apiUrl: undefined }],
  [
    ['http://127.0.0.1:1/'],
    { url: 'http://127.0.0.1:1/', json: false, allowRemote: false, apiUrl: undefined },
  ],
  [['https://[::1]/'], { url: 'https://[::1]/', json: false, allowRemote: false, apiUrl: undefined }],
  [
    ['http://shop.localhost/'],
    { url: 'http://shop.localhost/', json: false, allowRemote: false, apiUrl: undefined },
  ],
  [
    ['https://shop.example/', '--allow-remote'],
    { url: 'https://shop.example/', json: false, allowRemote: true, apiUrl: undefined },
  ],
  [
    [page, '--api-url', 'https://login.shop.example:443/'],
    { url: page, json: false, allowRemote: false, apiUrl: 'https://login.shop.example' },
  ],
];

for (const [args, options] of accepted) {
  test(`reads ${args.join(' ')}`, () => assert.deepEqual(readOptions(args, false), options));
}

const refused: readonly (readonly [args: readonly string[], message: RegExp])[] = [
  [[], /Name the URL of a page/],
  [[page, page], /one page at a time/],
  [['login'], /"login" is not an http\(s\) URL/],
  [['file:///etc/passwd'], /is not an http\(s\) URL/],
  [['https://shop.example/'], /https:\/\/shop\.example is not this computer.*--allow-remote/],
  [['http://localhost.shop.example/'], /is not this computer/],
  [['http://127.0.0.1.shop.example/'], /is not this computer/],
  [[page, '--api-url', 'login.shop.example'], /"login\.shop\.example" is not an http\(s\) URL/],
  [[page, '--unknown'], /--unknown/],
];

for (const [args, message] of refused) {
  test(`refuses ${args.join(' ')}`, () => assert.throws(() => readOptions(args, false), message));
}

test('refuses a remote page as root', () => {
  const args = ['https://shop.example/', '--allow-remote'];
  assert.throws(() => readOptions(args, true), /shop\.example is not this computer.*without its sandbox/);
  assert.equal(readOptions([page], true) !== 'help', true);
});
