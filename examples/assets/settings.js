// @ts-check
/**
 * What the server wrote into the page from its environment.
 * @param {string} name
 */
function read(name) {
  return document.querySelector(`meta[name="demo:${name}"]`)?.getAttribute('content') || undefined;
}

export const publicToken = read('public-token');
/** The emulator's address; undefined is the provider's own API. */
export const apiUrl = read('api-url');
