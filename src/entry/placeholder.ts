/** Shows an empty box of the first screen's size until its code is loaded, so that nothing on the page moves. */
export function showPlaceholder(
  container: HTMLElement | ShadowRoot,
  style: Readonly<Record<string, string>>,
): void {
  const box = document.createElement('div');
  for (const [property, value] of Object.entries(style)) box.style.setProperty(property, value);
  container.append(box);
}
