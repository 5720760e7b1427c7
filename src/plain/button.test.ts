import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tree } from '../kit/lib/tree.ts';
import { button, waiting } from './button.ts';

const remove = (isBusy: boolean) => button('Remove', { action: 'remove', isBusy });
const show = button('Show', { action: 'show' });
const link: Tree = ['a', { href: '/' }, 'Help'];

test('no button can be pressed while an answer is awaited, but the one that shows what is typed', () => {
  const [tag, attributes, ...children] = remove(false);
  assert.deepEqual(waiting(['div', {}, remove(true), ['p', {}, remove(false)], show, link]), [
    'div',
    {},
    remove(true),
    ['p', {}, [tag, { ...attributes, 'aria-disabled': 'true' }, ...children]],
    show,
    link,
  ]);
});
