import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNewWidget, newWidgets } from './expected-screen.ts';
import { createPlaces } from './places.ts';

const widget = () => ({ isConnected: true });

test('widgets are numbered in the order in which they appear, whichever asks first', () => {
  const [first, second, third] = [widget(), widget(), widget()];
  const newWidgets = new Set([first, second]);
  const placeOf = createPlaces(newWidgets);
  assert.equal(placeOf(second), 1);
  newWidgets.add(third).add(first);
  assert.deepEqual([third, first, second].map(placeOf), [2, 0, 1]);
});

test('a widget that takes the place of another one gets its number', () => {
  const [first, second, third] = [widget(), widget(), widget()];
  const placeOf = createPlaces(new Set());
  assert.deepEqual([first, second].map(placeOf), [0, 1]);
  first.isConnected = false;
  assert.deepEqual([third, widget()].map(placeOf), [0, 2]);
});

test('a widget that leaves before it is numbered is let go', () => {
  const [left, stays, next] = [{ isConnected: false }, widget(), widget()];
  for (const newcomer of [left, stays, next]) addNewWidget(newcomer);
  assert.deepEqual([...newWidgets], [stays, next]);
  newWidgets.clear();
});

test('a widget that comes back to the page has its number again', () => {
  const first = widget();
  const placeOf = createPlaces(new Set());
  assert.equal(placeOf(first), 0);
  first.isConnected = false;
  first.isConnected = true;
  assert.equal(placeOf(first), 0);
});
