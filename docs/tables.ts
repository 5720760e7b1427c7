/** Markdown tables of the elements' documentation and of the theme tokens. */
import { publicProperty, tokenPaths, tokens } from '../src/kit/theme/tokens.ts';
import { type ElementDeclaration, type Member, propertyName } from './manifest.ts';
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

/** With the options of `config` that attributes set, by the names of the attributes. */
export function attributeTables(
  elements: readonly ElementDeclaration[],
  shorthands: readonly Shorthand[] = [],
): string {
  const optionsOf = (name: string): string => {
    const paths = shorthands.find(({ attribute }) => attribute === name)?.paths ?? [];
    const options = paths.map((path) => path.replace('config.', ''));
    // The name says it all.
    if (options.length === 0 || (options.length === 1 && options[0] === propertyName(name))) return '';
    return ` ${options.length > 1 ? 'Options' : 'Option'}: ${options.map(code).join(', ')}.`;
  };
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
          cell(attribute.description) + optionsOf(attribute.name),
        ]),
      ),
  );
}

type Listed = 'attributes' | 'members' | 'events';
type Item = NonNullable<ElementDeclaration[Listed]>[number];

const isSame = (one: Item, other: Item): boolean =>
  (['name', 'description', 'default'] as const).every(
    (key) => Reflect.get(one, key) === Reflect.get(other, key),
  );

/**
 * A table of what an element lists otherwise than the widgets, or what they lack; below it, the names of the rest.
 * @param render makes the table
 * @param anchor of the reference, for the rest
 */
export function ownTable(
  element: ElementDeclaration,
  widgets: readonly ElementDeclaration[],
  listed: Listed,
  { render, anchor }: { render(elements: readonly ElementDeclaration[]): string; anchor: string },
): string {
  const isShared = (item: Item): boolean =>
    widgets.some((widget) => widget[listed]?.some((each) => isSame(each, item)));
  const items: readonly Item[] = (element[listed] ?? []).filter((item) => !('static' in item && item.static));
  const own = items.filter((item) => !isShared(item));
  const names = items
    .filter(isShared)
    .map((item) => code('kind' in item && item.kind === 'method' ? signature(item) : item.name));
  return [
    ...(own.length > 0 ? [render([{ ...element, [listed]: own }])] : []),
    ...(names.length > 0 ? [`As [on \`<auth-widget>\`](reference.md#${anchor}): ${names.join(', ')}.`] : []),
  ].join('\n\n');
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
