import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { hasFocus } from './focus.ts';

/** What is selected in a focused input; equal ends are the caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/**
 * Follows the selection of an input; null without focus. React's own `onSelect` asks `document.activeElement`, which
 * inside a shadow root is the host, so this listens for itself. Browsers differ in where `selectionchange` fires:
 * hence the document, and the keys and pointers beside it.
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
  const onEvent = (event: SyntheticEvent<HTMLInputElement>) => {
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
