/** The tables that are made from the elements' documentation and from the table of tokens. */
import { publicProperty, tokenPaths, tokens } from '../src/theme/tokens.ts';
import type { ElementDeclaration } from './manifest.ts';
import { cssParts } from './styling.ts';
import { tokenUses } from './token-uses.ts';

const cell = (text = ''): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
export const code = (text: string | undefined): string => (text ? `\`${cell(text)}\`` : '');

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** One table of what all elements share, then one for each element of what it has besides. */
function perElement<T extends { readonly name: string; readonly description?: string }>(
  elements: readonly ElementDeclaration[],
  listOf: (element: ElementDeclaration) => readonly T[],
  render: (items: readonly T[]) => string,
): string {
  const everywhere = (item: T): boolean =>
    elements.every((element) =>
      listOf(element).some(({ name, description }) => name === item.name && description === item.description),
    );
  const [first] = elements;
  const shared = first === undefined ? [] : listOf(first).filter(everywhere);
  const own = elements.map((element) => ({
    title: `\`<${element.tagName}>\``,
    items: listOf(element).filter((item) => !everywhere(item)),
  }));
  const sections = [{ title: 'Both elements', items: shared }, ...own].filter(
    ({ items }) => items.length > 0,
  );
  if (sections.length === 1 && sections[0]) return render(sections[0].items);
  return sections.map(({ title, items }) => `**${title}**\n\n${render(items)}`).join('\n\n');
}

export function attributeTables(elements: readonly ElementDeclaration[]): string {
  return perElement(
    elements,
    ({ attributes = [] }) => attributes,
    (attributes) =>
      table(
        ['Attribute', 'Type', 'Default', 'Meaning'],
        attributes.map((attribute) => [
          code(attribute.name),
          code(attribute.type?.text),
          code(attribute.default),
          cell(attribute.description),
        ]),
      ),
  );
}

export function eventTables(elements: readonly ElementDeclaration[]): string {
  return perElement(
    elements,
    ({ events = [] }) => events,
    (events) =>
      table(
        ['Event', 'Class', 'When'],
        events.map(({ name, type, description }) => [code(name), code(type?.text), cell(description)]),
      ),
  );
}

/** Every custom property with its value in both presets. A value that follows another token is named by that. */
export function tokenTable(): string {
  const value = (text: string): string => code(text.replaceAll('var(--_', 'var(--auth-'));
  return table(
    ['Custom property', 'Light', 'Dark', 'What it is for'],
    tokenPaths.map((path) => {
      const { light, dark } = tokens[path];
      return [
        code(publicProperty(path)),
        value(light),
        light === dark ? 'the same' : value(dark),
        cell(tokenUses[path]),
      ];
    }),
  );
}

export function partTable(): string {
  return table(
    ['Part', 'What it is'],
    cssParts.map(({ name, description }) => [code(name), cell(description)]),
  );
}

/** The document with the text between `<!-- generated:name -->` and `<!-- /generated:name -->` replaced. */
export function replaceGenerated(document: string, name: string, content: string): string {
  const [open, close] = [`<!-- generated:${name} -->`, `<!-- /generated:${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`There is no ${open} … ${close}.`);
  return `${document.slice(0, start + open.length)}\n\n${content}\n\n${document.slice(end)}`;
}
