/** Where Google's prompt goes. Google finds its parent by an id in the document and does not see into shadow roots. */

const PARENT_ID = 'google-parent-prompt';
/** The slot that shows the parent inside a shadow root. */
export const SLOT_NAME = 'one-tap';

/** The widget that shows the prompt. Google allows one prompt per page. */
let owner: object | undefined;

/** Whether this widget may show the prompt. If so, no other may until `release`. */
export function claim(widget: object): boolean {
  owner ??= widget;
  return owner === widget;
}

export function release(widget: object): void {
  if (owner === widget) owner = undefined;
}

/** Whether the prompt can be shown inside the widget. Browsers with FedCM show their own prompt above the page. */
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
