import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoundedList } from './bounded-list.ts';

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

test('keeps the newest 1000 items, however they came', () => {
  const list = new BoundedList<number>();
  list.add(...numbers(0, 1000));
  assert.deepEqual(list.items, numbers(0, 1000));
  list.add(1000);
  list.add(...numbers(1001, 4));
  assert.deepEqual(list.items, numbers(5, 1000));
  list.set(numbers(0, 1002));
  assert.deepEqual(list.items, numbers(2, 1000));
  list.clear();
  assert.deepEqual(list.items, []);
});
