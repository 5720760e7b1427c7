// @ts-check
/**
 * Reads a value that the server has put into the page.
 * @param {string} name
 */
function read(name) {
  return document.querySelector(`meta[name="demo:${name}"]`)?.getAttribute('content') || undefined;
}

export const publicToken = read('public-token');
/** URL of the emulator; undefined for the provider's own API. */
export const apiUrl = read('api-url');
