/** The parts of the custom elements manifest that the generated documents are made from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shorthands } from './shorthands.ts';
import { cssParts, cssProperties } from './styling.ts';

export const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Attribute extends Described {
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly fieldName?: string;
}

export interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly type?: { readonly text: string };
  readonly readonly?: boolean;
  readonly static?: boolean;
  readonly parameters?: readonly Described[];
}

export interface ElementDeclaration extends Described {
  readonly tagName: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly (Described & { readonly type?: { readonly text: string } })[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly (Described & { readonly default?: string })[];
  readonly slots?: readonly Described[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Partial<ElementDeclaration>[] }[];
}

/** Analyzes the sources of the elements and returns the text of custom-elements.json. */
export function analyze(): string {
  const analyzer = fromRoot('node_modules/@custom-elements-manifest/analyzer/cem.js');
  execFileSync(process.execPath, [analyzer, 'analyze', '--config', 'docs/custom-elements.config.mjs'], {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return withTables(readFileSync(fromRoot('.tmp/manifest/custom-elements.json'), 'utf8'));
}

/** An attribute with the default of the option that it sets, if it sets one. */
function withDefault(tag: string | undefined, attribute: Attribute): Attribute {
  const option = shorthands[tag ?? '']?.find((shorthand) => shorthand.attribute === attribute.name);
  return option?.default === undefined ? attribute : { ...attribute, default: option.default };
}

/**
 * Adds the defaults of options, and the parts and custom properties, which all elements share. They come from tables, not from
 * the classes.
 */
function withTables(manifest: string): string {
  const whole = JSON.parse(manifest) as Manifest;
  const modules = whole.modules.map((module) => ({
    ...module,
    ...(module.declarations && {
      declarations: module.declarations.map((declaration) =>
        declaration.tagName === undefined
          ? declaration
          : {
              ...declaration,
              attributes: declaration.attributes?.map((attribute) =>
                withDefault(declaration.tagName, attribute),
              ),
              cssParts,
              cssProperties,
            },
      ),
    }),
  }));
  return `${JSON.stringify({ ...whole, modules }, null, 2)}\n`;
}

/**
 * The documented elements, in the order of the documents.
 * @throws Error if there are none
 */
export function elementsOf(manifest: string): ElementDeclaration[] {
  const { modules } = JSON.parse(manifest) as Manifest;
  const elements = modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration): declaration is ElementDeclaration => declaration.tagName !== undefined)
    .sort((a, b) => b.tagName.localeCompare(a.tagName));
  if (elements.length === 0) throw new Error('No class in elements/ has an @element tag.');
  return elements;
}
