// Configures the analyzer that reads custom-elements.json from the elements' class documentation; docs/generate.ts runs it.
import { readFileSync } from 'node:fs';

const isPublic = ({ privacy, name }) =>
  privacy !== 'private' && privacy !== 'protected' && !/^[#_[]|^[A-Z]+$/.test(name);

/** The browser calls these, a page never does. */
const lifecycle = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
  'observedAttributes',
]);

/** The analyzer lists private members as well, and guesses events from calls of `dispatchEvent()`. */
function publicMembersOnly() {
  return {
    name: 'public-members-only',
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations = [] } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          if (declaration.events)
            declaration.events = declaration.events.filter(({ description }) => description);
          if (declaration.members === undefined) continue;
          declaration.members = declaration.members.filter(
            (member) => isPublic(member) && !lifecycle.has(member.name),
          );
        }
      }
    },
  };
}

/** The analyzer lists exported types as exports of the JavaScript modules. */
function valuesOnly() {
  const types = new Set();
  return {
    name: 'values-only',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause))
        return;
      for (const { isTypeOnly, name } of node.exportClause.elements)
        if (node.isTypeOnly || isTypeOnly) types.add(`${moduleDoc.path} ${name.text}`);
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules)
        module.exports = module.exports?.filter(({ name }) => !types.has(`${module.path} ${name}`));
    },
  };
}

/** Where the interfaces of elements and the types of their properties are, besides the elements' own files. */
const DECLARING = [
  'elements/internal/account-fields.ts',
  'elements/internal/auth-element.ts',
  'elements/internal/business-options.ts',
  'elements/internal/consumer-settings.ts',
  'elements/internal/passkeys-fields.ts',
  'elements/internal/plain-element.ts',
  'elements/internal/reset-options.ts',
  'elements/internal/session-fields.ts',
  'elements/internal/widget-options.ts',
  'src/kit/theme/overrides.ts',
  'src/settings/business/entry-options.ts',
  'src/settings/business/types.ts',
  'src/settings/entry-options.ts',
  'src/settings/types.ts',
];

/** Properties whose values no attribute can carry, which `@prop` describes, and what HTMLElement has. */
const UNDESCRIBED = new Set(['client', 'callbacks', 'lookupUser', 'addEventListener']);

/** Notes what a file declares, by name. */
function collect(ts, source, declared) {
  for (const statement of source.statements) {
    const [declaration] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement];
    if (declaration.name) declared.set(declaration.name.text, declaration);
  }
}

/**
 * The class of an element extends the result of `consumerElement<Interface>(...)`. The analyzer takes that call for a mixin,
 * which it cannot follow, so attributes, methods and read-only properties come from the interfaces.
 */
function membersOfInterfaces() {
  const found = new Map();
  /** Interfaces, aliases and constants, by name. */
  const declared = new Map();

  /** Those of an interface and of what it extends; nothing for HTMLElement. */
  function membersOf(ts, name) {
    const declaration = declared.get(name);
    if (declaration === undefined) return [];
    const bases = declaration.heritageClauses?.flatMap(({ types }) => types) ?? [];
    const inherited = bases.flatMap(({ expression, typeArguments }) =>
      membersOf(ts, expression.text === 'Omit' ? typeArguments[0].getText() : expression.text),
    );
    const own = declaration.members.map((member) => describe(ts, member, declared)).filter(Boolean);
    // In the place of what it overrides.
    return [...new Map([...inherited, ...own].map((member) => [member.name, member])).values()];
  }

  return {
    name: 'members-of-interfaces',
    initialize({ ts }) {
      for (const path of DECLARING) {
        const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
        collect(ts, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), declared);
      }
    },
    collectPhase({ ts, node }) {
      if (ts.isSourceFile(node)) collect(ts, node, declared);
    },
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      const base = node.heritageClauses?.[0]?.types[0]?.expression;
      // authElement, or one of a flow such as consumerElement.
      if (base === undefined || !ts.isCallExpression(base) || !base.expression.getText().endsWith('Element'))
        return;
      const type = base.typeArguments?.[0];
      if (type === undefined)
        throw new Error(`${node.name.text} must name its interface: ${base.expression.getText()}<…>(…)`);
      // Without a flow, the class itself has the rest.
      const more = ['plainElement', 'visitorElement'].includes(base.expression.getText())
        ? membersOf(ts, 'Plain')
        : [];
      found.set(node.name.text, [...membersOf(ts, type.getText()), ...more]);
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of customElementsManifest.modules.flatMap(
        ({ declarations = [] }) => declarations,
      )) {
        const members = found.get(declaration.name);
        if (members === undefined) continue;
        const isAttribute = ({ kind }) => kind === undefined;
        declaration.attributes = members.filter(isAttribute);
        declaration.members = [
          ...(declaration.members ?? []),
          ...members.filter((member) => !isAttribute(member)),
        ];
        declaration.superclass = { name: 'HTMLElement' };
        delete declaration.mixins;
      }
    },
  };
}

/** A property's type as that of its attribute, such as `"light"|"dark"`; `json` for an object. */
function attributeType(ts, type, declared) {
  if (ts.isUnionTypeNode(type)) {
    const texts = type.types.map((part) => attributeType(ts, part, declared));
    return texts.filter((text) => text !== 'undefined').join('|');
  }
  if (ts.isLiteralTypeNode(type)) return JSON.stringify(type.literal.text);
  // A list of words.
  if (ts.isTypeOperatorNode(type)) return 'string';
  const alias = ts.isTypeReferenceNode(type) ? declared.get(type.typeName.text) : undefined;
  if (alias && ts.isTypeAliasDeclaration(alias)) return attributeType(ts, alias.type, declared);
  // The items of a constant: (typeof LIST)[number].
  if (ts.isIndexedAccessTypeNode(type)) {
    const list = declared.get(type.objectType.type.exprName.text);
    return list.initializer.expression.elements.map(({ text }) => JSON.stringify(text)).join('|');
  }
  return /^(string|number|boolean|undefined)$/.exec(type.getText())?.[0] ?? 'json';
}

/** The manifest's entry for a member of an interface, which is an attribute if it can be set. */
function describe(ts, member, declared) {
  if (member.name === undefined || UNDESCRIBED.has(member.name.text)) return undefined;
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const source = member.getSourceFile();
  const common = {
    name: member.name.getText(source),
    ...(comment && { description: ts.getTextOfJSDocComment(comment.comment) }),
  };
  const typed = ({ type }) => ({ text: type?.getText(source) ?? 'any' });
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters.map((parameter) => ({
      name: parameter.name.getText(source),
      type: typed(parameter),
      ...(parameter.questionToken && { optional: true }),
    }));
    return {
      kind: 'method',
      ...common,
      ...(parameters.length > 0 && { parameters }),
      return: { type: typed(member) },
    };
  }
  const isReadonly = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  if (isReadonly) return { kind: 'field', ...common, type: typed(member), readonly: true };
  const tag = comment?.tags?.find(({ tagName }) => tagName.text === 'default');
  return {
    type: { text: attributeType(ts, member.type, declared) },
    description: common.description?.replace(/\s*\n\s*/g, ' '),
    name: common.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...(tag && { default: ts.getTextOfJSDocComment(tag.comment) }),
  };
}

export default {
  globs: ['elements/*.ts'],
  // React's components and Vite's plugin are no elements.
  exclude: ['**/*.test.ts', '**/*.d.ts', 'elements/react*.ts', 'elements/vite.ts'],
  outdir: '.tmp/manifest',
  // package.json names the manifest already; the analyzer would rewrite the file.
  packagejson: false,
  quiet: true,
  plugins: [membersOfInterfaces(), publicMembersOnly(), valuesOnly()],
};
