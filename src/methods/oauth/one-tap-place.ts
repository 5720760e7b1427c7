/** Where Google's prompt is drawn: Google looks for its parent in the page itself, by an id, and sees no shadow root. */

const PARENT_ID = 'google-parent-prompt';
/** The slot that shows the parent inside of a shadow root. */
export const SLOT = 'one-tap';

/** Which widget of the page shows the prompt: Google has one for the whole page. */
let owner: object | undefined;

/** Whether the prompt is this one's to show, from now until `release`. */
export function claim(widget: object): boolean {
  owner ??= widget;
  return owner === widget;
}

export function release(widget: object): void {
  if (owner === widget) owner = undefined;
}

/** Browsers that ask the visitor themselves (FedCM) draw the prompt themselves, above the page. */
export function canEmbed(box: HTMLElement): boolean {
  return !('IdentityCredential' in globalThis) && holderOf(box).getRootNode() === document;
}

function holderOf(box: HTMLElement): Element {
  const root = box.getRootNode();
  return root instanceof ShadowRoot ? root.host : box;
}

/** Puts the prompt's parent into the page, shown in `box`. */
export function placeParent(box: HTMLElement): HTMLElement {
  const parent = document.createElement('div');
  parent.id = PARENT_ID;
  parent.slot = SLOT;
  holderOf(box).append(parent);
  return parent;
}
