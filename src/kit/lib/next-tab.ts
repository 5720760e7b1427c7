type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The index of the tab that a key moves to; undefined for any other key. */
export function nextTab(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  index: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  // Leaves the browser's shortcuts alone, such as Alt+Left.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
