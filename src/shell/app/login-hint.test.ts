import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintedFields } from './login-hint.ts';

for (const [loginHint, search, fields] of [
  ['ada@example.com', '', { email: 'ada@example.com' }],
  ['+44 20 7946 0958', '', { phone: '+44 20 7946 0958' }],
  ['020 7946 0958', '', {}],
  ['Ada', '', {}],
  [undefined, '?hint=ada@example.com', { email: 'ada@example.com' }],
  ['bob@example.com', '?hint=ada%40example.com', { email: 'ada@example.com' }],
  ['bob@example.com', '?hint=<script>', { email: 'bob@example.com' }],
  [undefined, '?hint=%2B442079460958', { phone: '+442079460958' }],
  [undefined, '?other=ada@example.com', {}],
  [5 as unknown as string, '', {}],
] as const)
  test(`the hint ${loginHint} at ${search}`, () =>
    assert.deepEqual(hintedFields({ loginHint, loginHintParam: 'hint' }, search), fields));
