/** TypeScript declarations as a source has them, with their doc comments. Pure. */

/**
 * @param names of interfaces, types and constants that the source exports
 * @throws Error for one that it does not have
 */
export function declarations(source: string, names: readonly string[]): string {
  const lines = source.split('\n');
  const found = names.map((name) => declaration(lines, name));
  return ['```ts', found.join('\n\n'), '```'].join('\n');
}

function declaration(lines: readonly string[], name: string): string {
  const head = new RegExp(`^export (interface|type|const) ${name}\\b`);
  const start = lines.findIndex((line) => head.test(line));
  const kind = head.exec(lines[start] ?? '')?.[1];
  if (kind === undefined) throw new Error(`No declaration of ${name} is there to be printed.`);
  const last = kind === 'interface' ? /^}$/ : /;$/;
  const end = lines.findIndex((line, index) => index >= start && last.test(line));
  return lines.slice(commentStart(lines, start), end + 1).join('\n');
}

function commentStart(lines: readonly string[], start: number): number {
  let first = start;
  while (/^(\/\*\*| \*)/.test(lines[first - 1] ?? '')) first -= 1;
  return first;
}
