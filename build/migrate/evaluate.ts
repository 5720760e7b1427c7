/** The value of an expression, without running it. Pure. */
import { randomUUID } from 'node:crypto';
import type { Expression, Pattern, Program, Property, SpreadElement } from 'acorn';
import { themes } from './themes.ts';

/** Objects of Stytch's package whose members are not their own names: `OAuthProviders.Google` is `google`. */
const LOWERCASE = /^(B2B)?OAuthProviders$|^OTPMethods$/;
/** Those whose members are products. */
const PRODUCTS = /^(B2B)?Products$/;
/** Those whose members are their own names. */
const SAME = /^(AuthFlowType|OneTapPositions|B2BMFAProducts)$/;

/** Around an expression that only running it would tell. No file can have it. */
const MARK = randomUUID();

/** An expression as a text, which others may be made of, such as `calc(… * 2)`. */
export const expression = (code: string): string => `${MARK}${code}${MARK}`;

function printText(text: string): string {
  const parts = text.split(MARK);
  const [before, code, after, ...more] = parts;
  if (code === undefined) return JSON.stringify(text);
  if (before === '' && after === '' && more.length === 0) return code;
  const printed = parts.map((part, index) =>
    index % 2 === 1
      ? `\${${part}}`
      : JSON.stringify(part)
          .slice(1, -1)
          .replace(/`|\$\{/g, '\\$&'),
  );
  return `\`${printed.join('')}\``;
}

/** Replaces the texts in printed JSON by the expressions that they stand for. */
export const withExpressions = (printed: string): string =>
  printed.replace(/"(?:[^"\\]|\\.)*"/g, (text) => printText(JSON.parse(text) as string));

/** Whether a value is known only by its expression. */
export const isExpression = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MARK);

/** The constants of a program, wherever they are, by name. */
export function constantsOf(program: Program): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const { id, init } = node as unknown as { id: Pattern; init?: Expression | null };
    if (id.type === 'Identifier' && init && !constants.has(id.name)) constants.set(id.name, init);
  });
  return constants;
}

interface AnyNode {
  readonly type: string;
}

/** Calls `visit` with every node, outer ones first. */
export function walk(node: object, visit: (node: AnyNode) => void): void {
  if ('type' in node && typeof node.type === 'string') visit(node as AnyNode);
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) walk(child as object, visit);
}

export interface Scope {
  readonly source: string;
  readonly constants: ReadonlyMap<string, Expression>;
  /** How many more expressions may be evaluated: a few constants that repeat each other have no end. */
  readonly budget: { left: number };
}

function keyOf({ key, computed }: Property): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** A method, whose own text lacks its name, as a function. */
function methodOf({ value }: Property, { source }: Scope): string {
  const isAsync = value.type === 'FunctionExpression' && value.async;
  return expression(`${isAsync ? 'async ' : ''}function ${source.slice(value.start, value.end)}`);
}

function evaluateObject(properties: readonly (Property | SpreadElement)[], scope: Scope): object {
  const entries = properties.flatMap((property): [string, unknown][] => {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, scope);
      return typeof spread === 'object' && spread !== null ? Object.entries(spread) : [];
    }
    const key = keyOf(property);
    if (key === undefined) return [];
    if (property.method) return [[key, methodOf(property, scope)]];
    return [[key, evaluate(property.value, scope)]];
  });
  return Object.fromEntries(entries);
}

function member(object: string, name: string): unknown {
  if (PRODUCTS.test(object)) return { id: name };
  if (LOWERCASE.test(object)) return name.toLowerCase();
  return SAME.test(object) ? name : undefined;
}

/**
 * @returns the value; a text for `withExpressions` if it is not known
 * @throws Error with a sentence about what is wrong
 */
export function evaluate(node: Expression, scope: Scope): unknown {
  if (scope.budget.left-- === 0)
    throw new Error(
      'The settings are too large to read, perhaps because constants repeat each other. Shorten them.',
    );
  const unknown = (): string => expression(scope.source.slice(node.start, node.end));
  switch (node.type) {
    case 'Literal':
      return node.regex || node.bigint ? unknown() : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : unknown();
    case 'ArrayExpression':
      return node.elements.flatMap((element) => {
        if (!element) return [];
        if (element.type !== 'SpreadElement') return [evaluate(element, scope)];
        const spread = evaluate(element.argument, scope);
        return Array.isArray(spread) ? (spread as unknown[]) : [];
      });
    case 'ObjectExpression':
      return evaluateObject(node.properties, scope);
    case 'UnaryExpression': {
      const value = evaluate(node.argument, scope);
      if (node.operator === '-' && typeof value === 'number') return -value;
      return node.operator === '!' && typeof value === 'boolean' ? !value : unknown();
    }
    case 'ParenthesizedExpression':
      return evaluate(node.expression, scope);
    case 'Identifier': {
      if (scope.constants.has(node.name)) return evaluateConstant(node.name, scope);
      if (node.name === 'undefined') return undefined;
      return Object.hasOwn(themes, node.name) ? themes[node.name] : unknown();
    }
    case 'MemberExpression': {
      const { object, property } = node;
      if (property.type !== 'Identifier' || object.type === 'Super') return unknown();
      const known = object.type === 'Identifier' ? member(object.name, property.name) : undefined;
      if (known !== undefined) return known;
      const container = evaluate(object, scope);
      return typeof container === 'object' && container !== null && Object.hasOwn(container, property.name)
        ? (Reflect.get(container, property.name) as unknown)
        : unknown();
    }
    default:
      return unknown();
  }
}

/** The value of a constant; undefined if there is none. */
export function evaluateConstant(name: string, scope: Scope): unknown {
  const init = scope.constants.get(name);
  // It may refer to itself.
  const constants = new Map(scope.constants);
  constants.delete(name);
  return init && evaluate(init, { ...scope, constants });
}
