/**
 * The demo's state over a reload, which is what opening an emailed link is. In sessionStorage: it ends with the tab, and
 * other tabs have demos of their own. The codes and tokens in it open nothing but this demo; passwords are hashed.
 */
const KEY = 'auth-widget:demo';

export const pageStorage = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(kept: string): void {
    try {
      sessionStorage.setItem(KEY, kept);
    } catch {
      // Where the browser keeps nothing, the demo lasts until the page is left.
    }
  },
};
