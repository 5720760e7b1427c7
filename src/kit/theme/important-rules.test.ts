import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asImportant } from './important-rules.ts';

const rules: readonly (readonly [rule: string, important: string])[] = [
  ['.a{color:red;}', '.a{color:red!important;}'],
  ['.a{all:unset;margin:0 1px}', '.a{all:unset!important;margin:0 1px!important}'],
  ['.a:hover,.a::before{content:"";}', '.a:hover,.a::before{content:""!important;}'],
  ['.a{--_b:1;width:var(--_b);}', '.a{--_b:1;width:var(--_b)!important;}'],
  ['@media (min-width:1px){.a:focus{color:red;}}', '@media (min-width:1px){.a:focus{color:red!important;}}'],
  ['.a{-webkit-appearance:none}', '.a{-webkit-appearance:none!important}'],
  ['.a{color:red!important}', '.a{color:red!important}'],
  ['@keyframes b{from{opacity:0;}to{opacity:1;}}.a{color:red}', '.a{color:red!important}'],
];

for (const [rule, important] of rules) {
  test(`makes ${rule} important`, () => assert.equal(asImportant(rule), `@layer auth-widget{${important}}`));
}

test('leaves out what is animated', () => {
  const important = asImportant('.a{transform:none;color:red;opacity:0}', /^(?:transform|opacity)$/);
  assert.equal(important, '@layer auth-widget{.a{transform:none;color:red!important;opacity:0}}');
});
