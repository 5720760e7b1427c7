/** Where Google's prompt goes. Google finds its parent by an id in the document and does not see into shadow roots. */

const PARENT_ID = 'google-parent-prompt';
/** The slot that shows the parent inside a shadow root. */
export const SLOT_NAME = 'one-tap';

/** The widget that shows the prompt. Google allows one prompt per page. */
let owner: object | undefined;

/** True if this widget may show the prompt. If so, no other may until `release`. */
export function claim(widget: object): boolean {
  owner ??= widget;
  return owner === widget;
}

export function release(widget: object): void {
  if (owner === widget) owner = undefined;
}

/** True if the prompt can be shown inside the widget. Browsers with FedCM show their own prompt above the page. */
export function canEmbed(box: HTMLElement): boolean {
  return !('IdentityCredential' in globalThis) && lightDomParent(box).getRootNode() === document;
}

/** Where to put the prompt's parent: into the shadow host if `box` is in a shadow root, else into `box`. */
function lightDomParent(box: HTMLElement): Element {
  const root = box.getRootNode();
  return root instanceof ShadowRoot ? root.host : box;
}

/** Creates the prompt's parent, so that it shows in `box`. */
export function createParent(box: HTMLElement): HTMLElement {
  const parent = document.createElement('div');
  parent.id = PARENT_ID;
  parent.slot = SLOT_NAME;
  lightDomParent(box).append(parent);
  return parent;
}

/** Google's prompt grows in steps, so its first measurements are debounced (spec section 4). */
const DEBOUNCE_MS = 100;
const DEBOUNCED_COUNT = 2;

export interface HeightFollower {
  /** @param height px */
  measured(height: number): void;
  stop(): void;
}

/** Passes measured heights on to `apply`, except that of a prompt that is still empty. Debounces the first two. */
export function followHeight(apply: (height: number) => void): HeightFollower {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    measured(height) {
      if (height === 0) return;
      clearTimeout(timer);
      count += 1;
      if (count > DEBOUNCED_COUNT) apply(height);
      else timer = setTimeout(apply, DEBOUNCE_MS, height);
    },
    stop: () => clearTimeout(timer),
  };
}
