/** Stands in for HTMLElement on a server, where modules can be imported but elements cannot be created. */
export class ServerElement {
  constructor() {
    throw new Error(CLIENT_ONLY);
  }
}

const CLIENT_ONLY =
  'auth-widget is for client-side use only: create and mount its elements in a browser, not on a server.';

/** @throws Error on a server */
export function assertClient(): void {
  if (typeof document === 'undefined') throw new Error(CLIENT_ONLY);
}
