import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placePopup } from './use-popup-placement.ts';

const view = { top: 0, bottom: 480 };
const rows: readonly [name: string, top: number, side: 'below' | 'above', maxHeight: number][] = [
  ['opens below if it fits', 100, 'below', 250],
  ['opens below if it fits on neither side but there is more space below', 190, 'below', 237],
  ['opens above if it only fits there', 300, 'above', 250],
  ['opens above if it fits on neither side but there is more space above', 240, 'above', 232],
  ['opens above if its anchor is below the window', 600, 'above', 250],
];

for (const [name, top, side, maxHeight] of rows) {
  test(name, () => assert.deepEqual(placePopup({ top, bottom: top + 45 }, view, 250), { side, maxHeight }));
}

test('shows two rows even if the window has no space at all', () => {
  assert.equal(placePopup({ top: 0, bottom: 45 }, { top: 0, bottom: 40 }, 250).maxHeight, 90);
});
