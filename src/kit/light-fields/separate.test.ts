import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tree } from '../lib/draw.ts';
import { separate } from './separate.ts';

const slot = (name: string): Tree => ['slot', { name }];

const form: Tree = [
  'form',
  { data: '', id: 'f', method: 'dialog', novalidate: '', slot: 'aw-form' },
  ['button', { type: 'submit' }],
];

/** A tree as it is drawn, the attribute that marks our nodes aside. */
const unmarked = (node: Tree): Tree => {
  if (typeof node === 'string') return node;
  const [tag, { 'data-auth-widget-field': mark, ...attributes }, ...children] = node;
  return [tag, mark === undefined ? attributes : { data: mark, ...attributes }, ...children.map(unmarked)];
};

const cases: Readonly<Record<string, { tree: Tree; screen: Tree; fields: readonly Tree[] }>> = {
  'a screen without fields': {
    tree: ['div', {}, ['button', { type: 'button' }, 'Go']],
    screen: ['div', {}, ['button', { type: 'button' }, 'Go']],
    fields: [],
  },
  'a field with its label, its error and its box': {
    tree: [
      'form',
      { method: 'dialog' },
      ['label', { for: 'e' }, 'Email'],
      [
        'input',
        {
          'aria-describedby': 'why gone',
          'aria-invalid': 'true',
          class: 'c',
          dir: 'ltr',
          id: 'e',
          name: 'email',
          part: 'input',
          type: 'email',
          value: '',
        },
      ],
      ['p', { id: 'why' }, ['svg', {}], 'Not an ', ['b', {}, 'address']],
      ['button', { type: 'submit' }, 'Continue'],
    ],
    screen: [
      'form',
      { method: 'dialog' },
      ['label', { for: 'e' }, 'Email'],
      [
        'span',
        { class: 'c', dir: 'ltr', id: 'e', part: 'input', 'data-field': '', 'data-invalid': '' },
        slot('aw-email'),
      ],
      ['p', { id: 'why' }, ['svg', {}], 'Not an ', ['b', {}, 'address']],
      ['button', { type: 'submit' }, 'Continue'],
      slot('aw-form'),
    ],
    fields: [
      form,
      [
        'input',
        {
          data: '',
          'aria-invalid': 'true',
          dir: 'ltr',
          name: 'email',
          type: 'email',
          form: 'f',
          slot: 'aw-email',
          'aria-label': 'Email',
          'aria-description': 'Not an address',
        },
      ],
    ],
  },
  'the country, which nothing fills in': {
    tree: [
      'form',
      {},
      ['input', { role: 'combobox', type: 'text' }],
      ['input', { name: 'phone', type: 'tel' }],
    ],
    screen: [
      'form',
      {},
      ['input', { role: 'combobox', type: 'text' }],
      ['span', { 'data-field': '' }, slot('aw-phone')],
      slot('aw-form'),
    ],
    fields: [form, ['input', { data: '', name: 'phone', type: 'tel', form: 'f', slot: 'aw-phone' }]],
  },
};

for (const [name, { tree, screen, fields }] of Object.entries(cases))
  test(`takes the fields out of ${name}`, () => {
    const separated = separate(tree, 'f');
    assert.deepEqual(separated.screen, screen);
    assert.deepEqual(separated.fields.map(unmarked), fields);
  });
