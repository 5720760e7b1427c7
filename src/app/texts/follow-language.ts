import { parentOf } from '../../lib/parent-of.ts';

/** Those who follow the language, by the node that they stand in. */
const followers = new Map<() => void, Node>();

let observer: MutationObserver | undefined;

/** Tells those whom one of the changed nodes is around. */
function tell(records: readonly MutationRecord[]): void {
  const changed = new Set(records.map(({ target }) => target));
  for (const [follower, start] of followers) {
    for (let node: Node | null = start; node; node = parentOf(node)) {
      if (!changed.has(node)) continue;
      follower();
      break;
    }
  }
}

/**
 * Follows the `lang` of everything around a node. One observer for all, which goes with the last of them.
 * @param follower called when it has changed, once for the changes of one task
 * @returns ends it; a node that has moved is followed anew
 */
export function followLanguage(start: Node, follower: () => void): () => void {
  observer ??= new MutationObserver(tell);
  // An observer does not look into shadow roots: it is given each root on the way out.
  for (let node: Node | null = start; node; node = parentOf(node)) {
    if (node.parentNode) continue;
    observer.observe(node, { attributes: true, subtree: true, attributeFilter: ['lang'] });
  }
  // Each stay has its own, so that the end of the last one leaves this one be.
  const key = () => follower();
  followers.set(key, start);
  return () => {
    followers.delete(key);
    if (followers.size === 0) observer?.disconnect();
  };
}
