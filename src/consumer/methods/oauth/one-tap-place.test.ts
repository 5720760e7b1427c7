import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { followHeight } from './one-tap-place.ts';

// Spec 4.24, 9.6
test('debounces the first two measurements by 100 ms, later ones not', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const heights: number[] = [];
  const follower = followHeight((height) => heights.push(height));
  follower.measured(0);
  follower.measured(60);
  mock.timers.tick(99);
  assert.deepEqual(heights, []);
  follower.measured(120);
  mock.timers.tick(99);
  assert.deepEqual(heights, []);
  mock.timers.tick(1);
  assert.deepEqual(heights, [120]);
  follower.measured(200);
  assert.deepEqual(heights, [120, 200]);
  mock.timers.reset();
});

test('passes nothing on once stopped', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const heights: number[] = [];
  const follower = followHeight((height) => heights.push(height));
  follower.measured(60);
  follower.stop();
  mock.timers.tick(1000);
  assert.deepEqual(heights, []);
  mock.timers.reset();
});
