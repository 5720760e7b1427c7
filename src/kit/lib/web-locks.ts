/** Undefined in an insecure context, on a server, and where the page has replaced it by something that throws. */
export function webLocks(): LockManager | undefined {
  try {
    return (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.locks;
  } catch {
    return undefined;
  }
}
