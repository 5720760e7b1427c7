import assert from 'node:assert/strict';
import { test } from 'node:test';
import { popupPlace } from './use-popup-place.ts';

const view = { top: 0, bottom: 480 };
const rows: readonly [name: string, top: number, side: 'below' | 'above', room: number][] = [
  ['below where it fits', 100, 'below', 250],
  ['below with less than it wants, where above there is less still', 190, 'below', 237],
  ['above where below there is less room', 300, 'above', 250],
  ['above with less than it wants', 240, 'above', 232],
  ['scrolled out of sight', 600, 'above', 250],
];

for (const [name, top, side, room] of rows) {
  test(name, () => assert.deepEqual(popupPlace({ top, bottom: top + 45 }, view, 250), { side, room }));
}

test('a window with no room at all still shows a little', () => {
  assert.equal(popupPlace({ top: 0, bottom: 45 }, { top: 0, bottom: 40 }, 250).room, 90);
});
