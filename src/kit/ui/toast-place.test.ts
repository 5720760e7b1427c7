import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from './overlay.ts';
import { placeToasts, type ToastPlace } from './toast-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desktop = box(0, 0, 1100, 800);
const tablet = box(0, 0, 1000, 800);
const small = box(0, 0, 800, 600);
const phone = box(0, 0, 320, 568);

const at = (position: ToastPlace['position'], offset: ToastPlace['offset'], width = 356): ToastPlace => ({
  position,
  offset,
  width,
});

const rows: readonly [name: string, card: Box, view: Box, place: ToastPlace][] = [
  [
    'at the top, above its middle, if the widget begins below',
    box(350, 82, 400, 400),
    desktop,
    at('top-left', { top: 16, left: 372 }),
  ],
  ['at the top, within the window', box(0, 82, 300, 400), desktop, at('top-left', { top: 16, left: 16 })],
  ['after a widget at the left', box(72, 16, 300, 400), desktop, at('top-left', { top: 16, left: 388 })],
  ['before a widget at the right', box(728, 16, 300, 400), desktop, at('top-left', { top: 16, left: 356 })],
  [
    'at the top, if the widget has just been scrolled away',
    box(350, -400, 400, 400),
    desktop,
    at('top-left', { top: 16, left: 372 }),
  ],
  [
    'after the widget, narrower if need be',
    box(350, 40, 400, 400),
    desktop,
    at('top-left', { top: 40, left: 766 }, 318),
  ],
  ['after the widget', box(300, 40, 400, 400), desktop, at('top-left', { top: 40, left: 716 })],
  [
    'before the widget, if there is only room there',
    box(500, -30, 400, 400),
    desktop,
    at('top-left', { top: 16, left: 128 }),
  ],
  [
    'before the widget, narrower if need be, within what is in view',
    box(450, 40, 400, 400),
    box(100, 0, 1000, 800),
    at('top-left', { top: 40, left: 116 }, 318),
  ],
  [
    'before the widget, if there is almost enough room after it',
    box(400, 40, 430, 400),
    box(0, 0, 1200, 800),
    at('top-left', { top: 40, left: 28 }),
  ],
  [
    'below the widget, if there is no room beside',
    box(300, 40, 400, 260),
    tablet,
    at('top-left', { top: 316, left: 322 }),
  ],
  [
    'below the widget, within the window',
    box(-200, 40, 700, 260),
    box(0, 0, 720, 800),
    at('top-left', { top: 316, left: 16 }),
  ],
  [
    'below the widget, within the window on its right',
    box(220, 40, 700, 260),
    box(0, 0, 720, 800),
    at('top-left', { top: 316, left: 348 }),
  ],
  [
    'at the bottom, if there is no room below either',
    box(200, 16, 400, 500),
    small,
    at('bottom-center', { bottom: 16 }),
  ],
  [
    'at the bottom of a window that is as narrow as sonner makes them',
    box(0, 0, 260, 300),
    box(0, 0, 600, 800),
    at('bottom-center', { bottom: 16 }),
  ],
  ['at the bottom of a phone', box(8, 16, 304, 400), phone, at('bottom-center', { bottom: 16 })],
  [
    'above the keyboard of a phone',
    box(8, 16, 304, 400),
    { ...phone, bottom: 300 },
    at('bottom-center', { bottom: 284 }),
  ],
];

for (const [name, card, view, place] of rows) {
  test(`toasts stand ${name}`, () => {
    const keyboard = view.right === phone.right ? phone.bottom - view.bottom : 0;
    assert.deepEqual(placeToasts(card, view, view.bottom + keyboard), place);
  });
}
