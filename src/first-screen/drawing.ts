import { draw, patch, patchNode } from './draw.ts';
import { fieldsOf } from './fields.ts';
import type { Tree } from './tree.ts';
import type { Typed, Variant } from './typed.ts';

export type Compose = (variant: Variant) => Tree;

/** The first screen in a container. */
export interface Drawing {
  /** What the visitor does changes the screen. What was typed stays. */
  vary(change: Partial<Variant>): void;
  /** The settings or the texts have changed the screen. What was typed stays. */
  update(compose: Compose): void;
  /** Back to the screen as it was drawn first: discards what the visitor has done. */
  reset(): void;
  /**
   * From here on, the nodes are React's, whose first render has to show the same.
   * @returns what the visitor has done so far
   */
  handOver(): Omit<Typed, 'pressed'>;
}

/** Removes the styles that a server has printed, which the adopted sheets replace. */
function removePrintedStyles(container: ParentNode): void {
  while (container.firstElementChild?.matches('style,link')) container.firstElementChild.remove();
}

/** Draws the first screen. Keeps the nodes that a server has printed. */
export function drawScreen(container: HTMLElement | ShadowRoot, first: Compose): Drawing {
  const fields = fieldsOf(container);
  let compose = first;
  let variant: Variant = { tab: undefined, refused: false };
  let tree = compose(variant);
  let isHandedOver = false;

  const drawn = (): DocumentFragment => {
    const fragment = document.createDocumentFragment();
    draw(fragment, [tree]);
    return fragment;
  };
  const vary: Drawing['vary'] = (change) => {
    variant = { ...variant, ...change };
    const changed = compose(variant);
    if (isHandedOver || JSON.stringify(changed) === JSON.stringify(tree)) return;
    tree = changed;
    const { firstChild: old } = container;
    const { firstChild: screen } = drawn();
    // The screen only: the sentence that the app did not load may stand below it.
    if (old && screen) fields.keepThrough(() => patchNode(old, screen));
  };
  removePrintedStyles(container);
  fields.keepThrough(() => patch(container, drawn()));
  return {
    vary,
    update(next) {
      compose = next;
      vary({});
    },
    reset() {
      fields.clear();
      vary({ tab: undefined, refused: false });
    },
    handOver() {
      isHandedOver = true;
      return { fields: fields.read(), ...variant };
    },
  };
}
