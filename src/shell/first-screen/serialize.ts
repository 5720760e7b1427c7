/** Writes trees as HTML, for servers. Pure. */
import type { Tree } from '../../kit/lib/draw.ts';

const VOID: readonly string[] = ['img', 'input', 'link'];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Content of `<style>`, which is parsed without entities. Ours never ends the element. */
const isRaw = (tag: string): boolean => tag === 'style';

function serializeChildren(children: readonly Tree[], raw: boolean): string {
  return children
    .map((child, index) => {
      if (typeof child !== 'string') return serialize(child);
      // Parsers would merge adjacent texts. React separates them in the same way.
      const separator = typeof children[index - 1] === 'string' ? '<!-- -->' : '';
      return separator + (raw ? child : escape(child));
    })
    .join('');
}

export function serialize(tree: Tree): string {
  if (typeof tree === 'string') return escape(tree);
  const [tag, attributes, ...children] = tree;
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  const open = `<${tag}${written.join('')}>`;
  return VOID.includes(tag) ? open : `${open}${serializeChildren(children, isRaw(tag))}</${tag}>`;
}
