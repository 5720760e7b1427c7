/** localStorage may be missing, full or blocked (private mode, sandboxed frames). If so, nothing is stored. */
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
    // A sign-in must not fail because of this: what is stored here only saves the visitor a click.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, there is nothing to remove.
  }
}
