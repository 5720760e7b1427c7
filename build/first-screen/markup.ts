import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Tree } from '../../src/kit/lib/draw.ts';

const isElement = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element =>
  'attrs' in node;
const isText = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.TextNode =>
  'value' in node;

function treeOf(node: DefaultTreeAdapterTypes.Node): Tree {
  if (isText(node)) return node.value;
  if (!isElement(node)) throw new Error(`React does not write ${node.nodeName}`);
  const attributes = node.attrs.map(({ prefix, name, value }) => [
    prefix ? `${prefix}:${name}` : name,
    value,
  ]);
  return [node.tagName, Object.fromEntries(attributes), ...node.childNodes.map(treeOf)];
}

/** Reads the markup that React renders on a server. */
export const parseMarkup = (markup: string): readonly Tree[] => parseFragment(markup).childNodes.map(treeOf);
