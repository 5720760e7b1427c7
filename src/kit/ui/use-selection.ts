import { useEffect, useRef, useState } from 'react';
import type { FieldEvent } from './autofill-input.ts';
import { hasFocus } from './focus.ts';

/** The selection in a focused input. If start and end are equal, it is the caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/**
 * Tracks the selection of an input; null without focus. React's `onSelect` relies on `document.activeElement`, which is
 * the host inside a shadow root. Browsers disagree about where `selectionchange` fires, so this listens on the document
 * and on the input, and to keys and pointers as well.
 */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const element = useRef<HTMLInputElement>(null);

  const read = (input: HTMLInputElement | null) => {
    const focused = input !== null && hasFocus(input);
    const start = focused ? (input.selectionStart ?? 0) : 0;
    const end = focused ? (input.selectionEnd ?? start) : 0;
    setSelection((old) => {
      if (!focused) return null;
      return old?.start === start && old.end === end ? old : { start, end };
    });
  };
  const onEvent = (event: FieldEvent) => {
    element.current = event.currentTarget;
    read(event.currentTarget);
  };

  const focused = selection !== null;
  useEffect(() => {
    const input = element.current;
    if (!focused || input === null) return;
    const onChange = () => read(input);
    input.ownerDocument.addEventListener('selectionchange', onChange);
    input.addEventListener('selectionchange', onChange);
    return () => {
      input.ownerDocument.removeEventListener('selectionchange', onChange);
      input.removeEventListener('selectionchange', onChange);
    };
  }, [focused]);

  const watch = {
    onFocus: onEvent,
    onBlur: () => setSelection(null),
    onKeyUp: onEvent,
    onPointerUp: onEvent,
  };
  return { selection, watch: { ...watch, onInput: onEvent } };
}
