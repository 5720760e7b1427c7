/** Finds the settings of Stytch's own element in the text of a file. Pure. */
import { type CallExpression, type Expression, type NewExpression, type Program, parse } from 'acorn';
import { constantsOf, evaluate, evaluateConstant, type Scope, walk } from './evaluate.ts';

/** What the official element, or `mountLogin()`, takes. */
export interface OfficialSettings {
  readonly config?: unknown;
  readonly presentation?: unknown;
  readonly styles?: unknown;
  readonly strings?: unknown;
  readonly callbacks?: unknown;
  readonly client?: OfficialClient;
}

/** Stytch's client, as the file makes it. */
export interface OfficialClient {
  /** The expression. */
  readonly made: unknown;
  /** The public token, and the options. */
  readonly given: readonly unknown[];
}

const NAMES = ['config', 'presentation', 'styles', 'strings', 'callbacks'] as const;

const parseModule = (source: string): Program =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });

/** Makes JavaScript of TypeScript or JSX. */
export type Transpile = (source: string) => string;

/** @returns the program, and the source that its positions are in */
function parseAny(source: string, transpile: Transpile): { program: Program; source: string } {
  try {
    return { program: parseModule(source), source };
  } catch {
    const transpiled = transpile(source);
    return { program: parseModule(transpiled), source: transpiled };
  }
}

/** The argument of a call that has a `config`, such as that of `render()`, or the props of a React component. */
function argumentOfCall(program: Program): Expression | undefined {
  let found: Expression | undefined;
  walk(program, (node) => {
    if (found || node.type !== 'CallExpression') return;
    found = (node as unknown as { arguments: Expression[] }).arguments.find(
      (argument) =>
        argument.type === 'ObjectExpression' &&
        argument.properties.some(
          (property) =>
            property.type === 'Property' &&
            property.key.type === 'Identifier' &&
            property.key.name === 'config',
        ),
    );
  });
  return found;
}

/** Where a client is made, as in `new StytchUIClient(token, options)`, `createStytchB2BClient(token)`. */
function clientOf(program: Program, scope: Scope): OfficialClient | undefined {
  let found: CallExpression | NewExpression | undefined;
  walk(program, (node) => {
    if (found || (node.type !== 'NewExpression' && node.type !== 'CallExpression')) return;
    const call = node as CallExpression | NewExpression;
    if (call.callee.type === 'Identifier' && /Stytch\w*Client$/.test(call.callee.name)) found = call;
  });
  if (!found || found.arguments.length === 0) return undefined;
  const given = found.arguments.filter((argument) => argument.type !== 'SpreadElement');
  return { made: evaluate(found, scope), given: given.map((argument) => evaluate(argument, scope)) };
}

function expressionOf(program: Program): Expression | undefined {
  const call = argumentOfCall(program);
  if (call) return call;
  for (const statement of program.body)
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Expression;
  return undefined;
}

/** Either all settings, or the config alone. */
function settingsIn(value: unknown): OfficialSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('config' in value) {
    const given = NAMES.filter((name) => name in value);
    return Object.fromEntries(given.map((name) => [name, Reflect.get(value, name) as unknown]));
  }
  return 'products' in value || 'authFlowType' in value ? { config: value } : undefined;
}

const MOST_EXPRESSIONS = 100_000;

function settingsOfModule(text: string, transpile: Transpile): OfficialSettings | undefined {
  const { program, source } = parseAny(text, transpile);
  const scope: Scope = { source, constants: constantsOf(program), budget: { left: MOST_EXPRESSIONS } };
  const expression = expressionOf(program);
  const value = expression && evaluate(expression, scope);
  const constants = NAMES.filter((name) => scope.constants.has(name)).map((name) => [
    name,
    evaluateConstant(name, scope),
  ]);
  const settings = settingsIn(value) ?? settingsIn(Object.fromEntries(constants));
  const client = clientOf(program, scope);
  return settings && client ? { ...settings, client } : settings;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** @throws Error with a sentence about what is wrong */
export function readSettings(text: string, transpile: Transpile): OfficialSettings {
  const json = asJson(text);
  // An object that is no module, such as one copied out of it.
  const source = text.trim().startsWith('{') ? `export default ${text.trim().replace(/;$/, '')}` : text;
  const settings = json === undefined ? settingsOfModule(source, transpile) : settingsIn(json);
  if (!settings) throw new Error('There is no config in it. Name it config, or export it as the default.');
  return settings;
}
