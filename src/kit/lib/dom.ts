/** Returns the document or shadow root that a container is in, or its owner document if it is in neither. */
export function documentOrShadowRoot(container: Element | ShadowRoot): Document | ShadowRoot {
  const root = container.getRootNode();
  // Not `instanceof`, because every frame has its own classes.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : container.ownerDocument;
}

/** The parent of a node in the composed tree: for a shadow root, its host. */
export function parentOf(node: Node): Node | null {
  // `instanceof ShadowRoot` fails for nodes of another document, such as that of a frame.
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** True if a key is a character that is typed into a field, and no shortcut. */
export function isTyped(event: Event): boolean {
  // Browsers that fill in a field send key events without a key.
  const { key = '', ctrlKey, metaKey, altKey, target } = event as Partial<KeyboardEvent> & Event;
  const isCharacter = key.length === 1 && !((ctrlKey && !altKey) || metaKey);
  return isCharacter && /^(input|select)$/.test((target as Element).localName);
}

/**
 * Keeps keys from doing more than the visitor means. A held Enter submits and presses once: every repetition would be another
 * request, error or tab. Characters that are typed into a field stay in the shadow root: outside of it, the event's target is
 * the element, so that the page takes them for its shortcuts.
 */
export function guardKeys(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const guard = (event: Event): void => {
    const { key, repeat } = event as Partial<KeyboardEvent>;
    if (repeat && key === 'Enter') event.preventDefault();
    if ('host' in container && isTyped(event)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) container.addEventListener(type, guard, { signal });
}

/** The field in which an input method is composing. React sees no composition that began before React. */
let composing: EventTarget | null = null;

/** @param signal ends the watch */
export function watchCompositions(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const watch = (event: Event): void => {
    composing = event.type === 'compositionstart' ? event.target : null;
  };
  for (const type of ['compositionstart', 'compositionend'])
    container.addEventListener(type, watch, { signal });
}

/** True if a composition is under way that began while the field's container was watched. */
export const isComposing = (field: HTMLInputElement): boolean => field === composing;
