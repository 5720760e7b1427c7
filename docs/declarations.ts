/** Copies TypeScript declarations, with their doc comments, from a source into a Markdown code block. */

/**
 * @param names the exported interfaces, types and constants to copy
 * @throws Error if the source lacks one of them
 */
export function declarations(source: string, names: readonly string[]): string {
  const lines = source.split('\n');
  const found = names.map((name) => declaration(lines, name));
  return ['```ts', found.join('\n\n'), '```'].join('\n');
}

/** For what a table explains. */
export const withoutComments = (block: string): string => block.replaceAll(/^ *(\/\*\*| \*).*\n/gm, '');

function declaration(lines: readonly string[], name: string): string {
  const head = new RegExp(`^export (interface|type|const) ${name}\\b`);
  const start = lines.findIndex((line) => head.test(line));
  const kind = head.exec(lines[start] ?? '')?.[1];
  if (kind === undefined) throw new Error(`The source does not export ${name}.`);
  const last = kind === 'interface' ? /^}$/ : /;$/;
  const end = lines.findIndex((line, index) => index >= start && last.test(line));
  return lines.slice(commentStart(lines, start), end + 1).join('\n');
}

function commentStart(lines: readonly string[], start: number): number {
  let first = start;
  while (/^(\/\*\*| \*)/.test(lines[first - 1] ?? '')) first -= 1;
  return first;
}
