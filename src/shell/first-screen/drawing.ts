import { draw, patch, patchNode, type Tree } from '../../kit/lib/draw.ts';
import { type Fields, fieldsOf } from './fields.ts';
import type { FirstScreenInput, Typed } from './typed.ts';

export type Compose = (variant: FirstScreenInput) => Tree;

/** The first screen in a container. */
export interface Drawing {
  readonly findField: Fields['find'];
  /** Changes the screen as the visitor uses it. Typed text stays. */
  vary(change: Partial<FirstScreenInput>): void;
  /** The settings or the texts have changed the screen. What was typed stays. */
  update(compose: Compose): void;
  /** Back to the screen as it was drawn first: discards what the visitor has done. */
  reset(): void;
  /** The visitor's use of the screen so far. */
  read(): Omit<Typed, 'pressed'>;
  /** From here on, the nodes are React's, whose first render has to show the same. */
  handOver(): void;
}

/** Removes the styles that a server has printed, which the adopted sheets replace. */
function removePrintedStyles(container: ParentNode): void {
  while (container.firstElementChild?.matches('style,link')) container.firstElementChild.remove();
}

/** Draws the first screen. Keeps the nodes that a server has printed. */
export function drawScreen(container: HTMLElement | ShadowRoot, first: Compose): Drawing {
  const fields = fieldsOf(container);
  let compose = first;
  let variant: FirstScreenInput = { tab: undefined, refused: false };
  let tree = compose(variant);
  let isHandedOver = false;

  /** @param patchScreen makes the container look like the new content */
  const redraw = (patchScreen: (screen: DocumentFragment) => void): void =>
    fields.keepThrough(() => {
      const screen = document.createDocumentFragment();
      draw(screen, [tree]);
      patchScreen(screen);
    });
  /** The screen only: the sentence that the app did not load may stand below it. */
  const redrawScreen = (): void => {
    const { firstChild: old } = container;
    redraw(({ firstChild: screen }) => {
      if (old && screen) patchNode(old, screen);
    });
  };
  const vary: Drawing['vary'] = (change) => {
    variant = { ...variant, ...change };
    const changed = compose(variant);
    if (isHandedOver || JSON.stringify(changed) === JSON.stringify(tree)) return;
    tree = changed;
    redrawScreen();
  };
  removePrintedStyles(container);
  redraw((screen) => patch(container, screen));
  return {
    findField: fields.find,
    vary,
    update(next) {
      compose = next;
      vary({});
    },
    reset() {
      fields.clear();
      vary({ tab: undefined, refused: false });
    },
    read: () => ({ fields: fields.read(), ...variant }),
    handOver() {
      isHandedOver = true;
    },
  };
}
