import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignPopup, placePopup, raiseToTop } from './overlay.ts';

const view = { top: 0, bottom: 480 };
const rows: readonly [name: string, top: number, side: 'below' | 'above', maxHeight: number][] = [
  ['opens below if it fits', 100, 'below', 250],
  ['opens below if it fits on neither side but there is more space below', 190, 'below', 237],
  ['opens above if it only fits there', 300, 'above', 250],
  ['opens above if it fits on neither side but there is more space above', 240, 'above', 232],
  ['opens above if its anchor is below the window', 600, 'above', 250],
];

for (const [name, top, side, maxHeight] of rows) {
  test(name, () => {
    const edge = side === 'below' ? { top: top + 49, shift: '0' } : { top: top - 4, shift: '-100%' };
    assert.deepEqual(placePopup({ top, bottom: top + 45 }, view, 250, 4), { ...edge, maxHeight });
  });
}

test('the space above is that below the top of what is in view', () => {
  const { shift, maxHeight } = placePopup({ top: 240, bottom: 285 }, { top: 60, bottom: 480 }, 250, 4);
  assert.deepEqual([shift, maxHeight], ['0', 187]);
});

test('shows two rows even if the window has no space at all', () => {
  assert.equal(placePopup({ top: 0, bottom: 45 }, { top: 0, bottom: 40 }, 250, 4).maxHeight, 90);
});

const aligned: readonly [name: string, left: number, right: number, edge: 'left' | 'right', at: number][] = [
  ['aligns with the right edge', 200, 300, 'right', 80],
  ['aligns with the left edge', 50, 150, 'left', 50],
  ['aligns with the right edge if it just fits', 50, 220, 'right', 0],
  ['aligns with the left edge if it just fits', 100, 310, 'left', 100],
  ['aligns with the other edge if it fits only there', 10, 110, 'right', 10],
  ['aligns with the other edge if it fits only there, from the left', 210, 310, 'left', 90],
  ['moves into view from the left', 110, 210, 'right', 0],
  ['moves into view from the right', 110, 210, 'left', 100],
];

for (const [name, left, right, edge, at] of aligned)
  test(name, () => assert.equal(alignPopup({ left, right }, { left: 0, right: 320 }, 220, edge), at));

test('what is raised to the top is shown anew, above what is there', (context) => {
  class Popover {
    isConnected = false;
    readonly calls: string[] = [];
    hidePopover = () => this.calls.push('hidden');
    showPopover = () => this.calls.push('shown');
  }
  Object.assign(Popover.prototype, { popover: null });
  Object.assign(globalThis, { HTMLElement: Popover });
  context.after(() => Reflect.deleteProperty(globalThis, 'HTMLElement'));
  const element = new Popover();
  raiseToTop(element as unknown as HTMLElement);
  assert.deepEqual(element.calls, [], 'it has left the page');
  element.isConnected = true;
  raiseToTop(element as unknown as HTMLElement);
  assert.deepEqual(element.calls, ['hidden', 'shown']);
});
