import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPress } from './press.ts';

/** A button, as far as a press needs it. */
function button(name: string, clicked: string[]) {
  const attributes = new Set<string>();
  const node = {
    localName: 'button',
    isConnected: true,
    setAttribute: (attribute: string) => void attributes.add(attribute),
    removeAttribute: (attribute: string) => void attributes.delete(attribute),
    matches: () => attributes.has('data-pressed'),
    click: () => void clicked.push(name),
  };
  return { node: node as unknown as HTMLElement, attributes };
}

function setUp() {
  const clicked: string[] = [];
  return {
    clicked,
    first: button('first', clicked),
    second: button('second', clicked),
    press: createPress(),
  };
}

test('a later press changes nothing', () => {
  const { clicked, first, second, press } = setUp();
  press.press(first.node);
  press.press(second.node);
  assert.deepEqual([first.attributes.size, second.attributes.size], [3, 0]);
  press.pressAgain();
  assert.deepEqual(clicked, ['first']);
  assert.equal(first.attributes.size, 0);
});

test('a press counts once, and not after it was released', () => {
  const { clicked, first, second, press } = setUp();
  press.press(first.node);
  press.release();
  assert.equal(press.isPressed(), false);
  press.press(second.node);
  press.pressAgain();
  press.pressAgain();
  assert.deepEqual(clicked, ['second']);
});

test('a press on a button that is now another one no longer counts, and makes room', () => {
  const { clicked, first, second, press } = setUp();
  press.press(first.node);
  first.attributes.clear();
  press.press(second.node);
  press.pressAgain();
  assert.deepEqual(clicked, ['second']);
});

test('a translation keeps the press', () => {
  const { clicked, first, press } = setUp();
  press.press(first.node);
  press.keepThrough(() => first.attributes.clear());
  assert.equal(press.isPressed(), true);
  press.pressAgain();
  assert.deepEqual(clicked, ['first']);
});
