/** Whether a window shows a page of another origin, which this page cannot look into. */
function isForeign(other: Window): boolean {
  try {
    return !other.location.href;
  } catch {
    return true;
  }
}

/** Whether a page of another origin frames this one, directly or further up. */
export function isFramedByStranger(frame: Window = window): boolean {
  return frame.parent !== frame && (isForeign(frame.parent) || isFramedByStranger(frame.parent));
}

/** Whether a page of another origin can send this window to any address: the one that opened it, or one that frames it. */
export function canStrangerNavigate(): boolean {
  const opener: Window | null = window.opener;
  return (opener !== null && isForeign(opener)) || isFramedByStranger();
}
