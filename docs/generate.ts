/**
 * Generates what is documented in the sources: custom-elements.json, and the tables of docs/reference.md, docs/testing.md and the elements' own documents.
 *
 *   tsx docs/generate.ts            writes all of them
 *   tsx docs/generate.ts --check    writes nothing, and fails if one is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { accessibleNameTables } from './accessible-names.ts';
import { makeManifest } from './make-manifest.ts';
import { type ElementDeclaration, elementsOf, fromRoot } from './manifest.ts';
import { modernNameTable } from './modern-names.ts';
import { businessParts, referenceParts } from './reference.ts';
import { shorthands } from './shorthands.ts';
import { attributeTables, eventTables, memberTables, ownTable, replaceGenerated } from './tables.ts';

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

const manifest = await makeManifest();
const elements = elementsOf(manifest);
interface OwnDocument {
  readonly path: string;
  /** Generated parts that the documents of the other elements lack. */
  readonly more?: () => Readonly<Record<string, string>>;
}
/** The elements that have documents of their own. */
const DOCUMENTS: Readonly<Record<string, OwnDocument>> = {
  'auth-b2b-widget': { path: 'docs/business-reference.md', more: businessParts },
  'auth-session': { path: 'docs/session.md' },
  'auth-passkeys': { path: 'docs/passkeys-element.md' },
  'auth-account': { path: 'docs/account-element.md' },
};
const documentOf = ({ tagName }: ElementDeclaration): OwnDocument | undefined => DOCUMENTS[tagName];
const widgets = elements.filter((element) => documentOf(element) === undefined);

function withParts(path: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce(
    (document, [name, content]) => replaceGenerated(document, name, content),
    read(path),
  );
}

function generated(): Record<string, string> {
  return {
    'custom-elements.json': manifest,
    'docs/reference.md': withParts('docs/reference.md', {
      ...referenceParts(widgets),
      attributes: attributeTables(widgets, shorthands['auth-widget']),
      events: eventTables(widgets),
    }),
    'docs/testing.md': withParts('docs/testing.md', {
      'modern-names': modernNameTable(),
      'accessible-names': accessibleNameTables(),
    }),
    ...Object.fromEntries(elements.flatMap(documented)),
  };
}

/** The document of an element that has one of its own. */
function documented(element: ElementDeclaration): [path: string, text: string][] {
  const document = documentOf(element);
  if (document === undefined) return [];
  const tables = {
    attributes: ownTable(element, widgets, 'attributes', {
      render: (own) => attributeTables(own, shorthands[element.tagName]),
      anchor: 'attributes',
    }),
    members: ownTable(element, widgets, 'members', {
      render: memberTables,
      anchor: 'properties-and-methods',
    }),
    events: ownTable(element, widgets, 'events', { render: eventTables, anchor: 'events' }),
    ...document.more?.(),
  };
  return [[document.path, withParts(document.path, tables)]];
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(fromRoot(path), text);
}

function run(mode: string | undefined): void {
  if (mode !== '--check') return write(generated());
  const stale = Object.entries(generated()).filter(([path, text]) => read(path) !== text);
  if (stale.length > 0) {
    throw new Error(`Out of date: ${stale.map(([path]) => path).join(', ')}. Run npm run docs:generate.`);
  }
}

try {
  run(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
