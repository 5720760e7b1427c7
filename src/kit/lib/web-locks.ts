/** Undefined in an insecure context, and on a server. */
export const webLocks = (): LockManager | undefined =>
  (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.locks;
