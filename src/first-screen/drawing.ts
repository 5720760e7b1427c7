import { draw, patch } from './draw.ts';
import { fieldsOf } from './fields.ts';
import type { Tree } from './tree.ts';
import type { Typed, Variant } from './typed.ts';

export type Compose = (variant: Variant) => Tree;

/** The first screen in a container. */
export interface Drawing {
  /** What the visitor does changes the screen. What was typed stays. */
  vary(change: Partial<Variant>): void;
  /** The settings have changed the screen. What was typed stays. */
  update(compose: Compose): void;
  /**
   * From here on, the nodes are React's, whose first render has to show the same.
   * @returns what the visitor has done so far
   */
  handOver(): Typed;
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
  let isReacts = false;

  const show = (): void =>
    fields.keepThrough(() => {
      const drawn = document.createDocumentFragment();
      draw(drawn, [tree]);
      patch(container, drawn);
    });
  const vary: Drawing['vary'] = (change) => {
    variant = { ...variant, ...change };
    const changed = compose(variant);
    if (isReacts || JSON.stringify(changed) === JSON.stringify(tree)) return;
    tree = changed;
    show();
  };
  removePrintedStyles(container);
  show();
  return {
    vary,
    update(next) {
      compose = next;
      vary({});
    },
    handOver() {
      isReacts = true;
      return { fields: fields.read(), ...variant };
    },
  };
}
