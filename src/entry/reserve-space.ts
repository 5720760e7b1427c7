/** Reserves the first screen's space until its code is there, so that nothing on the page moves. */
export function reserveSpace(
  container: HTMLElement | ShadowRoot,
  space: Readonly<Record<string, string>>,
): void {
  const box = document.createElement('div');
  for (const [property, value] of Object.entries(space)) box.style.setProperty(property, value);
  container.append(box);
}
