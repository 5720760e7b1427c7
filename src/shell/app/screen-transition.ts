/** The motion from one screen to the next. A chunk of its own, which the first screen does not wait for. */

import { token } from '../../kit/theme/tokens.ts';
import { decorate, prefersStillness } from '../../kit/ui/motion.ts';

/** ms */
const DURATION = 160;
/** px */
const SHIFT = 8;
/** ms, of each box of a right code: after the last one, the next screen is there. */
const BOX_DURATION = 40;

/** Copies the screen in the box, for `showTransition`, before another takes its place. */
export const copyScreen = (box: HTMLElement): Element | undefined =>
  decorate(() => {
    const screen = box.firstElementChild;
    if (!screen || prefersStillness()) return undefined;
    const copy = screen.cloneNode(true) as Element;
    for (const frame of copy.querySelectorAll('iframe')) frame.remove();
    for (const field of copy.querySelectorAll('input')) {
      if (field.type === 'password') field.value = field.value.replaceAll(/./gu, '•');
      field.type = 'text';
    }
    return copy;
  });

/** Shows the copy above the box, in a root of its own, where neither scripts nor password managers take it for the widget. */
function overlay(box: HTMLElement, copy: Element): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = `position:absolute!important;width:${box.clientWidth}px!important`;
  const parts = [...copy.querySelectorAll('[part]')].flatMap((element) => [...element.part]);
  host.setAttribute('exportparts', [...new Set(parts)].join());
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = (box.getRootNode() as Document | ShadowRoot).adoptedStyleSheets;
  const shown = document.createElement('div');
  // The rules of the container apply to what is in it.
  shown.part.add('container');
  shown.className = 'auth-widget';
  const look = box.closest<HTMLElement>('[data-look]')?.dataset['look'];
  if (look !== undefined) shown.dataset['look'] = look;
  shown.append(copy);
  root.append(shown);
  box.append(host);
  return shown;
}

/** Fills the boxes of a right code, from its start to its end. @returns how long that takes, in ms */
function fillBoxes(copy: Element): number {
  const boxes = [...copy.querySelectorAll('[part=passcode-box]')];
  if (boxes.length === 0 || boxes.some(({ textContent }) => textContent === '')) return 0;
  const full = {
    backgroundColor: token('colors.success'),
    borderColor: token('colors.success'),
    color: token('container.backgroundColor'),
  };
  for (const [index, box] of boxes.entries())
    box.animate(full, { duration: BOX_DURATION, delay: index * BOX_DURATION, fill: 'forwards' });
  return boxes.length * BOX_DURATION;
}

interface Before {
  /** The copy of the previous screen, as the visitor saw it. */
  readonly leaving: Element | undefined;
  /** Of the box with the previous screen, and where that was in the window before it scrolled, in px. */
  readonly height: number;
  readonly top: number;
}

/**
 * Slides a new screen in while the previous one fades, and lets the card grow or shrink to its height. Does nothing if the visitor
 * prefers reduced motion.
 * @param box what the screens are in
 */
export const showTransition = (box: HTMLElement, { leaving, ...before }: Before, isBack: boolean): void =>
  decorate(() => {
    const screen = box.firstElementChild;
    if (!leaving || !screen) return;
    const { top, height } = box.getBoundingClientRect();
    const timing = {
      duration: DURATION,
      easing: 'cubic-bezier(.2,0,0,1)',
      delay: 0,
      fill: 'backwards',
    } as const;
    const isLeftward = isBack === (getComputedStyle(box).direction === 'rtl');
    const shift = isLeftward ? SHIFT : -SHIFT;
    const entering = { opacity: [0, 1], transform: [`translateX(${shift}px)`, 'none'] };
    // Where the page has scrolled to the screen, a card of the previous height could make it scroll back.
    if (top !== before.top) {
      screen.animate(entering, timing);
      return;
    }
    const shown = overlay(box, leaving);
    const delay = isBack ? 0 : fillBoxes(shown);
    const later = { ...timing, delay };
    const end = shown.animate({ opacity: 0, transform: `translateX(${-shift}px)` }, later);
    end.onfinish = end.oncancel = () => (shown.getRootNode() as ShadowRoot).host.remove();
    box.animate({ height: [`${before.height}px`, `${height}px`], overflowY: ['clip', 'clip'] }, later);
    screen.animate(entering, later);
  });
