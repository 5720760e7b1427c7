/** Markdown tables of the elements' documentation and of the theme tokens. */
import { publicProperty, tokenPaths, tokens } from '../src/kit/theme/tokens.ts';
import type { ElementDeclaration, Member } from './manifest.ts';
import type { Shorthand } from './shorthands.ts';
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

/** A table of what all elements share, then one per element of what only it has. */
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
  const everyTitle = new Intl.ListFormat('en').format(own.map(({ title }) => title));
  const sections = [{ title: everyTitle, items: shared }, ...own].filter(({ items }) => items.length > 0);
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

/** The options that attributes set. */
export const shorthandTable = (shorthands: readonly Shorthand[] = []): string =>
  table(
    ['Attribute', 'Option', 'Default'],
    shorthands.map((shorthand) => [
      code(shorthand.attribute),
      shorthand.paths.map((path) => code(path.replace('config.', ''))).join(', '),
      code(shorthand.default),
    ]),
  );

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

/** The properties that have no attribute, and the methods. */
export function memberTables(elements: readonly ElementDeclaration[]): string {
  return perElement(
    elements,
    ({ members = [] }) => members.filter((member) => !member.static),
    (members) =>
      table(
        ['Member', 'Type', 'Meaning'],
        members.map((member) => [
          code(member.kind === 'method' ? signature(member) : member.name),
          member.kind === 'method'
            ? 'method'
            : `${code(member.type?.text)}${member.readonly ? ', read-only' : ''}`,
          cell(member.description),
        ]),
      ),
  );
}

const signature = ({ name, parameters = [] }: Member): string =>
  `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;

/** Every custom property with its value in both presets. */
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

/**
 * Replaces the text between `<!-- generated:name -->` and `<!-- /generated:name -->`.
 * @throws Error if the document lacks these markers
 */
export function replaceGenerated(document: string, name: string, content: string): string {
  const [open, close] = [`<!-- generated:${name} -->`, `<!-- /generated:${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${open} … ${close} is missing.`);
  return `${document.slice(0, start + open.length)}\n\n${content}\n\n${document.slice(end)}`;
}
