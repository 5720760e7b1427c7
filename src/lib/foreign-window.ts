/** Whether a window shows a page of another origin, which this page cannot look into. */
function isForeign(other: Window): boolean {
  try {
    return !other.location.href;
  } catch {
    return true;
  }
}

/** Whether a page of another origin frames this one, directly or further up. */
export function isFramedByStranger(from: Window = window): boolean {
  for (let frame = from; frame !== frame.parent; frame = frame.parent) {
    if (isForeign(frame.parent)) return true;
  }
  return false;
}

/** Whether a page of another origin can send this window to any address: the one that opened it, or one that frames it. */
export function canStrangerNavigate(from: Window = window): boolean {
  const opener: Window | null = from.opener;
  return (opener !== null && isForeign(opener)) || isFramedByStranger(from);
}
