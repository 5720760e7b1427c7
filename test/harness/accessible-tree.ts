/** Finds elements as a screen reader does: by role and name, open shadow roots included. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

export type Name = string | RegExp;

/**
 * The elements below `root` as they are rendered: those of a shadow root come at its host, and those in a slot at the
 * slot.
 */
export function* elementsBelow(root: Element | ShadowRoot): Generator<Element> {
  for (const child of childrenOf(root)) {
    yield child;
    yield* elementsBelow(child);
  }
}

function childrenOf(parent: Element | ShadowRoot): Iterable<Element> {
  if (parent instanceof HTMLSlotElement) {
    const assigned = parent.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  return parent instanceof Element && parent.shadowRoot ? parent.shadowRoot.children : parent.children;
}

export function findAllByRole(root: Element, role: string, name?: Name): HTMLElement[] {
  return [...elementsBelow(root)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      roleOf(element) === role &&
      isPerceivable(element) &&
      (name === undefined || matches(computeAccessibleName(element), name)),
  );
}

/** ARIA gives password fields no role; browsers expose them as text fields, and so does Playwright. */
function roleOf(element: Element): string | null {
  return element.matches('input[type=password]') ? 'textbox' : getRole(element);
}

/** Every role and name, for the error of a search that found nothing. */
export function describeTree(root: Element): string {
  return [...elementsBelow(root)]
    .filter((element) => roleOf(element) !== null && isPerceivable(element))
    .map((element) => `${roleOf(element) ?? ''} "${computeAccessibleName(element)}"`)
    .filter((line) => !line.startsWith('generic') && !line.startsWith('presentation'))
    .join('\n');
}

/** The visible text, one line per piece. */
export function visibleText(root: Element): string {
  const pieces: string[] = [];
  for (const element of elementsBelow(root)) {
    if (['STYLE', 'SCRIPT', 'TEMPLATE'].includes(element.tagName) || !element.checkVisibility()) continue;
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      if (text !== '') pieces.push(text);
    }
  }
  return pieces.join('\n');
}

/** dom-accessibility-api stops at the shadow root, so its host is checked too. */
function isPerceivable(element: Element): boolean {
  if (isInaccessible(element)) return false;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? isPerceivable(root.host) : true;
}

function matches(text: string, name: Name): boolean {
  return typeof name === 'string' ? text === name : name.test(text);
}
