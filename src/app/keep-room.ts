/** In the entry chunk: keeps the first screen's place on the page until its code is there, so that nothing moves. */
import { type FirstView, firstRoom } from './first-room.ts';

/** The first commit puts the screen in the place of this. */
export function keepRoom(container: HTMLElement | ShadowRoot, view: FirstView): void {
  const room = document.createElement('div');
  for (const [property, value] of Object.entries(firstRoom(view))) room.style.setProperty(property, value);
  container.append(room);
}
