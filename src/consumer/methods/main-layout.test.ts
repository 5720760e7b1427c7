import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MainBlock } from '../method.ts';
import { layout } from './main-layout.ts';

const sms: MainBlock = { kind: 'identifier', id: 'sms', tab: 'text' };
const email: MainBlock = { kind: 'identifier', id: 'email', tab: 'email' };
const otherEmail: MainBlock = { ...email };
const oauth: MainBlock = { kind: 'buttons', id: 'oauth' };

const cases: readonly (readonly [string, MainBlock[], object])[] = [
  ['nothing', [], { buttons: [], identifiers: [], divided: false, tabbed: false }],
  ['one form', [sms], { buttons: [], identifiers: [sms], divided: false, tabbed: false }],
  // Spec 2.8
  ['two forms', [sms, email], { buttons: [], identifiers: [sms, email], divided: false, tabbed: true }],
  ['buttons only', [oauth], { buttons: [oauth], identifiers: [], divided: false, tabbed: false }],
  [
    // Spec 2.6, 2.7
    'buttons and a form',
    [email, oauth],
    { buttons: [oauth], identifiers: [email], divided: true, tabbed: false },
  ],
  [
    'two methods with the same tab',
    [email, otherEmail],
    { buttons: [], identifiers: [email], divided: false, tabbed: false },
  ],
];

for (const [name, blocks, expected] of cases) {
  test(`layout of ${name}`, () => assert.deepEqual(layout(blocks), expected));
}
