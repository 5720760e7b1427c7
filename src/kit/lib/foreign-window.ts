/** True if a window shows a page of another origin, which this page cannot look into. */
function isForeign(other: Window): boolean {
  try {
    return !other.location.href;
  } catch {
    return true;
  }
}

/** True if a page of another origin frames this one, directly or further up. */
export function isFramedByStranger(frame: Window = window): boolean {
  return frame.parent !== frame && (isForeign(frame.parent) || isFramedByStranger(frame.parent));
}

/**
 * True if a page of another origin can send this window to any address: one that opened or frames it, or one that did so to
 * those, and can put a page of this origin there while this one looks.
 */
export function canStrangerNavigate(): boolean {
  // The loop reaches what is added meanwhile. Windows can open each other, so each counts once.
  const windows = new Set<Window>([window]);
  for (const each of windows) {
    if (isForeign(each)) return true;
    const { parent, opener }: { readonly parent: Window | null; readonly opener: Window | null } = each;
    // A closed window has neither.
    for (const other of [parent, opener]) if (other) windows.add(other);
  }
  return false;
}
