/** Returns the document or shadow root that a container is in, or its owner document if it is in neither. */
export function documentOrShadowRoot(container: HTMLElement | ShadowRoot): Document | ShadowRoot {
  const root = container.getRootNode();
  // Not `instanceof`, because every frame has its own classes.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : container.ownerDocument;
}

/** The parent of a node in the composed tree: for a shadow root, its host. */
export function parentOf(node: Node): Node | null {
  // `instanceof ShadowRoot` fails for nodes of another document, such as that of a frame.
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** Submits and presses once while Enter is held: every repetition would be another request, error or tab. */
export function ignoreHeldEnter(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const ignore = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    if (repeat && key === 'Enter') event.preventDefault();
  };
  container.addEventListener('keydown', ignore, { signal });
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
