/**
 * sessionStorage that may be missing, full or forbidden: then nothing is kept. What is kept goes with the tab. Apart from
 * storage.ts, which is in the entry chunk, where every byte counts.
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
    // What is kept here only spares the visitor a click: a sign-in must not fail for it.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What could not be kept needs no forgetting.
  }
}
