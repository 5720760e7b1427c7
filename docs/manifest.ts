/** The parts of the custom elements manifest that the generated documents are made from. */
import { fileURLToPath } from 'node:url';

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
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
}

export const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The property of an attribute: `publicToken` for `public-token`. */
export const propertyName = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

/** The documented elements, in the order of the documents. */
export const elementsOf = (manifest: string): ElementDeclaration[] =>
  (JSON.parse(manifest) as Manifest).modules
    .flatMap(({ declarations }) => declarations)
    .sort((a, b) => b.tagName.localeCompare(a.tagName));
