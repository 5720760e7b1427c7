/**
 * The two ends of a form in a dialog. Component libraries keep Tab among the controls that they find in the document, and find none in a
 * shadow root: an empty child of the element stands before the form and one after it, which no visitor stays on.
 */
import { hasFocus } from '../../../kit/ui/focus.ts';

const CONTROLS = 'a[href],button,input,select,textarea,iframe,[tabindex]';

/** What Tab reaches in the form, in its order. Google's One Tap is among the element's children. */
function controlsIn(root: ShadowRoot): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`slot,${CONTROLS}`)]
    .flatMap((node) =>
      node.localName === 'slot'
        ? (node as HTMLSlotElement)
            .assignedElements()
            .flatMap((child) => [...child.querySelectorAll<HTMLElement>(CONTROLS)])
        : node,
    )
    .filter(
      (node) =>
        node.tabIndex >= 0 &&
        !node.matches(':disabled') &&
        node.checkVisibility({ visibilityProperty: true }),
    );
}

/**
 * Adds the ends to an element. What comes to one goes on to the first or the last control of the form. Tab at the form's edge goes to the
 * end there first, and the page hears the key from it: the library leads back to the other side, or the browser goes on from there.
 * @returns removes them
 */
export function addDialogEnds(root: ShadowRoot): () => void {
  const { host, ownerDocument } = root;
  const stopped = new AbortController();
  const { signal } = stopped;
  let isLeaving = false;

  const createEnd = (name: string, index: 0 | -1) => {
    const slot = ownerDocument.createElement('slot');
    const end = ownerDocument.createElement('span');
    slot.name = name;
    end.slot = name;
    end.tabIndex = 0;
    end.style.cssText = 'position:absolute;outline:0';
    const enter = (): void => {
      if (hasFocus(end)) controlsIn(root).at(index)?.focus();
    };
    end.addEventListener(
      'focus',
      () => {
        // Later, because Headless UI takes what has lost the focus again for disabled, and tries the next.
        if (!isLeaving) queueMicrotask(enter);
      },
      { signal },
    );
    return { slot, end };
  };
  const before = createEnd('before-form', 0);
  const after = createEnd('after-form', -1);
  host.prepend(before.end);
  host.append(after.end);
  root.prepend(before.slot);
  root.append(after.slot);

  const leave = (event: KeyboardEvent): void => {
    const { activeElement } = root;
    if (event.key !== 'Tab' || !activeElement) return;
    const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (controlsIn(root).some((control) => activeElement.compareDocumentPosition(control) & ahead)) return;
    event.stopPropagation();
    const { end } = event.shiftKey ? before : after;
    isLeaving = true;
    end.focus({ preventScroll: true });
    isLeaving = false;
    if (!end.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  root.addEventListener('keydown', leave as EventListener, { signal });

  return () => {
    stopped.abort();
    for (const { slot, end } of [before, after]) {
      slot.remove();
      end.remove();
    }
  };
}
