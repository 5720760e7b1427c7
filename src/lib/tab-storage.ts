/**
 * sessionStorage, which lasts as long as the tab. It may be missing, full or blocked. If so, nothing is stored.
 * Kept out of storage.ts, which is in the entry chunk, where every byte counts.
 */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A sign-in must not fail because of this: what is stored here only saves the visitor a click.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, there is nothing to remove.
  }
}
