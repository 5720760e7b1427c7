/** Files that let editors complete and explain the tags: VS Code's custom data and JetBrains' web-types. */
import { readFileSync } from 'node:fs';
import { type Attribute, type ElementDeclaration, fromRoot, print, propertyName } from './manifest.ts';

/** The literals of a type such as `"light"|"dark"`. Empty for any other type. */
function literalsOf({ type }: Attribute): string[] {
  const parts = (type?.text ?? '').split('|').map((part) => part.trim());
  const literals = parts.filter((part) => /^(["']).*\1$/.test(part));
  return literals.length === parts.length ? literals.map((literal) => literal.slice(1, -1)) : [];
}

/** The text of `dist/vscode.html-custom-data.json`. */
export function vscodeHtmlData(elements: readonly ElementDeclaration[]): string {
  const tags = elements.map((element) => ({
    name: element.tagName,
    description: element.description,
    attributes: (element.attributes ?? []).map((attribute) => {
      const values = literalsOf(attribute).map((name) => ({ name }));
      const isFlag = attribute.type?.text === 'boolean';
      return {
        name: attribute.name,
        description: attribute.description,
        ...(values.length > 0 && { values }),
        ...(isFlag && { valueSet: 'v' }),
      };
    }),
  }));
  return print({ version: 1.1, tags });
}

/** The items of all elements, without duplicate names. */
const once = <Named extends { readonly name: string }>(all: readonly Named[]): Named[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
];

/** The text of `dist/vscode.css-custom-data.json`. */
export function vscodeCssData(elements: readonly ElementDeclaration[]): string {
  const properties = once(elements.flatMap(({ cssProperties = [] }) => cssProperties));
  const parts = once(elements.flatMap(({ cssParts = [] }) => cssParts));
  return print({
    version: 1.1,
    properties: properties.map(({ name, description = '', default: value }) => ({
      name,
      description: value === undefined ? description : `${description} Default: ${value}`,
    })),
    pseudoElements: parts.map(({ name, description }) => ({ name: `::part(${name})`, description })),
  });
}

/** The text of `dist/web-types.json`. */
export function webTypes(elements: readonly ElementDeclaration[]): string {
  const { name, version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return print({
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements: elements.map(webTypesElement) } },
  });
}

function webTypesElement(element: ElementDeclaration): object {
  const fields = (element.members ?? []).filter(
    ({ kind, static: isStatic }) => kind === 'field' && !isStatic,
  );
  return {
    name: element.tagName,
    description: element.description,
    attributes: (element.attributes ?? []).map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      default: attribute.default,
      value: { type: attribute.type?.text ?? 'string' },
    })),
    js: {
      properties: [
        ...(element.attributes ?? []).map((attribute) => ({
          name: propertyName(attribute.name),
          description: attribute.description,
          type: attribute.type?.text === 'json' ? 'object' : attribute.type?.text,
        })),
        ...fields.map((field) => ({
          name: field.name,
          description: field.description,
          type: field.type?.text,
          ...(field.readonly && { 'read-only': true }),
        })),
      ],
      events: (element.events ?? []).map((event) => ({ name: event.name, description: event.description })),
    },
    css: {
      parts: (element.cssParts ?? []).map((part) => ({ name: part.name, description: part.description })),
      properties: (element.cssProperties ?? []).map((property) => ({
        name: property.name,
        description: property.description,
      })),
    },
  };
}
