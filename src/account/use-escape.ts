import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useVisitor } from './visitor.ts';

/** Leaves what is open by Escape, unless an answer is awaited. A dialog around it stays open. */
export function useEscape(box: RefObject<HTMLElement | null>, leave: () => void): void {
  const { isBusy } = useVisitor();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  });
  useEffect(() => {
    const { current: node } = box;
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [box]);
}
