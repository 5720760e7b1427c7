import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldEvent } from './autofill-input.ts';
import { hasFocus } from './focus.ts';
import { useAdopting } from './use-adopting.ts';
import { useOnMount } from './use-on-mount.ts';

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
  useOnMount(() => {
    element.current = field.current;
    read(field.current);
  });

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
