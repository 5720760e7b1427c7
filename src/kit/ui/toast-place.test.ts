import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeToasts, type ToastPlace } from './toast-place.ts';
import type { Box } from './visible-area.ts';

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

const rows: readonly [name: string, card: Box, view: Box, place: ToastPlace][] = [
  [
    'at the top, if the widget begins below',
    box(350, 120, 400, 400),
    desktop,
    { position: 'top-center', offset: { top: 16 }, width: 356 },
  ],
  [
    'at the top, if the widget is at the side',
    box(16, 16, 300, 400),
    desktop,
    { position: 'top-center', offset: { top: 16 }, width: 356 },
  ],
  [
    'after the widget, narrower if need be',
    box(350, 40, 400, 400),
    desktop,
    { position: 'top-left', offset: { top: 40, left: 766 }, width: 318 },
  ],
  [
    'after the widget',
    box(300, 40, 400, 400),
    desktop,
    { position: 'top-left', offset: { top: 40, left: 716 }, width: 356 },
  ],
  [
    'before the widget, if there is only room there',
    box(500, -30, 400, 400),
    desktop,
    { position: 'top-left', offset: { top: 16, left: 128 }, width: 356 },
  ],
  [
    'before the widget, if there is almost enough room after it',
    box(400, 40, 430, 400),
    box(0, 0, 1200, 800),
    { position: 'top-left', offset: { top: 40, left: 28 }, width: 356 },
  ],
  [
    'below the widget, if there is no room beside',
    box(300, 40, 400, 260),
    tablet,
    { position: 'top-left', offset: { top: 316, left: 322 }, width: 356 },
  ],
  [
    'below the widget, within the window',
    box(-200, 40, 700, 260),
    box(0, 0, 720, 800),
    { position: 'top-left', offset: { top: 316, left: 16 }, width: 356 },
  ],
  [
    'at the bottom, if there is no room below either',
    box(200, 16, 400, 500),
    small,
    { position: 'bottom-center', offset: { bottom: 16 }, width: 356 },
  ],
  [
    'at the bottom of a phone',
    box(8, 16, 304, 400),
    phone,
    { position: 'bottom-center', offset: { bottom: 16 }, width: 356 },
  ],
  [
    'above the keyboard of a phone',
    box(8, 16, 304, 400),
    { ...phone, bottom: 300 },
    { position: 'bottom-center', offset: { bottom: 284 }, width: 356 },
  ],
];

for (const [name, card, view, place] of rows) {
  test(`toasts stand ${name}`, () => {
    const keyboard = view.right === phone.right ? phone.bottom - view.bottom : 0;
    assert.deepEqual(placeToasts(card, view, view.bottom + keyboard), place);
  });
}
