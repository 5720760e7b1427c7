import type { Branch, Tree } from '../../kit/lib/tree.ts';

/** The proof in place of a tree, which it hides, with what was typed there. */
export function placed([tag, attributes, ...children]: Branch, proof: Tree | undefined): readonly Tree[] {
  if (!proof) return [[tag, attributes, ...children]];
  return [[tag, { ...attributes, hidden: '' }, ...children], proof];
}
