/** Makes custom-elements.json: the attributes are those of the elements' fields, and the rest is from types and doc comments. */
import ts from 'typescript';
import { type ElementTag, TAGS } from '../src/settings/elements.ts';
import { checker, declarationOf, exported, meaningOf, program, tagsOf } from './checker.ts';
import { print, propertyName } from './manifest.ts';
import { shorthands } from './shorthands.ts';
import { cssParts, cssProperties } from './styling.ts';

const text = (type: string) => ({ type: { text: type } });
const typed = (node: ts.TypeNode | undefined) => text(node?.getText() ?? 'any');

/** The declaration of a type that has a name only in the sources. */
function aliasNamed(name: ts.EntityName): ts.TypeAliasDeclaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const isImported = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { declarations } = (isImported ? checker.getAliasedSymbol(symbol) : symbol) ?? {};
  return declarations?.find(ts.isTypeAliasDeclaration);
}

/** A type as that of an attribute, such as `"light"|"dark"`, in the order of the source; `json` for an object. */
function attributeType(node: ts.TypeNode): string {
  if (ts.isUnionTypeNode(node))
    return node.types
      .map(attributeType)
      .filter((part) => part !== 'undefined')
      .join('|');
  const type = checker.getTypeFromTypeNode(node);
  if (type.isStringLiteral()) return JSON.stringify(type.value);
  const alias = ts.isTypeReferenceNode(node) ? aliasNamed(node.typeName) : undefined;
  if (alias) return attributeType(alias.type);
  // The items of a constant: (typeof LIST)[number].
  if (ts.isIndexedAccessTypeNode(node)) {
    const list = checker.getTypeFromTypeNode(node.objectType) as ts.TypeReference;
    return checker
      .getTypeArguments(list)
      .map((item) => checker.typeToString(item))
      .join('|');
  }
  // A list of words.
  if (checker.isArrayType(type)) return 'string';
  const name = checker.typeToString(type);
  return /^(string|number|boolean|undefined)$/.test(name) ? name : 'json';
}

function attributeEntry(name: string, tag: ElementTag, element: ts.Type): object {
  const property = element.getProperty(propertyName(name));
  const declaration = property && declarationOf(property);
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type)
    throw new Error(`The interface of <${tag}> lacks the property of ${name}.`);
  const option = shorthands[tag]?.find(({ attribute }) => attribute === name);
  const byDefault = option?.default ?? tagsOf(property, 'default')[0];
  return {
    ...text(attributeType(declaration.type)),
    description: meaningOf(property),
    name,
    ...(byDefault !== undefined && { default: byDefault }),
  };
}

/** True for what our sources comment on, unlike what elements have from HTML. */
const isOurs = (declaration: ts.Declaration): boolean =>
  !program.isSourceFileDefaultLibrary(declaration.getSourceFile()) &&
  ts.getJSDocCommentsAndTags(declaration).length > 0;

/** The entry of a method or a read-only property; undefined for anything else. */
function memberOf(symbol: ts.Symbol): object | undefined {
  const declaration = declarationOf(symbol);
  if (!isOurs(declaration)) return undefined;
  const described = { name: symbol.name, description: meaningOf(symbol) };
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    const parameters = declaration.parameters.map(({ name, type, questionToken }) => ({
      name: name.getText(),
      ...typed(type),
      ...(questionToken && { optional: true }),
    }));
    return {
      kind: 'method',
      ...described,
      ...(parameters.length > 0 && { parameters }),
      return: typed(declaration.type),
    };
  }
  const isReadonly =
    ts.isGetAccessor(declaration) ||
    (ts.isPropertySignature(declaration) &&
      declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword));
  return isReadonly ? { kind: 'field', ...described, ...typed(declaration.type), readonly: true } : undefined;
}

/** The entries of a class's tags of one name, such as `@fires {Type} name - Description`. */
const entriesOf = (symbol: ts.Symbol, tag: string): object[] =>
  tagsOf(symbol, tag).map((entry) => {
    const [, type, name, description] = /^(?:\{(.+?)\} )?(\S+) - (.+)$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`${symbol.name}: @${tag} ${entry} is not "name - description".`);
    return { ...(type && text(type)), description, name };
  });

/** Its own members come before those that it inherits. */
function classOf(tag: ElementTag, symbol: ts.Symbol, observed: readonly string[]): object {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type
    .getProperties()
    .map(memberOf)
    .filter((member) => member !== undefined);
  return {
    kind: 'class',
    description: meaningOf(symbol),
    name: symbol.name,
    slots: entriesOf(symbol, 'slot'),
    members: [
      { kind: 'field', name: 'tag', ...text('string'), static: true, readonly: true, default: `'${tag}'` },
      ...entriesOf(symbol, 'prop').map((property) => ({ ...property, kind: 'field' })),
      ...members,
    ],
    events: entriesOf(symbol, 'fires'),
    cssStates: entriesOf(symbol, 'cssState'),
    superclass: { name: 'HTMLElement' },
    tagName: tag,
    customElement: true,
    attributes: observed.map((name) => attributeEntry(name, tag, type)),
    cssParts,
    cssProperties,
  };
}

async function moduleOf(tag: ElementTag): Promise<object> {
  const path = `elements/${tag}.ts`;
  const values = (await import(`../${path}`)) as Readonly<Record<string, { observedAttributes: string[] }>>;
  const classes = Object.entries(values);
  return {
    kind: 'javascript-module',
    path,
    declarations: classes.map(([name, { observedAttributes }]) =>
      classOf(tag, exported(path, name), observedAttributes),
    ),
    exports: classes.map(([name]) => ({ kind: 'js', name, declaration: { name, module: path } })),
  };
}

/** The text of custom-elements.json. */
export const makeManifest = async (): Promise<string> =>
  print({ schemaVersion: '1.0.0', modules: await Promise.all(TAGS.map(moduleOf)) });
