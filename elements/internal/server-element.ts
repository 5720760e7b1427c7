/** Stands in for HTMLElement where there is none: importing is safe there, making an element is not. */
export class ServerElement {
  constructor() {
    throw new Error(CLIENT_ONLY);
  }
}

const CLIENT_ONLY =
  'auth-widget is for client-side use only: create and mount its elements in a browser, not on a server.';

/** Throws where there is no page. */
export function assertClient(): void {
  if (typeof document === 'undefined') throw new Error(CLIENT_ONLY);
}
