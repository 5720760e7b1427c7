import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hasFocus } from './focus.ts';
import { useAdopting } from './use-adopting.ts';

/** The selection in a focused input. If start and end are equal, it is the caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/**
 * Tracks the selection of an input; null without focus. React's `onSelect` relies on `document.activeElement`, which is
 * the host inside a shadow root. Browsers disagree about where `selectionchange` fires, so this listens on the document
 * and on the input, and to keys and pointers as well. What was drawn before React has the caret behind the text.
 */
export function useSelection(field: RefObject<HTMLInputElement | null>, text: string) {
  const adopting = useAdopting();
  const [selection, setSelection] = useState<Selection | null>(
    adopting ? { start: text.length, end: text.length } : null,
  );

  const read = () => {
    const input = field.current;
    const focused = input !== null && hasFocus(input);
    const start = focused ? (input.selectionStart ?? 0) : 0;
    const end = focused ? (input.selectionEnd ?? start) : 0;
    setSelection((old) => {
      if (!focused) return null;
      return old?.start === start && old.end === end ? old : { start, end };
    });
  };
  useLayoutEffect(() => read(), []);

  const focused = selection !== null;
  useEffect(() => {
    const input = field.current;
    if (!focused || input === null) return;
    input.ownerDocument.addEventListener('selectionchange', read);
    input.addEventListener('selectionchange', read);
    return () => {
      input.ownerDocument.removeEventListener('selectionchange', read);
      input.removeEventListener('selectionchange', read);
    };
  }, [focused]);

  const watch = {
    onFocus: read,
    onBlur: () => setSelection(null),
    onKeyUp: read,
    onPointerUp: read,
  };
  return { selection, watch: { ...watch, onInput: read } };
}
