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

/** The interfaces of what elements have, with a flow and without. */
const BASE = { name: 'AuthElement', file: new URL('../elements/internal/auth-element.ts', import.meta.url) };
const PLAIN = { name: 'Plain', file: new URL('../elements/internal/plain-element.ts', import.meta.url) };

/**
 * The class of an element extends the result of `consumerElement<Interface>(...)`. The analyzer takes that call for a mixin,
 * which it cannot follow, so the members that no attribute and no `@prop` describes come from the interfaces: methods and
 * read-only properties.
 */
function membersOfInterfaces() {
  const found = new Map();
  const inherited = new Map();

  function membersOf(ts, source, name) {
    const declared = source.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
    );
    if (declared === undefined) throw new Error(`${source.fileName} has no interface ${name}.`);
    return declared.members.map((member) => describe(ts, source, member)).filter(Boolean);
  }

  return {
    name: 'members-of-interfaces',
    initialize({ ts }) {
      for (const { name, file } of [BASE, PLAIN]) {
        const text = readFileSync(file, 'utf8');
        const source = ts.createSourceFile(file.pathname, text, ts.ScriptTarget.Latest, true);
        inherited.set(name, membersOf(ts, source, name));
      }
    },
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      const base = node.heritageClauses?.[0]?.types[0]?.expression;
      // authElement, or one of a flow such as consumerElement.
      if (base === undefined || !ts.isCallExpression(base) || !base.expression.getText().endsWith('Element'))
        return;
      const type = base.typeArguments?.[0];
      // Without a flow, the class itself has the rest.
      if (base.expression.getText() === 'plainElement')
        return void found.set(node.name.text, inherited.get(PLAIN.name));
      if (type === undefined)
        throw new Error(`${node.name.text} must name its interface: ${base.expression.getText()}<…>(…)`);
      const own = membersOf(ts, node.getSourceFile(), type.getText());
      found.set(node.name.text, [...inherited.get(BASE.name), ...own]);
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of customElementsManifest.modules.flatMap(
        ({ declarations = [] }) => declarations,
      )) {
        const members = found.get(declaration.name);
        if (members === undefined) continue;
        declaration.members = [...(declaration.members ?? []), ...members];
        declaration.superclass = { name: 'HTMLElement' };
        delete declaration.mixins;
      }
    },
  };
}

/** The manifest's entry for a method or read-only property of an interface; nothing for other members. */
function describe(ts, source, member) {
  const [comment] = ts.getJSDocCommentsAndTags(member);
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
  return isReadonly ? { kind: 'field', ...common, type: typed(member), readonly: true } : undefined;
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
