/** localStorage that may be missing, full or forbidden (private mode, sandboxed frames): then nothing is kept. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What is stored here only spares the visitor a click: a sign-in must not fail for it.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept needs no forgetting.
  }
}
