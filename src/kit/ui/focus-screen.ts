import { isFocusElsewhere } from './focus.ts';

/** Focuses the first text field (the country is preselected), else the heading, and scrolls both into view. */
export function focusScreen(box: HTMLElement | ShadowRoot): void {
  if (isFocusElsewhere(box)) return;
  const heading = box.querySelector<HTMLElement>('h2');
  const fields = [...box.querySelectorAll<HTMLElement>('input,slot')].flatMap((node) =>
    node.localName === 'slot' ? (node as HTMLSlotElement).assignedElements() : node,
  );
  const field = fields.find((node) => node.matches('input:not([readonly],[role=combobox])')) as
    | HTMLElement
    | undefined;
  (field ?? heading)?.focus({ preventScroll: true });
  for (const element of [heading, field]) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
