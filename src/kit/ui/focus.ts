import { documentOrShadowRoot } from '../lib/dom.ts';

/** True if an element has the focus. Inside a shadow root, `document.activeElement` is the host instead. */
export function hasFocus(element: Element): boolean {
  // Without `instanceof`, which fails for a frame's document. A detached element's root has no `activeElement`.
  const root = element.getRootNode() as Partial<Document | ShadowRoot>;
  return root.activeElement === element;
}

/** True if the focus is on an element or nowhere, as after a click on a button in browsers that do not focus it. */
export function mayTakeFocusFrom(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return hasFocus(element) || activeElement === null || activeElement === body;
}

/** A document or a shadow root. A detached element's root tells nothing. */
type Scope = Partial<Pick<ShadowRoot, 'activeElement' | 'host'>>;

/** True if the focus is on another part of the page, and not on what the widget is in, such as a dialog. */
export function isFocusElsewhere(box: Element | ShadowRoot): boolean {
  const root = box.getRootNode() as Scope;
  const inside = root.activeElement ?? null;
  // Everything in a shadow root belongs to the widget.
  if (inside !== null && (box.getRootNode() !== box.ownerDocument || box.contains(inside))) return false;
  // So do its fields among the element's children.
  const widget = root.host ?? box;
  // The page may have put the widget into shadow roots of its own, of which only those with the focus have an active element.
  let node: Node | undefined = widget;
  while (node) {
    const scope = node.getRootNode() as Scope;
    const active = scope.activeElement;
    if (active) return !widget.contains(active) && !active.contains(node);
    node = scope.host;
  }
  return false;
}

/** Focuses the first text field, else the heading, and scrolls both into view. */
export function focusScreen(box: HTMLElement | ShadowRoot): void {
  if (isFocusElsewhere(box)) return;
  const heading = box.querySelector<HTMLElement>('h2');
  const fields = [...box.querySelectorAll<HTMLElement>('input,slot')].flatMap((node) =>
    node.localName === 'slot' ? (node as HTMLSlotElement).assignedElements() : node,
  );
  const field = fields.find((node) => node.matches('input:not([readonly])')) as HTMLElement | undefined;
  (field ?? heading)?.focus({ preventScroll: true });
  for (const element of [heading, field]) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Calls `close` when Escape is pressed inside, and keeps that from the page: dialogs of component libraries listen on the document
 * in the capture phase, and would close as well.
 * @returns stops
 */
export function onEscape(inside: Element, close: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const { activeElement } = documentOrShadowRoot(inside);
    // The path has fields that are children of the page's element, but nothing of a closed shadow root around it.
    const isInside = event.composedPath().includes(inside) || inside.contains(activeElement);
    if (event.key !== 'Escape' || event.isComposing || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  addEventListener('keydown', listen, { capture: true });
  return () => removeEventListener('keydown', listen, { capture: true });
}
