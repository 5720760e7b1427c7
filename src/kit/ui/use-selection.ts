import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { hasFocus } from './focus.ts';

/** The selection in a focused input. If start and end are equal, it is the caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/**
 * Tracks the selection of an input; null without focus. Browsers disagree about where `selectionchange` fires, so this listens on
 * the document and on the input, and to keys and pointers as well. Starts with the caret behind the text, where it is in a field
 * that is focused as it comes: so that is not rendered twice.
 */
export function useSelection(field: RefObject<HTMLInputElement | null>, text: string) {
  const [selection, setSelection] = useState<Selection | null>({ start: text.length, end: text.length });

  const read = (input: HTMLInputElement | null) => {
    const now =
      input && hasFocus(input) ? { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 } : null;
    setSelection((old) => (old?.start === now?.start && old?.end === now?.end ? old : now));
  };
  const onEvent = () => read(field.current);
  useOnMount(onEvent);

  const focused = selection !== null;
  useEffect(() => {
    const input = field.current;
    if (!focused || input === null) return;
    const onChange = () => read(input);
    input.ownerDocument.addEventListener('selectionchange', onChange);
    input.addEventListener('selectionchange', onChange);
    return () => {
      input.ownerDocument.removeEventListener('selectionchange', onChange);
      input.removeEventListener('selectionchange', onChange);
    };
  }, [field, focused]);

  const watch = {
    onFocus: onEvent,
    onBlur: () => setSelection(null),
    onKeyUp: onEvent,
    onPointerUp: onEvent,
  };
  return { selection, watch: { ...watch, onInput: onEvent } };
}

/** Calls back once, when a component is there. */
function useOnMount(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => call(), []);
}
